import { z } from "zod";

/** Shown when what was typed is not the account's address. */
export const NOT_THE_EMAIL = "This is not the email address of your account. Nothing was deleted.";

/** What the deletion asks for: the account's own address, typed once more. */
export const deleteForm = z.object({ email: z.string({ error: NOT_THE_EMAIL }).max(1_000, NOT_THE_EMAIL) });

/** Whether somebody typed an address; spaces around it and capitals do not matter. */
export function isTypedEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
