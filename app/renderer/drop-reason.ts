import { isbot } from "isbot";
import { CHECKER_NAME } from "~/published/checker";
import type { DropReason } from "~/published/hit-arrival";
import type { IsDatacentre } from "./datacentres";
import type { DeviceWords } from "./device-of";
import { parseAddress, type HitCall } from "./hit-call";
import { sitePath } from "./route-request";
import { isSpamReferrer } from "./spam-referrers";

/** A hit beside what its request says of itself. */
export interface HitRequest extends DeviceWords {
  call: HitCall;
  address: string;
  /** `Host` and `Origin` of the request. */
  host: string;
  origin: string | null;
  /** Whether the site's own host was asked, not the app's. */
  onOwnHost: boolean;
  /** Whether the host that was asked and the site that the page names are the same site. */
  isSameSite: boolean;
}

interface Knowledge {
  /** Origin of the app; unknown to a renderer that stands alone. */
  appOrigin?: string;
  isDatacentre: IsDatacentre;
}

/** Why a hit is not counted, as far as it shows in the hit itself; null for one that is. */
export function dropReason(request: HitRequest, { appOrigin, isDatacentre }: Knowledge): DropReason | null {
  if (request.userAgent.includes(CHECKER_NAME)) return "own checker";
  if (request.userAgent === "" || isbot(request.userAgent)) return "bot";
  if (isForeign(request)) return "foreign host";
  if (isOwnerPreview(request, appOrigin)) return "owner preview";
  if (isDatacentre(request.address)) return "datacentre";
  return isSpamReferrer(parseAddress(request.call.referrer)?.hostname ?? "") ? "spam referrer" : null;
}

/** A copy of the site elsewhere, or a page that is none of it: the beacon asks the host of its own page. */
function isForeign({ call, host, origin, onOwnHost, isSameSite }: HitRequest): boolean {
  if (!isSameSite || call.host.toLowerCase() !== host.toLowerCase()) return true;
  // In the sandbox under /sites a page has the origin null.
  if (origin !== null && origin !== "null" && parseAddress(origin)?.host !== call.host.toLowerCase()) return true;
  return !onOwnHost && !call.path.toLowerCase().startsWith(sitePath(call.site));
}

/**
 * The site within another page, as in the app's own frames, or opened from a page of the app. From a sandboxed page of
 * the site itself browsers say no more than the app's origin, so under /sites that alone is none.
 */
function isOwnerPreview({ call, onOwnHost }: HitRequest, appOrigin?: string): boolean {
  if (call.framed) return true;
  const from = parseAddress(call.referrer);
  if (from === null || from.origin !== appOrigin || from.pathname.startsWith("/sites/")) return false;
  return onOwnHost || from.pathname !== "/";
}
