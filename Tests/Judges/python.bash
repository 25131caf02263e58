# Sourced by programs that run Python on this folder's judges: what looks for programs, and sets up the Python environment.
#
# Sets `here`, this folder, `root`, the repository, and `python`, whose packages are in .build/judges and are installed
# again only when a requirements file changes.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
venv=$root/.build/judges
python=$venv/bin/python

# want PROGRAM PACKAGE: notes the Debian package of a program that is not there.
missing=()
want() { command -v "$1" >/dev/null || missing+=("$2"); }

# Ends with one line if something is missing.
have_all() {
  ((${#missing[@]} == 0)) || { echo "judges: programs are missing: sudo apt-get install --no-install-recommends ${missing[*]}" >&2; exit 2; }
}

# Creates the Python environment, or ends with one line.
set_up_python() {
  local stamp pip log=$root/.build/judges-pip.log
  stamp=$(cat "$here"/requirements*.txt <(python3 --version) | sha256sum)
  if [[ ! -f $venv/stamp || $(<"$venv/stamp") != "$stamp" ]]; then
    echo "judges: installing the judges' packages into ${venv#"$root"/}" >&2
    rm -rf "$venv"
    mkdir -p "$root/.build"
    pip=("$python" -m pip --quiet --disable-pip-version-check --retries 2 install)
    if ! { python3 -m venv "$venv" && "${pip[@]}" --requirement "$here/requirements.txt" &&
      "${pip[@]}" --no-deps --requirement "$here/requirements-no-deps.txt"; } >"$log" 2>&1; then
      echo "judges: pip cannot install the judges' packages (is pypi.org reachable?): $(grep -v '^ *$' "$log" | tail -n 1)" >&2
      exit 2
    fi
    printf '%s\n' "$stamp" >"$venv/stamp"
  fi
  export PYTHONDONTWRITEBYTECODE=1 PYTHONUTF8=1
  cd "$root"
}

want python3 python3
python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv)
