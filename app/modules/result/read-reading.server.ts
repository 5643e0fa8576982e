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

/** What was read, or that it takes too long to say; and whether the owner has looked it over since it was made. */
export type ReadingAnswer = ({ reading: Reading; isCutOff: false } | { reading: null; isCutOff: true }) & {
  isLookedOver: boolean;
};

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
      factsReadAt: true,
      code: { select: { html: true } },
      runs: {
        where: { status: "succeeded" },
        orderBy: { id: "desc" },
        take: 1,
        select: { steps: true, finishedAt: true },
      },
    },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const isLookedOver = lookedOver(website);
  const { data: given } = briefSchema.safeParse(website.brief);
  try {
    const told = given ? toldIn(given) : "";
    const read = await readingInPool(actor.userId, told, website.code?.html ?? "");
    return { reading: { ...read, unreadReference: unreadReference(website) }, isCutOff: false, isLookedOver };
  } catch (error) {
    if (error instanceof CutOff) return { reading: null, isCutOff: true, isLookedOver };
    throw error;
  }
}

/** What another generation read is to be looked over again. */
const lookedOver = ({ factsReadAt, runs: [run] }: { factsReadAt: Date | null; runs: { finishedAt: Date | null }[] }) =>
  factsReadAt !== null && !(run?.finishedAt && run.finishedAt > factsReadAt);

/** Why the generation that made the website went on without its reference. */
function unreadReference({ url, runs: [run] }: { url: string | null; runs: { steps: unknown }[] }) {
  const steps = runSteps.catch([]).parse(run?.steps ?? []);
  const reason = steps.find(({ name, state }) => name === STEPS.reference && state === "skipped")?.note;
  return url && reason ? { address: url, reason } : null;
}

/**
 * Notes that the owner has looked over what was read. @throws NotFoundError when the actor has no such website
 */
export async function noteLookedOver({ actor, websiteId }: Input): Promise<void> {
  // Not by the client, which would call it the last change of the website.
  const noted = await db.$executeRaw`
    update websites set facts_read_at = now() where id = ${websiteId} and owner_id = ${actor.userId}`;
  if (noted === 0) throw new NotFoundError("There is no such website.");
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
