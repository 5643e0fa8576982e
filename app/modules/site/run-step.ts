import { z } from "zod";

/** One named step of a generation, as it is stored with the run and shown to the owner while it happens. */
const runStep = z.object({
  name: z.string(),
  state: z.enum(["running", "done", "skipped", "failed"]),
  /** What the owner may want to know of it, such as why a reference website could not be read. */
  note: z.string().optional(),
  /** When it got into this state, in milliseconds since 1970. */
  at: z.number(),
});
export type RunStep = z.infer<typeof runStep>;

export const runSteps = z.array(runStep);
