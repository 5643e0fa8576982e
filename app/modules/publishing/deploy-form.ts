import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import { checkSubdomain } from "./subdomain";

/** Shown when the deploy dialog lacks something (specification, section 5). */
export const MISSING_INFORMATION = {
  title: "Missing Information",
  description: "Please fill in subdomain and title",
} as const;

/** Shown when a deployment failed and nothing better is known (specification, section 8). */
export const DEPLOY_FAILED = "Failed to deploy website";

/** Whether a filled-in deploy form lacks what it cannot do without. */
export function lacksInformation(formData: FormData): boolean {
  return [formData.get("subdomain"), formData.get("title")].some((typed) => !String(typed ?? "").trim());
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
  title: storedText("Please enter a title.").trim().min(1, "Please enter a title.").max(200, "A title has at most 200 characters."),
  description: storedText().trim().max(500, "A description has at most 500 characters.").optional(),
});
