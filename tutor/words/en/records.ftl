### What is wrong with a recorded hand or its outcome.

record-field-missing = “{ $part }” is missing. Add it.
    .name = Something is missing
record-too-short = “{ $part }” ends too early: the hand goes on, and there is no further entry.
    .name = Record too short
record-too-long = “{ $part }” goes on after its end. Take out what is left over.
    .name = Record too long
record-never-possible = This entry of “{ $part }” could not be said at any moment of this hand.
    .name = Could never be said
record-unknown-seat = “{ $token }” is no seat. Write P1, P2, P3 or P4; P1 is forehand.
    .name = Unknown seat
record-unknown-bonus = There is no bonus “{ $token }”. Write a name like pagat, king_ultimo or trull.
    .name = Unknown bonus
outcome-unknown-field = There is no field “{ $name }”. Possible are { NAMES($known) }.
    .name = Unknown field
outcome-unreadable-points = “{ $token }” are no card points. Write whole points and thirds, as in 35 or 35 2/3.
    .name = Unreadable points
outcome-unknown-result = “{ $token }” is no result. Write made or lost for something announced, and declarer or defenders for something silent.
    .name = Unknown result
outcome-unknown-level = “{ $token }” is no level of contra. Write contra, recontra or subcontra, or 2, 4 or 8.
    .name = Unknown level
