import { redirect } from "@remix-run/node";
import { log } from "~/lib/log.server";
import { CACHE_REVALIDATE, SANDBOX_POLICY } from "~/published/site-headers";
import { readUser } from "./session.server";

interface SiteFile {
  bytes: Uint8Array;
  type: string;
  /** The user who alone may see it, where it is a page: a sandboxed one sends no cookies for its parts. */
  onlyFor?: number | null;
}

/** As `SANDBOXED_HEADERS`, but for those that every answer of the web process carries: twice, they would not be understood. */
const sandboxed = (policy: string) => ({
  "content-security-policy": policy,
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
});
const PLAIN = { ...sandboxed(SANDBOX_POLICY), "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" };

const say = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, { status, headers: { ...PLAIN, "cache-control": CACHE_REVALIDATE, ...headers } });

type ReadFile = (path: string) => Promise<SiteFile | null>;

interface SiteOptions {
  /** For a file that may do less than others. */
  policy?: string;
  /** What to say where there is no file. */
  absent?: string;
}

/**
 * Answers with a file of a site that is not deployed: a preview or a demo. Customer code: every answer is
 * sandboxed, so that it runs without our origin also in a window of its own.
 */
export async function siteResponse(request: Request, path: string, read: ReadFile, options: SiteOptions = {}) {
  const { policy = SANDBOX_POLICY, absent = "There is nothing to see at this address." } = options;
  const { pathname } = new URL(request.url);
  // Relative addresses in the page need the slash.
  if (path === "" && !pathname.endsWith("/")) return redirect(`${pathname}/`, { headers: sandboxed(SANDBOX_POLICY) });
  try {
    const file = await read(path);
    if (!file || !(await maySee(request, file))) return say(404, absent);
    const headers = { ...PLAIN, ...sandboxed(policy), "content-type": file.type, "cache-control": CACHE_REVALIDATE };
    return new Response(Buffer.from(file.bytes), { headers });
  } catch (error) {
    log.error("a site's file could not be read", error);
    return say(503, "This site cannot be shown just now. Please try again in a moment.", { "cache-control": "no-store" });
  }
}

async function maySee(request: Request, { type, onlyFor = null }: SiteFile): Promise<boolean> {
  return onlyFor === null || !type.startsWith("text/html") || (await readUser(request))?.id === onlyFor;
}

/** The answer of such a site to everything that would send it something. */
export const siteTakesNothing = () => say(405, "Nothing can be sent to this address.", { allow: "GET, HEAD" });
