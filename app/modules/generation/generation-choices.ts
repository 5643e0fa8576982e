import type { z } from "zod";
import { brief } from "../site/brief";

const choices = brief
  .pick({ template: true, designBrief: true, colorTheme: true, fontFamily: true, chosen: true })
  .partial({ template: true });

/** What of a website's brief can be chosen anew. */
export type GenerationChoices = z.output<typeof choices>;

/** The choices in a stored brief; one that cannot be read any more leaves all to be chosen. */
export function readChoices(stored: unknown): GenerationChoices {
  return choices.safeParse(stored).data ?? choices.parse({});
}
