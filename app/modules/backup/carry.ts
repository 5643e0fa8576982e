import { spawn } from "node:child_process";
import { once } from "node:events";
import { BackupError } from "./backup-error";

/** A command that hangs is ended after so long. */
const LONGEST_MS = 6 * 60 * 60 * 1000;

/**
 * Runs the operator's command, in which `$1` is a backup's path, to carry it elsewhere. It says what it has to say on
 * our own output.
 * @throws BackupError when it ends otherwise than well
 */
export async function carry(command: string, path: string, signal?: AbortSignal): Promise<void> {
  const { BACKUP_PASSPHRASE: _, ...env } = process.env;
  const child = spawn("/bin/sh", ["-c", command, "sh", path], {
    env,
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = () => process.kill(-child.pid!, "SIGTERM");
  const over = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]);
  over.addEventListener("abort", end);
  const [code, killedBy] = (await once(child, "exit")) as [number | null, string | null];
  over.removeEventListener("abort", end);
  if (code !== 0)
    throw new BackupError(
      `The backup was made, and BACKUP_COMMAND ended with ${killedBy ?? `code ${code}`}: it may not have been carried elsewhere.`,
    );
}
