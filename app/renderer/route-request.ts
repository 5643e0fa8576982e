import { isPlainHost } from "~/lib/host-header";
import { parseTarget } from "~/published/request-path";
import { VISITOR_CALLS, type VisitorCall } from "~/published/visitor-calls";
import { placeOfHost, type KnownHosts } from "./host-place";

/** What a request is about. `base` is the path under which the site lies, with slashes at both ends. */
export type RequestRoute =
  | { kind: "site"; name: string; path: string; base: string; query: string; ownHost: boolean }
  | { kind: "redirect"; name: string; location: string; ownHost: true }
  | { kind: "site-without-slash"; name: string; query: string }
  | { kind: "call"; call: VisitorCall; ownHost: string | null }
  | { kind: "health" }
  | { kind: "ask"; domain: string }
  | { kind: "nothing" }
  | { kind: "foreign" }
  | { kind: "refused"; status: 400 | 414 };

/**
 * Reads host and target of a request: `{name}.{sitesDomain}` and verified domains are sites on hosts of their own,
 * `/sites/{name}/…` one on the app's host, on this machine and at addresses. What visitors send is taken on each of
 * them.
 */
export function routeRequest(host: string | undefined, target: string, hosts: KnownHosts): RequestRoute {
  if (host !== undefined && !isPlainHost(host)) return { kind: "refused", status: 400 };
  const parsed = parseTarget(target);
  if ("refused" in parsed) return { kind: "refused", status: parsed.refused };
  const { segments, query } = parsed;
  const place = placeOfHost(host, hosts);
  if (place.kind === "foreign") return place;
  const call = VISITOR_CALLS.find((path) => path === `/${segments.join("/")}`);
  if (call) return { kind: "call", call, ownHost: place.kind === "shared" ? null : place.name };
  if (place.kind === "redirect")
    return {
      kind: "redirect",
      name: place.name,
      location: `https://${place.to}${encodePath(segments)}${query}`,
      ownHost: true,
    };
  if (place.kind === "site")
    return { kind: "site", name: place.name, path: segments.join("/"), base: "/", query, ownHost: true };
  return routeShared(segments, query, place.isLoopback);
}

/** A path on a host that belongs to no site. */
function routeShared(segments: string[], query: string, isLoopback: boolean): RequestRoute {
  const [first, name = ""] = segments;
  if (isLoopback && segments.length === 1 && first === "health") return { kind: "health" };
  if (isLoopback && segments.length === 1 && first === "ask")
    return { kind: "ask", domain: new URLSearchParams(query).get("domain") ?? "" };
  // A verified domain is served on its own host only.
  if (first !== "sites" || name === "" || name.includes(".")) return { kind: "nothing" };
  return routeFolder(name.toLowerCase(), segments.slice(2), query);
}

function routeFolder(name: string, below: string[], query: string): RequestRoute {
  if (below.length === 0) return { kind: "site-without-slash", name, query };
  return { kind: "site", name, path: below.join("/"), base: sitePath(name), query, ownHost: false };
}

/** Path of a site under the hosts that are not its own. */
export function sitePath(name: string): string {
  return `/sites/${encodeURIComponent(name)}/`;
}

const encodePath = (segments: string[]) => `/${segments.map(encodeURIComponent).join("/")}`;

/** Where a redirect to the same path with a slash at its end leads: always below the site's own base. */
export function withSlash(base: string, path: string, query: string): string {
  return `${base}${path.split("/").map(encodeURIComponent).join("/")}/${query}`;
}
