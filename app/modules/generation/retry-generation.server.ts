import { db } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { ALREADY, beginRun } from "./begin-run.server";
import type { DesignerId } from "../site/designer";
import { brief as briefSchema } from "../site/brief";

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** Who shall write it instead of the model's designer. */
  wanted?: DesignerId;
}

/**
 * Generates a website again after its last run failed or was cancelled, from the same brief.
 * @throws NotFoundError when the actor has no such website, ConflictError when there is nothing to try again
 */
export async function retryGeneration({ actor, websiteId, wanted }: Input): Promise<void> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { brief: true, runs: { orderBy: { id: "desc" }, take: 1, select: { status: true, brief: true } } },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const last = website.runs[0];
  if (last?.status === "queued" || last?.status === "running") throw new ConflictError(ALREADY);
  if (last?.status === "succeeded") throw new ConflictError("This website is finished.");
  const again = briefSchema.nullable().parse(last?.brief ?? null);
  const { codeModel } = again ?? briefSchema.pick({ codeModel: true }).parse(website.brief);
  await beginRun({ websiteId, codeModel, brief: again ?? undefined, wanted });
}
