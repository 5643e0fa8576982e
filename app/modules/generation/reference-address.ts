import { z } from "zod";

const LONGEST = 2_000;

/**
 * A website's address as people type it: a bare host gets https://. Whether it may be fetched is decided
 * when it is, on the address that it resolves to.
 */
export const referenceAddress = z
  .string()
  .trim()
  .max(LONGEST, "This address is too long.")
  .transform((typed, context) => {
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url && isWebsite(url)) return url.href;
    context.addIssue({ code: "custom", message: "Enter a web address such as example.com." });
    return z.NEVER;
  });

function isWebsite({ protocol, hostname, username, password }: URL): boolean {
  if (protocol !== "http:" && protocol !== "https:") return false;
  return /[.:]/.test(hostname) && !username && !password;
}
