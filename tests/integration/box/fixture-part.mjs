// A small process to supervise: listens, and ends in order on SIGTERM unless it is told to be stubborn.
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";

const [name, port, journal, mode] = process.argv.slice(2);
const note = (what) => appendFileSync(journal, `${name} ${what}\n`);

if (mode === "fails") {
  console.error("no such setting");
  process.exit(3);
}
const companion = mode === "with-child" ? spawn("sleep", ["600"]) : undefined;
createServer((_request, response) => response.end(String(companion?.pid ?? ""))).listen(Number(port), "127.0.0.1");
note("started");
process.on("SIGTERM", () => {
  if (mode === "stubborn") return note("refuses");
  note("stopped");
  process.exit(0);
});
