import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory that is soon full. */
export interface SmallDisk {
  folder: string;
  /** Takes all space that is left, in a file of its own. */
  fill(): void;
  /** Gives that space back. */
  free(): void;
  remove(): void;
}

/** Whether this account may make one. */
export const canMakeSmallDisk = process.platform === "linux" && process.getuid?.() === 0;

/**
 * Makes a file system with so many bytes, in a folder that is there or one of its own. @throws Error without the right
 * to mount
 */
export function makeSmallDisk(
  bytes: number,
  folder = mkdtempSync(join(realpathSync(tmpdir()), "plinth-disk-")),
): SmallDisk {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder]);
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: () => fillUp(ballast, bytes),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(path: string, bytes: number): void {
  try {
    for (let written = 0; written < bytes; written += 4096) writeFileSync(path, Buffer.alloc(4096), { flag: "a" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
