# The index of commands: `make` alone lists them.
#
# Nothing but make and a Python of 3.11 or newer is needed. The first command sets up
# a virtual environment in .venv from requirements.lock (hashes checked), and again
# only when requirements.lock or pyproject.toml has changed.

.DEFAULT_GOAL := help
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := build/tools
PYTEST := $(BIN)/python -m pytest
# The tests that must reach every branch of rules, scoring and words. The others run
# without the measuring, which takes as long again.
MEASURED := $(wildcard tests/engine/test_*.py) tests/facts tests/laws tests/pitfalls tests/records tests/tutor/words

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

# Prints the first Python that is new enough and able to make environments.
FIND_PYTHON := for python in python3.13 python3.12 python3.11 python3 python; do \
	if $$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' \
	2>/dev/null; then echo $$python; break; fi; done

.PHONY: help
help: ## list the commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 16

.PHONY: run
run: $(READY) ## start the tutor and print its address
	@$(BIN)/koenigrufen run

.PHONY: test
test: lint content ## every check and every test, those in a browser included
	$(BIN)/python -m tests.browser.chromium --install
	$(PYTEST) -n 2 -m "not proof" $(MEASURED) --cov --cov-report=term
	$(PYTEST) -n 2 -m "not proof" tests --ignore=tests/browser $(MEASURED:%=--ignore=%)
	$(PYTEST) -n 2 --dist worksteal -m "not proof" tests/browser

.PHONY: quick
quick: $(READY) ## while you work: lint, types and the fast tests
	$(BIN)/ruff check
	$(BIN)/mypy
	HYPOTHESIS_PROFILE=quick $(PYTEST) -q -n 2 -m "not proof and not app and not slow" \
		--ignore=tests/browser

.PHONY: proof
proof: $(READY) ## the heavy tests: many thousand deals, every screen (up to an hour)
	$(BIN)/python -m tests.browser.chromium --install
	HYPOTHESIS_PROFILE=proof $(PYTEST) -n 2 --timeout=0 --ignore=tests/browser
	HYPOTHESIS_PROFILE=proof $(PYTEST) -n 2 --timeout=0 tests/browser

.PHONY: lint
lint: $(READY) ## format, style, types and layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: content
content: $(READY) ## check every lesson and every puzzle kind
	$(BIN)/python -m lessons.check
	$(BIN)/python -m puzzles.check

.PHONY: bench
bench: $(READY) ## measure how long things take (figures only)
	$(BIN)/python -m tests.benchmarks

.PHONY: audit
audit: $(READY) ## look for known vulnerabilities in the locked packages
	@test -x $(TOOLS)/bin/pip-audit || { $(BIN)/python -m venv $(TOOLS) && \
		$(TOOLS)/bin/python -m pip install -qq pip-audit; } || \
		{ echo "audit: pip-audit could not be installed, so nothing was checked." >&2; exit 1; }
	$(TOOLS)/bin/pip-audit --strict --disable-pip --require-hashes --requirement requirements.lock || \
		{ echo "audit: a package is affected, or the database could not be asked: see above." >&2; exit 1; }

.PHONY: lock
lock: $(READY) ## write requirements.lock anew (UPGRADE=--upgrade takes newer versions)
	@test -x $(TOOLS)/bin/uv || { $(BIN)/python -m venv $(TOOLS) && \
		$(TOOLS)/bin/python -m pip install -qq uv; }
	$(TOOLS)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --extra dev $(UPGRADE) pyproject.toml -o requirements.lock

.PHONY: clean
clean: ## remove what these commands made; the learners' progress stays
	rm -rf $(VENV) build dist *.egg-info .coverage .coverage.* htmlcov test-results screenshots
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find engine lessons puzzles tutor tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		python=$$($(FIND_PYTHON)); \
		test -n "$$python" || { \
			echo "The tutor needs Python 3.11 or newer, with its venv module; none was found" >&2; \
			echo "as python3.13, python3.12, python3.11, python3 or python." >&2; \
			echo "(On Debian and Ubuntu: apt install python3 python3-venv)" >&2; exit 1; }; \
		echo "Making $(VENV) with $$($$python --version) ..."; \
		$$python -m venv --clear $(VENV); }
	@echo "Installing the packages of requirements.lock (once; it takes a minute or two) ..."
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -qq --no-build-isolation --no-deps -e .
	@touch $@
