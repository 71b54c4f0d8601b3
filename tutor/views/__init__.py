"""The screens, one thin script each: read the address, ask, draw."""
