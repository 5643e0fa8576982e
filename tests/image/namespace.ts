import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A process as this machine sees it, and its number as those inside see it. */
export interface InnerProcess {
  pid: number;
  innerPid: number;
  name: string;
  uid: number;
  isZombie: boolean;
}

/** The only child of a process. */
export function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
}

/** Every process that shares the process namespace of this one. */
export function processesWith(pid: number): InnerProcess[] {
  const namespace = namespaceOf(pid);
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((other) => namespaceOf(other) === namespace).flatMap((other) => read(other) ?? []);
}

function namespaceOf(pid: number): string | undefined {
  return ifThere(() => readlinkSync(`/proc/${pid}/ns/pid`));
}

function read(pid: number): InnerProcess | undefined {
  const status = ifThere(() => readFileSync(`/proc/${pid}/status`, "utf8"));
  if (status === undefined) return undefined;
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, "m").exec(status)![1]!.split("\t");
  return {
    pid,
    innerPid: Number(field("NSpid").at(-1)),
    name: field("Name")[0]!,
    uid: Number(field("Uid")[1]),
    isZombie: field("State")[0]!.startsWith("Z"),
  };
}

// A process may end between two looks.
function ifThere<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
