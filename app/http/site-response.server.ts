import { redirect } from "@remix-run/node";
import { log } from "~/lib/log.server";
import { CACHE_REVALIDATE, SANDBOX_POLICY } from "~/published/site-headers";

interface SiteFile {
  bytes: Uint8Array;
  type: string;
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

/**
 * Answers with a file of a site that is not deployed: a preview or a demo. Customer code: every answer is
 * sandboxed, so that it runs without our origin also in a window of its own. `policy` for a file with a stricter one.
 */
export async function siteResponse(request: Request, path: string, read: ReadFile, policy = SANDBOX_POLICY) {
  const { pathname } = new URL(request.url);
  // Relative addresses in the page need the slash.
  if (path === "" && !pathname.endsWith("/")) return redirect(`${pathname}/`, { headers: sandboxed(SANDBOX_POLICY) });
  try {
    const file = await read(path);
    if (!file) return say(404, "There is nothing to see at this address.");
    const headers = { ...PLAIN, ...sandboxed(policy), "content-type": file.type, "cache-control": CACHE_REVALIDATE };
    return new Response(Buffer.from(file.bytes), { headers });
  } catch (error) {
    log.error("a site's file could not be read", error);
    return say(503, "This site cannot be shown just now. Please try again in a moment.", { "cache-control": "no-store" });
  }
}

/** The answer of such a site to everything that would send it something. */
export const siteTakesNothing = () => say(405, "Nothing can be sent to this address.", { allow: "GET, HEAD" });
