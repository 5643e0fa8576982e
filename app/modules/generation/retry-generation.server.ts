import { db } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { brief as briefSchema } from "./brief";
import { enqueueRun } from "./enqueue-run.server";
import { announce } from "./run-attempt.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

const ALREADY = "This website is being generated already.";

/**
 * Generates a website again after its last run failed or was cancelled, from the same brief.
 * @throws NotFoundError when the actor has no such website, ConflictError when there is nothing to try again
 */
export async function retryGeneration({ actor, websiteId }: Input): Promise<void> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { brief: true, runs: { orderBy: { id: "desc" }, take: 1, select: { status: true } } },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const status = website.runs[0]?.status;
  if (status === "queued" || status === "running") throw new ConflictError(ALREADY);
  if (status === "succeeded") throw new ConflictError("This website is finished.");
  const { codeModel } = briefSchema.pick({ codeModel: true }).parse(website.brief);
  try {
    await db.$transaction(async (tx) => {
      await enqueueRun(tx, websiteId, codeModel);
      await announce(tx, websiteId);
    });
  } catch (error) {
    // Pressed twice at once: the database lets one open run be.
    throw isUniqueViolation(error, "generation_runs_open_key") ? new ConflictError(ALREADY) : error;
  }
}
