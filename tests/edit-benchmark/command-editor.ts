import { spawnSync } from "node:child_process";
import { z } from "zod";
import type { Editor } from "./editor";

const LONGEST_MS = 120_000;
const replySchema = z.object({
  message: z.string(),
  code: z.object({ html: z.string(), css: z.string(), javascript: z.string() }).nullable(),
  offers: z.array(z.string()).optional(),
  isPart: z.boolean().optional(),
});

/**
 * Any other editor: a command that reads a request as JSON and writes its reply as JSON.
 * @throws when it fails, takes longer than two minutes, or writes something else
 */
export const commandEditor =
  (command: string): Editor =>
  (request) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
      input: JSON.stringify(request),
      encoding: "utf8",
      timeout: LONGEST_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
    return replySchema.parse(JSON.parse(stdout));
  };
