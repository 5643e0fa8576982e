import { spawn } from "node:child_process";
import { once } from "node:events";

// Remembers the last line it was given. When the box dies, and with it this pipe, it ends what the line names.
const SCRIPT = `
while read -r line; do parts=$line; done
for part in $parts; do kill -s "\${part%%:*}" "\${part#*:}"; done 2>/dev/null
tries=0
while [ $tries -lt 10 ]; do
  left=
  for part in $parts; do kill -0 "\${part#*:}" && left=yes; done 2>/dev/null
  [ -z "$left" ] && exit
  tries=$((tries + 1))
  sleep 1
done
for part in $parts; do kill -s KILL -- "-\${part#*:}"; done 2>/dev/null
`;

/** What must not outlive the box: a process, and the signal that asks it to end. */
interface Watched {
  pid: number;
  signal: NodeJS.Signals;
}

export interface DeathWatch {
  watch(processes: Watched[]): void;
  close(): Promise<void>;
}

/** Starts a small process of its own that stops the parts when the box is killed and can no longer do so itself. */
export function startDeathWatch(): DeathWatch {
  const child = spawn("/bin/sh", ["-c", SCRIPT], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  const ended = once(child, "exit");
  // Killed by hand it is missed by nobody until the box dies too.
  child.stdin.on("error", () => undefined);
  return {
    watch(processes) {
      child.stdin.write(`${processes.map(({ pid, signal }) => `${signal.replace("SIG", "")}:${pid}`).join(" ")}\n`);
    },
    async close() {
      child.stdin.end("\n");
      await ended;
    },
  };
}
