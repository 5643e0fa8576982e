import { z } from "zod";

const part = (name: string) => z.string({ error: `The ${name} of the website is missing; it must be text.` });

/**
 * A website as code, the truth once a plan became one. `html` is a whole document that refers to
 * `styles.css`, `script.js` and `assets/…` by relative address; the bytes of those assets are not in it.
 */
export const websiteCode = z.object({ html: part("html"), css: part("css"), javascript: part("javascript") });
export type WebsiteCode = z.infer<typeof websiteCode>;
