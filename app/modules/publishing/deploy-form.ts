import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import { INVALID_DOMAIN, parseDeployDomain } from "../domains/custom-domain";
import { checkSubdomain } from "./subdomain";

/** Shown when the deploy dialog lacks something (tests/list, section 5). */
const MISSING_INFORMATION = {
  title: "Missing Information",
  description: "Please fill in subdomain and title",
} as const;

/** Shown when a deployment failed and nothing better is known (tests/list, section 8). */
export const DEPLOY_FAILED = "Failed to deploy website";

/** Shown when a custom domain is wanted and not named (tests/list, section 5). */
const MISSING_CUSTOM_DOMAIN = {
  title: "Missing Custom Domain",
  description: "Please enter your custom domain or disable custom domain option",
} as const;

/** What a custom domain asks for beyond the deployment (tests/list, section 4). */
export const VERIFICATION_NOTE = "Domain verification is required and may take up to 24 hours.";

/** What the first wrong thing of a filled-in deploy form is called; null where nothing of this is wrong. */
export function deployProblem(formData: FormData) {
  const typed = (name: string) => String(formData.get(name) ?? "").trim();
  if (!typed("subdomain") || !typed("title")) return MISSING_INFORMATION;
  if (!typed("useCustomDomain")) return null;
  if (!typed("customDomain")) return MISSING_CUSTOM_DOMAIN;
  return parseDeployDomain(typed("customDomain")) ? null : INVALID_DOMAIN;
}

const subdomain = z.string({ error: "Please enter a subdomain." }).transform((typed, context) => {
  const checked = checkSubdomain(typed);
  if ("subdomain" in checked) return checked.subdomain;
  context.addIssue({ code: "custom", message: checked.problem });
  return z.NEVER;
});

/** What the deploy dialog asks for; the same rules hold for the API. */
export const deployForm = z.object({
  subdomain,
  title: storedText("Please enter a title.")
    .trim()
    .min(1, "Please enter a title.")
    .max(200, "A title has at most 200 characters."),
  description: storedText().trim().max(500, "A description has at most 500 characters.").optional(),
});

/** What can be changed of a website that is live. */
export const detailsForm = deployForm.omit({ subdomain: true });

/** What the dialog asks for that switches the live website. */
export const switchForm = deployForm.extend({
  leaves: z.coerce.number({ error: "Please open this question anew." }).int().positive(),
  takesDomain: z.boolean().default(false),
});

/** The deploy dialog's whole form; a domain is read only where the owner has asked for one. */
export const deployDialogForm = deployForm
  .extend({ useCustomDomain: z.boolean().optional(), customDomain: z.string().optional() })
  .transform(({ useCustomDomain, customDomain, ...site }, context) => {
    if (!useCustomDomain) return { ...site, customDomain: null };
    const host = parseDeployDomain(customDomain ?? "");
    if (host) return { ...site, customDomain: host };
    const { description: message } = customDomain?.trim() ? INVALID_DOMAIN : MISSING_CUSTOM_DOMAIN;
    context.addIssue({ code: "custom", path: ["customDomain"], message });
    return z.NEVER;
  });
