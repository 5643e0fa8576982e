import { z } from "zod";

/** Shown when an export is asked for with an address that is none. */
export const INVALID_ADDRESS = {
  title: "Invalid Address",
  description: "Please enter a whole web address, such as https://example.com/form.",
} as const;

const trimmed = (typed: unknown) => (typeof typed === "string" ? typed.trim() || undefined : typed);

const webAddress = (error: string, more: { hostname?: RegExp } = {}) =>
  z
    .url({ protocol: /^https?$/, ...more, error })
    .max(2_000, error)
    .optional();

/** A word alone is no address yet. */
const HOST = { hostname: /\.|^localhost$|^\[/ };

/**
 * What people say of where a website stands as its whole address: `rose.example` and `https://rose.example/index.html`
 * are the same.
 */
function wholeAddress(typed: unknown): unknown {
  const value = trimmed(typed);
  if (typeof value !== "string") return value;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/]+:\d/.test(value) ? value : `https://${value}`;
  if (!URL.canParse(whole)) return value;
  const { origin, pathname, protocol } = new URL(whole);
  return /^https?:$/.test(protocol) ? origin + pathname.replace(/\/index\.html?$/i, "/").replace(/\/?$/, "/") : value;
}

/**
 * What the export dialog asks for: where the website will stand, and where its contact form sends; left out, it sends
 * to this app.
 */
export const exportForm = z.object({
  address: z.preprocess(
    wholeAddress,
    webAddress("Please enter the address at which the website will stand, such as https://example.com.", HOST),
  ),
  contactAddress: z.preprocess(trimmed, webAddress(INVALID_ADDRESS.description)),
});
