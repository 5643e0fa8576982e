import { z } from "zod";
import { storedText } from "~/lib/stored-text";

const NAME_LIMIT = 200;
const EMAIL_LIMIT = 254;

/** A request for a demo, as the landing page's form and `POST /api/leads` take it (tests/list, section 5). */
export const leadInput = z.object({
  contactName: storedText("Please enter your name.")
    .trim()
    .min(1, "Please enter your name.")
    .max(NAME_LIMIT, `A name can have up to ${NAME_LIMIT} characters.`),
  email: storedText("Please enter your e-mail address.")
    .trim()
    .min(1, "Please enter your e-mail address.")
    .max(EMAIL_LIMIT, `An e-mail address can have up to ${EMAIL_LIMIT} characters.`)
    .pipe(z.email("This is not an e-mail address. It should look like name@example.com.")),
});
export type LeadInput = z.infer<typeof leadInput>;

/** What the form says afterwards (tests/list, section 8). */
export const LEAD_TOASTS = {
  sent: { title: "Thank You!", description: "Your information has been submitted. We'll be in touch soon!" },
  failed: (message: string) => ({ title: "Submission Failed", description: message, variant: "destructive" as const }),
};
