"""What all tests share: how many examples Hypothesis tries.

``quick`` while one works, ``ci`` (the same examples every time) in ``make test``,
``proof`` in ``make proof``. The environment variable HYPOTHESIS_PROFILE chooses.
"""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

# A shared or busy machine is slow now and then; no test is about that.
_PATIENT: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("quick", max_examples=10, derandomize=True, **_PATIENT)
settings.register_profile("ci", max_examples=60, derandomize=True, **_PATIENT)
settings.register_profile("proof", max_examples=20_000, print_blob=True, **_PATIENT)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
