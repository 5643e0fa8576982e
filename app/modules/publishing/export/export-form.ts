import { z } from "zod";

/** Shown when an export is asked for with an address that is none. */
export const INVALID_ADDRESS = {
  title: "Invalid Address",
  description: "Please enter a whole web address, such as https://example.com/form.",
} as const;

const web = { protocol: /^https?$/, error: INVALID_ADDRESS.description };

/** What the export dialog asks for: where the contact form sends; left out, it sends to this app. */
export const exportForm = z.object({
  contactAddress: z.preprocess(
    (typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
    z.url(web).trim().max(2_000, INVALID_ADDRESS.description).optional(),
  ),
});
