#!/bin/sh
# What the image starts. A volume may be mounted as root's: it is handed over, then nothing runs as root any more.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown plinth:plinth "$DATA_DIR"
  exec setpriv --reuid=plinth --regid=plinth --init-groups "$0" "$@"
fi
# Node waits only for children that it started itself; tini reaps those of others, a killed worker's browser for one.
exec tini -s -- node --enable-source-maps build/box/start.js "$@"
