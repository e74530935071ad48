# The commands of the project.  `make play` and `make test` install what is missing by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/coterie/server/page/index.html
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
NEWEST_WEB := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts src/coterie/messages -type f 2>/dev/null)

.PHONY: help install play test faults test-python test-web lint types contract compiled pure wire rulings bench load clean

help:
	@echo "make play     a table at http://localhost:8000"
	@echo "make test     every test, browser tests included"
	@echo "make faults   servers killed 200 times, networks cut, disks full, 10,000 open tables: a long test"
	@echo "make install  $(VENV) with all that running and testing need"
	@echo "make lint types contract   ruff; mypy and svelte-check; import-linter"
	@echo "make compiled / make pure  the rules compiled in place with mypyc / as plain Python again"
	@echo "make bench    ratios measured in one run"
	@echo "make load     the table server under load, beside boardgame.io's"

# ---------------------------------------------------------------- installing

$(BIN)/coterie: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	COTERIE_COMPILE=0 $(BIN)/python -m pip install --quiet --editable .
	$(BIN)/python -m pip install --quiet --group test --group check "setuptools>=77"
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(NEWEST_WEB)
	cd web && npm run build
	@touch $@

install: $(BIN)/coterie $(PAGE)

# ---------------------------------------------------------------- running

play: install
	$(BIN)/coterie serve --port 8000 --open

# ---------------------------------------------------------------- testing

.PHONY: browser
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium fonts-noto-core fonts-noto-cjk; }

test: install browser test-python test-web

test-python: install browser
	$(BIN)/python -m pytest

faults: install browser
	COTERIE_FAULTS=long $(BIN)/python -m pytest tests/faults -m faults

test-web: web/node_modules/.installed
	cd web && npm test

lint: install
	$(BIN)/ruff check src tests tools bench setup.py

types: install
	$(BIN)/mypy
	cd web && npm run check

contract: install
	$(BIN)/lint-imports

# ---------------------------------------------------------------- building

compiled: $(BIN)/coterie
	COTERIE_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace

pure:
	find src -name '*.so' -delete

wire: $(BIN)/coterie web/node_modules/.installed
	$(BIN)/python tools/wire_schema.py && cd web && npm run wire

rulings: $(BIN)/coterie
	$(BIN)/python tools/rulings.py

# The benches have an environment of their own: the compiled wheel, and what it is measured beside.
bench/.venv/.installed: bench/requirements.txt $(shell find src/coterie -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
	test -x bench/.venv/bin/python || $(PYTHON) -m venv bench/.venv
	bench/.venv/bin/python -m pip install --quiet --upgrade pip
	bench/.venv/bin/python -m pip install --quiet --requirement bench/requirements.txt
	rm -rf bench/dist && COTERIE_COMPILE=1 bench/.venv/bin/python -m pip wheel --quiet --no-deps --wheel-dir bench/dist .
	bench/.venv/bin/python -m pip install --quiet --force-reinstall --no-deps bench/dist/*.whl
	bench/.venv/bin/python -m pip install --quiet bench/dist/*.whl
	@touch $@

bench: bench/.venv/.installed
	bench/.venv/bin/python bench/run.py $(if $(SHORT),--short)

# The table server under load, beside boardgame.io's own server (Node is needed).
bench/load/node/node_modules/.installed: bench/load/node/package.json bench/load/node/package-lock.json
	cd bench/load/node && npm ci --no-audit --no-fund
	@touch $@

load: bench/.venv/.installed bench/load/node/node_modules/.installed
	bench/.venv/bin/python bench/load/run.py $(if $(SHORT),--short)

clean:
	rm -rf $(VENV) bench/.venv bench/dist web/node_modules bench/load/node/node_modules build dist src/coterie/server/page
	find src -name '*.so' -delete
