"""What a learner has done, kept in a database. Knows nothing of screens.

Start with :func:`open_store`; everything that comes out of a store is a frozen value.
"""

from tutor.progress.learner import COOKIE, is_learner_id, new_learner_id
from tutor.progress.records import (
    AttemptRecord,
    KindTally,
    LearnerRecord,
    NewAttempt,
    SettingChanges,
    StoreError,
)
from tutor.progress.store import Store, open_store

__all__ = [
    "COOKIE",
    "AttemptRecord",
    "KindTally",
    "LearnerRecord",
    "NewAttempt",
    "SettingChanges",
    "Store",
    "StoreError",
    "is_learner_id",
    "new_learner_id",
    "open_store",
]
