import { z } from "zod";

const part = (name: string) => z.string({ error: `The ${name} of the website is missing; it must be text.` });

/**
 * A website as code, the truth once a plan became one. `html` is a whole document that refers to
 * `styles.css`, `script.js` and `assets/…` by relative address; the bytes of those assets are not in it.
 */
export const generatedCode = z.object({ html: part("html"), css: part("css"), javascript: part("javascript") });
export type GeneratedCode = z.infer<typeof generatedCode>;

/** Whether two states of a website are the same to the letter. */
export const sameCode = (a: GeneratedCode, b: GeneratedCode) => a.html === b.html && a.css === b.css && a.javascript === b.javascript;
