"""Learners, their attempts, their steps through the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "learner",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("dialect", sa.String(), nullable=True),
        sa.Column("text_twin", sa.Boolean(), nullable=False),
        sa.Column("four_colours", sa.Boolean(), nullable=False),
        sa.Column("indices", sa.Boolean(), nullable=False),
        sa.Column("big_numbers", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_learner"),
    )
    op.create_table(
        "attempt",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("learner_id", sa.String(), nullable=False),
        sa.Column("nonce", sa.String(), nullable=False),
        sa.Column("question_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("dialect", sa.String(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("response", sa.String(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.Column("elapsed_ms", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learner.id"],
            name="fk_attempt_learner_id_learner",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_attempt"),
    )
    op.create_index("uq_attempt_learner_id_nonce", "attempt", ["learner_id", "nonce"], unique=True)
    op.create_index("ix_attempt_learner_id_question_id", "attempt", ["learner_id", "question_id"])
    op.create_index("ix_attempt_learner_id_at", "attempt", ["learner_id", "at"])
    op.create_table(
        "lesson_step",
        sa.Column("learner_id", sa.String(), nullable=False),
        sa.Column("lesson_id", sa.String(), nullable=False),
        sa.Column("step_id", sa.String(), nullable=False),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learner.id"],
            name="fk_lesson_step_learner_id_learner",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("learner_id", "lesson_id", "step_id", name="pk_lesson_step"),
    )


def downgrade() -> None:
    op.drop_table("lesson_step")
    op.drop_table("attempt")
    op.drop_table("learner")
