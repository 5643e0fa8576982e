import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { enqueueRun } from "./enqueue-run.server";
import { announce } from "./run-attempt.server";

/** What is said where a second generation of one website is asked for. */
export const ALREADY = "This website is being generated already.";

/**
 * Begins another run of a website that has one behind it, and tells those who watch. @throws ConflictError while one is
 * open
 */
export async function beginRun(run: Parameters<typeof enqueueRun>[1]): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      await enqueueRun(tx, run);
      await announce(tx, run.websiteId);
    });
  } catch (error) {
    // Pressed twice at once: the database lets one open run be.
    throw isUniqueViolation(error, "generation_runs_open_key") ? new ConflictError(ALREADY) : error;
  }
}
