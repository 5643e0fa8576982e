/** What decides whether a state-changing request comes from our own pages. */
export interface RequestOrigin {
  method: string;
  path: string;
  secFetchSite: string | undefined;
  origin: string | undefined;
  hasSession: boolean;
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Called by other servers, which prove themselves otherwise. */
const EXEMPT = ["/api/webhooks/"];

/**
 * Decides whether a request may change state (docs/architecture.md, Rules of security): same-origin by
 * Sec-Fetch-Site, else by Origin; without both only where no session cookie is at stake.
 */
export function isFromOurPages(request: RequestOrigin, appOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (EXEMPT.some((prefix) => request.path.startsWith(prefix))) return true;
  if (request.secFetchSite === "same-origin") return true;
  if (request.secFetchSite !== undefined || request.origin !== undefined) {
    return request.secFetchSite === undefined && request.origin === appOrigin;
  }
  return !request.hasSession;
}
