import { spawnSync } from "node:child_process";
import { MissingProgramError } from "../bench";

/** @throws MissingProgramError when one of them cannot be run; Debian's packages have the same names */
export function requirePrograms(...programs: string[]): void {
  const missing = programs.filter((program) => spawnSync(program, ["-v"]).error !== undefined);
  if (missing.length > 0) throw new MissingProgramError(`not installed (apt install ${missing.join(" ")})`);
}
