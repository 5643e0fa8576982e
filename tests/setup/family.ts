import { readFileSync } from "node:fs";

/** A process and all that it started, itself first; nothing when it is gone. Linux. */
export function familyOf(pid: number): number[] {
  const children = childrenOf(pid);
  return children ? [pid, ...children.flatMap(familyOf)] : [];
}

function childrenOf(pid: number): number[] | null {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
