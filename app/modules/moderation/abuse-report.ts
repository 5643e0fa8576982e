import { z } from "zod";
import { storedText } from "~/lib/stored-text";

/**
 * Why somebody reports a site, as the form offers it; `forOwner` is what its owner is told when it is taken down for
 * that.
 */
export const REPORT_REASONS = {
  deception: { label: "It deceives people: fraud, phishing, a stolen identity", forOwner: "It deceives people." },
  malware: { label: "It harms devices: viruses or other malware", forOwner: "It spreads malware." },
  illegal: { label: "It shows or sells something illegal", forOwner: "It shows or offers something illegal." },
  rights: {
    label: "It uses my name, words or pictures without my permission",
    forOwner: "It uses somebody's work or name without permission.",
  },
  privacy: { label: "It shows something private about me", forOwner: "It shows something private about a person." },
  other: { label: "Something else", forOwner: "It breaks our terms." },
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** People do not see this field of the form; programs fill it in. */
export const REPORT_TRAP = "website";

const reasons = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];
const ADDRESS_LIMIT = 2_000;
const DETAILS_LIMIT = 5_000;
const EMAIL_LIMIT = 254;

const NO_ADDRESS = "Please enter the address of the website.";
const NO_DETAILS = "Please say what is wrong, in a sentence or two.";

/** A report of a site, as its form sends it. */
export const abuseReportForm = z.object({
  site: storedText(NO_ADDRESS).trim().min(1, NO_ADDRESS).max(ADDRESS_LIMIT, "This address is too long."),
  reason: z.enum(reasons, { error: "Please choose what is wrong with it." }),
  details: storedText(NO_DETAILS)
    .trim()
    .min(1, NO_DETAILS)
    .max(DETAILS_LIMIT, `Please keep to ${DETAILS_LIMIT} characters.`),
  email: storedText()
    .trim()
    .max(EMAIL_LIMIT, `An e-mail address can have up to ${EMAIL_LIMIT} characters.`)
    .pipe(z.email("This is not an e-mail address. It should look like name@example.com."))
    .optional(),
});
export type AbuseReportInput = z.infer<typeof abuseReportForm>;
