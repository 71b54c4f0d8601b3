"""The course: lessons as content, read, checked and walked through."""
