import { redirect } from "@remix-run/node";
import { log } from "~/lib/log.server";
import { plainPage } from "~/published/plain-page";
import { CACHE_REVALIDATE, SANDBOX_POLICY } from "~/published/site-headers";

interface SiteFile {
  bytes: Uint8Array;
  type: string;
}

/**
 * As `SANDBOXED_HEADERS`, but for those that every answer of the web process carries: twice, they would not be
 * understood.
 */
const sandboxed = (policy: string) => ({
  "content-security-policy": policy,
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
});
const PAGE = { ...sandboxed(SANDBOX_POLICY), "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" };

const say = (status: number, page: string, headers: Record<string, string> = {}) =>
  new Response(page, { status, headers: { ...PAGE, "cache-control": CACHE_REVALIDATE, ...headers } });

const NOTHING = plainPage("There is nothing here", "There is nothing to see at this address.");
const FAILED = plainPage("One moment, please", "This site cannot be shown just now. Please try again in a moment.");
const TAKES_NOTHING = plainPage("There is nothing here", "Nothing can be sent to this address.");

/** Gives the file at a path below the site's own address, null where there is none, or another answer in its place. */
type ReadFile = (path: string) => Promise<SiteFile | Response | null>;

export interface SiteOptions {
  /** For a file that may do less than others. */
  policy?: string;
  /** The page where there is no file. */
  absent?: string;
}

/**
 * Answers with a file of a site that is not deployed: a preview or a demo. Customer code: every answer is
 * sandboxed, so that it runs without our origin also in a window of its own.
 */
export async function siteResponse(request: Request, path: string, read: ReadFile, options: SiteOptions = {}) {
  const { policy = SANDBOX_POLICY, absent = NOTHING } = options;
  const { pathname, search } = new URL(request.url);
  // Relative addresses in the page need the slash.
  if (path === "" && !pathname.endsWith("/")) return leadTo(`${pathname}/${search}`);
  try {
    const file = await read(path);
    if (file instanceof Response) return file;
    if (!file) return say(404, absent);
    const headers = { ...PAGE, ...sandboxed(policy), "content-type": file.type, "cache-control": CACHE_REVALIDATE };
    return new Response(Buffer.from(file.bytes), { headers });
  } catch (error) {
    log.error("a site's file could not be read", error);
    return say(503, FAILED, { "cache-control": "no-store" });
  }
}

/** Leads to another address of such a site, for this once. */
export const leadTo = (address: string) =>
  redirect(address, { headers: { ...sandboxed(SANDBOX_POLICY), "cache-control": "no-store" } });

/** The answer of such a site to everything that would send it something. */
export const siteTakesNothing = () => say(405, TAKES_NOTHING, { allow: "GET, HEAD" });
