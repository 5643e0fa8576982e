import { z } from "zod";
import "./input-words";

// PostgreSQL refuses NUL; half of a surrogate pair is no character, and jsonb refuses it.
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/** What to say of a text that cannot be kept. */
export const UNSTORABLE_TEXT = "This text contains a character that cannot be stored.";

/** Whether a text can be kept in the database, character by character. */
export const isStorable = (text: string) => !UNSTORABLE.test(text);

/** A text that somebody sends and we keep: begins every zod rule for such a field. `error` is for what is no text. */
export const storedText = (error?: string) => z.string({ error }).refine(isStorable, UNSTORABLE_TEXT);
