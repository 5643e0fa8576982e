import { randomBytes } from "node:crypto";

/** What the owner of a domain puts into its DNS to show that it is theirs; cannot be guessed. */
export function makeVerificationToken(): string {
  return `verify_${randomBytes(18).toString("base64url")}`;
}
