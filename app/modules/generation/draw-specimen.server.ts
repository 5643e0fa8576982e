import { UnavailableError } from "~/lib/errors";
import { CutOff } from "~/lib/pool/cut-off";
import { inPool } from "~/lib/pool/in-pool.server";
import { brief } from "../site/brief";
import type { GenerationForm } from "./generation-form";
import type { Specimen, specimenOf } from "./specimen";

/** A brief is read as for a website; nobody waits longer than this to see what a colour does. */
export const specimenInPool = inPool<typeof specimenOf>("specimen-of", { milliseconds: 5_000, megabytes: 300 });

interface Input {
  actor: { userId: number };
  form: GenerationForm;
}

/**
 * Draws what the form says so far, without its files; nothing is kept. @throws UnavailableError where that takes too
 * long, or too much waits
 */
export async function drawSpecimen({ actor, form }: Input): Promise<Specimen> {
  try {
    return await specimenInPool(actor.userId, brief.parse(form));
  } catch (error) {
    throw error instanceof CutOff ? new UnavailableError("This takes too long to draw.") : error;
  }
}
