import { z } from "zod";

/** What a version was made by; the closed list of the specification's section 3. */
export const changeType = z.enum(["initial", "manual", "ai_designer", "contact_form", "restore"]);
export type ChangeType = z.infer<typeof changeType>;

/** Title of the version that a website begins with (specification, section 4). */
export const INITIAL_TITLE = "Initial website generation";
