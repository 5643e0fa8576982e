#!/bin/sh
# What the image starts, and what `plinth backup`, `plinth restore` and `plinth take-down` run beside it. A volume may be mounted as
# root's: it is handed over, then nothing runs as root any more.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown plinth:plinth "$DATA_DIR"
  exec setpriv --reuid=plinth --regid=plinth --init-groups "$0" "$@"
fi
# A shell on the machine may stand elsewhere.
cd "${PLINTH_HOME:-.}"
case "${1:-}" in
  backup | restore | take-down)
    script=$1
    shift
    exec node --enable-source-maps "build/scripts/$script.js" "$@"
    ;;
esac
# Nothing may use the data while somebody restores it: the machine runs, so that they can be there, and Plinth does not.
trap 'exit 0' TERM INT
while [ -e "$DATA_DIR/hold" ]; do
  [ "${said:-}" ] || echo "Plinth waits until $DATA_DIR/hold is deleted."
  said=yes
  sleep 1
done
trap - TERM INT
# Node waits only for children that it started itself; tini reaps those of others, a killed worker's browser for one.
exec tini -s -- node --enable-source-maps build/box/start.js "$@"
