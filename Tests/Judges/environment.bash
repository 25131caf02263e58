# Sourced by the programs in this folder: checks that the programs they need are installed, and creates their Python
# environment; see python.bash for what it sets.
source "$(dirname "${BASH_SOURCE[0]}")/python.bash"

want java default-jre-headless
want chromium chromium
want chromedriver chromium-driver
want firefox-esr firefox-esr
want node nodejs
want w3m w3m
# Users who are not root may lack its folder among those of programs.
[[ -x /usr/sbin/nginx ]] || want nginx nginx-light
# Zeal does not run on macOS; its judge is skipped there.
if [[ $(uname) != Darwin ]]; then
  want zeal zeal
  want Xvfb xvfb
  want xdotool xdotool
fi
# Debian keeps Node's libraries where its own node looks; another node needs the path.
export NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
node -e 'require("ajv")' 2>/dev/null || missing+=(node-ajv)
have_all
set_up_python
