import { z } from "zod";

/** Shown when what was typed is not the account's address. */
export const NOT_THE_EMAIL = "This is not the email address of your account. Nothing was deleted.";

/** Why a deletion failed, where nothing better is known. */
export const NOT_DELETED = "Something went wrong on our side and your account is still there. Please try again.";

/** Said to who took longer over signing in again than is allowed. */
export const TOO_LATE = "Signing in again took longer than five minutes. Nothing was deleted. Please try again.";

/** What the deletion asks for: the account's own address, typed once more. */
export const deleteForm = z.object({ email: z.string({ error: NOT_THE_EMAIL }).max(1_000, NOT_THE_EMAIL) });

/** Whether somebody typed an address; spaces around it and capitals do not matter. */
export function isTypedEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
