import type { z } from "zod";
import { UnavailableError } from "~/lib/errors";
import { CutOff } from "~/lib/pool/cut-off";
import { inPool } from "~/lib/pool/in-pool.server";
import { brief } from "../site/brief";
import type { Specimen, specimenOf } from "./specimen";

/** A brief is read as for a website; nobody waits longer than this to see what a colour does. */
export const specimenInPool = inPool<typeof specimenOf>("specimen-of", { milliseconds: 5_000, megabytes: 300 });

interface Input {
  actor: { userId: number };
  /** What of a brief there is: what a form says so far, or one that is kept. */
  given: z.input<typeof brief>;
  /** The folder of its fonts and pictures, where it has them. */
  assets?: string;
}

/**
 * Draws a website before it is made; nothing is kept. @throws UnavailableError where that takes too long, or too much
 * waits
 */
export async function drawSpecimen({ actor, given, assets }: Input): Promise<Specimen> {
  try {
    return await specimenInPool(actor.userId, brief.parse(given), assets);
  } catch (error) {
    throw error instanceof CutOff ? new UnavailableError("This takes too long to draw.") : error;
  }
}
