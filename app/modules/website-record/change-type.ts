import { z } from "zod";

/** What a version was made by; the closed list of tests/list, section 3. */
export const changeType = z.enum(["initial", "manual", "ai_designer", "contact_form", "restore"]);
export type ChangeType = z.infer<typeof changeType>;

/** Title of the version that a website begins with (tests/list, section 4). */
export const INITIAL_TITLE = "Initial website generation";
