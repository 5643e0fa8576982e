import { z } from "zod";
import { INVALID_DOMAIN, parseCustomDomain } from "./custom-domain";

/** Shown when a domain could not be set up (tests/list, section 8). */
export const DOMAIN_SETUP_FAILED = {
  title: "Domain Setup Failed",
  description: "Failed to configure custom domain",
} as const;

/** What the domain dialog asks for. */
export const domainForm = z.object({
  customDomain: z.string({ error: INVALID_DOMAIN.description }).transform((typed, context) => {
    const host = parseCustomDomain(typed);
    if (host) return host;
    context.addIssue({ code: "custom", message: INVALID_DOMAIN.description });
    return z.NEVER;
  }),
});
