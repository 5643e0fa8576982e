import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import { STEPS } from "../generation/step-log";
import { brief as briefSchema, toldIn } from "../site/brief";
import { runSteps } from "../site/run-step";
import { readingInPool } from "./pooled-reading.server";
import type { Reading } from "./reading";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** What was read, or that it takes too long to say. */
export type ReadingAnswer = { reading: Reading; isCutOff: false } | { reading: null; isCutOff: true };

/**
 * Reads the owner's brief and document back as they are kept, with the places in the page as it is saved. Nothing is
 * written. @throws NotFoundError when the actor has no such website, PoolBusyError when too much waits to be read
 */
export async function readReading({ actor, websiteId }: Input): Promise<ReadingAnswer> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: {
      brief: true,
      url: true,
      code: { select: { html: true } },
      runs: { where: { status: "succeeded" }, orderBy: { id: "desc" }, take: 1, select: { steps: true } },
    },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const { data: given } = briefSchema.safeParse(website.brief);
  try {
    const told = given ? toldIn(given) : "";
    const read = await readingInPool(actor.userId, told, website.code?.html ?? "");
    return { reading: { ...read, unreadReference: unreadReference(website) }, isCutOff: false };
  } catch (error) {
    if (error instanceof CutOff) return { reading: null, isCutOff: true };
    throw error;
  }
}

/** Why the generation that made the website went on without its reference. */
function unreadReference({ url, runs: [run] }: { url: string | null; runs: { steps: unknown }[] }) {
  const steps = runSteps.catch([]).parse(run?.steps ?? []);
  const reason = steps.find(({ name, state }) => name === STEPS.reference && state === "skipped")?.note;
  return url && reason ? { address: url, reason } : null;
}

/** The same for a screen that shows it beside much else: null where it cannot be said now. */
export async function readingUnlessBusy(input: Input): Promise<Reading | null> {
  try {
    return (await readReading(input)).reading;
  } catch (error) {
    if (error instanceof PoolBusyError) return null;
    throw error;
  }
}
