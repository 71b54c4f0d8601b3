from __future__ import annotations

import random

import pytest

from engine.advice.spread import mean, share


def test_wilsons_interval_has_the_published_ends() -> None:
    # Wilson's interval for 8 of 10, as any table of it gives.
    found = share(8, 10)

    assert found.mean == 0.8
    assert found.low == pytest.approx(0.4902, abs=1e-4)
    assert found.high == pytest.approx(0.9433, abs=1e-4)


def test_a_share_of_none_or_all_still_has_a_width() -> None:
    assert share(0, 20).low == 0.0
    assert share(0, 20).high > 0.1
    assert share(20, 20).low < 0.9


def test_a_mean_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        spread = mean([rng.choice((-5.0, 5.0, 5.0)) for _ in range(60)])
        held += spread.low <= 5 / 3 <= spread.high

    assert 0.92 <= held / 400 <= 0.99


def test_equal_values_do_not_prove_themselves() -> None:
    assert mean([-5.0] * 10, doubt=5).half_width > 1


@pytest.mark.parametrize("none", [lambda: share(0, 0), lambda: mean([])])
def test_nothing_has_no_mean(none: object) -> None:
    with pytest.raises(ValueError, match="of nothing"):
        none()  # type: ignore[operator]
