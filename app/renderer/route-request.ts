import { parseTarget } from "~/published/request-path";
import { VISITOR_CALLS, type VisitorCall } from "~/published/visitor-calls";

/** What a request is about. `base` is the path under which the site lies, with slashes at both ends. */
export type RequestRoute =
  | { kind: "site"; name: string; path: string; base: string; query: string; ownHost: boolean }
  | { kind: "www"; host: string; target: string }
  | { kind: "site-without-slash"; name: string; query: string }
  | { kind: "call"; call: VisitorCall; ownHost: string | null }
  | { kind: "health" }
  | { kind: "nothing" }
  | { kind: "refused"; status: 400 | 414 };

/**
 * Reads host and target of a request: `{name}.{sitesDomain}` and verified domains are sites on hosts of their own,
 * `/sites/{name}/…` one under any other host; `www.` before a verified domain leads to it. `isDomain` knows the verified.
 * What visitors send is taken on every host.
 */
export function routeRequest(host: string | undefined, target: string, sitesDomain: string | undefined, isDomain: (host: string) => boolean): RequestRoute {
  const parsed = parseTarget(target);
  if ("refused" in parsed) return { kind: "refused", status: parsed.refused };
  const { segments, query } = parsed;
  const hostName = host?.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "") ?? "";
  const own = siteOfHost(hostName, sitesDomain) ?? (isDomain(hostName) ? hostName : null);
  const call = VISITOR_CALLS.find((path) => path === `/${segments.join("/")}`);
  if (call) return { kind: "call", call, ownHost: own };
  if (own !== null) return { kind: "site", name: own, path: segments.join("/"), base: "/", query, ownHost: true };
  const apex = hostName.startsWith("www.") ? hostName.slice(4) : "";
  if (isDomain(apex)) return { kind: "www", host: apex, target: segments.map(encodeURIComponent).join("/") + query };
  if (segments[0] === "health" && segments.length === 1) return { kind: "health" };
  if (segments[0] !== "sites" || !segments[1]) return { kind: "nothing" };
  const name = segments[1].toLowerCase();
  // A verified domain is served on its own host only.
  if (name.includes(".")) return { kind: "nothing" };
  if (segments.length === 2) return { kind: "site-without-slash", name, query };
  return { kind: "site", name, path: segments.slice(2).join("/"), base: sitePath(name), query, ownHost: false };
}

/** Path of a site under the hosts that are not its own. */
export function sitePath(name: string): string {
  return `/sites/${encodeURIComponent(name)}/`;
}

function siteOfHost(name: string, sitesDomain: string | undefined): string | null {
  if (!sitesDomain) return null;
  const ending = `.${sitesDomain.toLowerCase()}`;
  const label = name.endsWith(ending) ? name.slice(0, -ending.length) : "";
  return label !== "" && !label.includes(".") ? label : null;
}

/** Where a redirect to the same path with a slash at its end leads: always below the site's own base. */
export function withSlash(base: string, path: string, query: string): string {
  return `${base}${path.split("/").map(encodeURIComponent).join("/")}/${query}`;
}
