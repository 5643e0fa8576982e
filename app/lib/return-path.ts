import { z } from "zod";

/** Longer than any address of ours; a cookie has room for twice as much. */
const MOST_CHARACTERS = 2_000;
/** Never a place to come back to: they act, or answer programs. */
const NOT_PAGES = /^\/(api|auth)(\/|$)/i;

/** What a path is read against. Only whether it stays there counts. */
const HERE = "http://here.invalid";

/**
 * The path of a page of ours, or home. An address of another site must never be a way out, however it is written:
 * what counts is what a browser makes of it.
 */
export const returnPath = z
  .string()
  .max(MOST_CHARACTERS)
  .startsWith("/")
  .refine((path) => URL.canParse(path, HERE))
  .transform((path) => new URL(path, HERE))
  // What begins with two slashes (`/.//host` does, taken apart) names another host.
  .refine(({ origin, pathname }) => origin === HERE && !pathname.startsWith("//") && !NOT_PAGES.test(pathname))
  .transform(({ pathname, search }) => pathname + search)
  .catch("/");
