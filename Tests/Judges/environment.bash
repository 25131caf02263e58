# Sourced by the programs in this folder: checks that the programs they need are installed, and creates their Python
# environment.
#
# Sets `here`, this folder, `root`, the repository, and `python`, whose packages are in .build/judges and are
# installed again only when a requirements file changes.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
venv=$root/.build/judges
python=$venv/bin/python

missing=()
want() { command -v "$1" >/dev/null || missing+=("$2"); }
want java default-jre-headless
want chromium chromium
want chromedriver chromium-driver
want firefox-esr firefox-esr
want python3 python3
want node nodejs
want w3m w3m
want mandoc mandoc
# Zeal does not run on macOS; its judge is skipped there.
if [[ $(uname) != Darwin ]]; then
  want zeal zeal
  want Xvfb xvfb
  want xdotool xdotool
fi
# Debian keeps Node's libraries where its own node looks; another node needs the path.
export NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
node -e 'require("ajv")' 2>/dev/null || missing+=(node-ajv)
python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv)
if ((${#missing[@]})); then
  echo "judges: programs are missing; install them with" >&2
  echo "  sudo apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 2
fi

stamp=$(cat "$here"/requirements*.txt <(python3 --version) | sha256sum)
if [[ ! -f $venv/stamp || $(<"$venv/stamp") != "$stamp" ]]; then
  echo "judges: installing the judges' packages into ${venv#"$root"/}" >&2
  rm -rf "$venv"
  python3 -m venv "$venv"
  pip=("$python" -m pip --quiet --disable-pip-version-check install)
  "${pip[@]}" --requirement "$here/requirements.txt"
  "${pip[@]}" --no-deps --requirement "$here/requirements-no-deps.txt"
  printf '%s\n' "$stamp" >"$venv/stamp"
fi

export PYTHONDONTWRITEBYTECODE=1 PYTHONUTF8=1
cd "$root"
