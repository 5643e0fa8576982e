import { createHash } from "node:crypto";
import { z } from "zod";

/** What the sign-in page asks for. */
export const signInSchema = z.object({
  name: z
    .string({ error: "Enter your name." })
    .trim()
    .min(1, "Enter your name.")
    .max(100, "Use at most 100 characters."),
  email: z
    .string({ error: "Enter your e-mail address." })
    .trim()
    .min(1, "Enter your e-mail address.")
    .max(254, "Use at most 254 characters.")
    .pipe(z.email("Enter an e-mail address such as ada@example.com.")),
});

export type SignIn = z.output<typeof signInSchema>;

/** The subject of an e-mail address: the same after any restart, whatever its capitals. */
export function subjectOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 32);
}

/** Standard OpenID Connect claims. A name of one word has no family name, and the claim is left out then. */
export function claimsOf({ name, email }: SignIn) {
  const words = name.split(/\s+/);
  const family = words.length > 1 ? words.pop() : undefined;
  return {
    sub: subjectOf(email),
    name,
    given_name: words.join(" "),
    ...(family ? { family_name: family } : {}),
    email,
    email_verified: true,
  };
}
