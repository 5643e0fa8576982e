import { contentHash } from "../storage/content-hash";
import type { ContactFormConfig } from "./contact-form-config";

/**
 * Names a state of a contact form, so that a save can say which state it was made of. What else changes in the website
 * changes nothing of it.
 */
export const formRevision = ({ fields, style, settings }: ContactFormConfig) =>
  contentHash(inOrder([fields, style, settings]));

/** JSON whose keys have one order, since PostgreSQL keeps none. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
