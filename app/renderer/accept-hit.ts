import type { IncomingMessage } from "node:http";
import { RateLimit } from "~/lib/rate-limit";
import { TooLargeError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import type { HitArrival } from "~/published/hit-arrival";
import type { Acceptor } from "./acceptor";
import { clientAddress } from "./client-address";
import type { CountryOf } from "./countries/country-table";
import type { IsDatacentre } from "./datacentres";
import { deviceOf } from "./device-of";
import { dropReason, type HitRequest } from "./drop-reason";
import { send } from "./exchange";
import { readHitCall, type HitCall } from "./hit-call";
import { readBody } from "./read-body";
import { RecentVisitors } from "./recent-visitors";
import { referrerHost } from "./referrer-host";
import { sitePath } from "./route-request";
import type { Salts } from "./salts";
import type { SiteMap } from "./site-map";
import type { Spool } from "./spool";
import { visitorIds } from "./visitor-id";

interface Accepting {
  sites: SiteMap;
  salts: Salts;
  spool: Pick<Spool, "append">;
  appOrigin?: string;
  /** Domain whose subdomains are sites. */
  sitesDomain?: string;
  isDatacentre: IsDatacentre;
  countryOf: CountryOf;
}

const BODY_LIMIT_BYTES = 8 * 1024;
/** More than a person does. */
const MOST_A_MINUTE = 60;
const MINUTE = 60_000;
/** An owner who has looked at their site is taken for one until they did nothing for so long: a session's gap. */
const OWNER_MS = 30 * MINUTE;
/** In characters; the rest is left out. */
const LONGEST_PATH = 500;

/**
 * What answers `POST /api/hit`, where the beacons of sites send: 204, whatever was sent, once it is kept, and 503 when
 * it cannot be. Network address and user agent go into the visitor's id, a country and a kind of device, which are
 * found here, and nowhere else. `now` tells the time.
 */
export function acceptHits({ sites, salts, spool, ...knowledge }: Accepting, now = () => new Date()): Acceptor {
  const rate = new RateLimit(MOST_A_MINUTE, MINUTE);
  const owners = new RecentVisitors(OWNER_MS);

  function judge(deploymentId: number, hit: HitRequest, at: Date): HitArrival {
    const moment = at.getTime();
    const ids = visitorIds(salts, { ...hit, deploymentId }, at);
    const isOwner = owners.has([ids.visitorId, ids.priorVisitorId], moment);
    const reason =
      dropReason(hit, knowledge) ??
      (isOwner ? "owner preview" : null) ??
      (rate.take(ids.visitorId, moment) ? null : "rate limit");
    if (reason === "owner preview") owners.add(ids.visitorId, moment);
    if (reason) return { deploymentId, dropped: reason };
    const referrer = referrerHost(hit.call, {
      ...knowledge,
      isSame: (name) => sites.deploymentOf(name) === deploymentId,
    });
    return {
      deploymentId,
      ...ids,
      ...pageOf(hit),
      referrer,
      country: knowledge.countryOf(hit.address),
      device: deviceOf(hit),
    };
  }

  async function take(request: IncomingMessage, ownHost: string | null): Promise<void> {
    const at = now();
    const { call, site } = readHitCall(await readBody(request, BODY_LIMIT_BYTES).catch(nothingWhenTooLarge));
    const named = site === null ? null : sites.deploymentOf(site);
    const deploymentId = ownHost === null ? named : sites.deploymentOf(ownHost);
    // A hit of no site is nobody's to count, nor one of a site that is not shown.
    if (deploymentId === null || !sites.isOpen(ownHost ?? site!)) return;
    const hit = call && describe(request, call, { onOwnHost: ownHost !== null, isSameSite: named === deploymentId });
    await spool.append("hit", hit ? judge(deploymentId, hit, at) : { deploymentId, dropped: "malformed" }, at);
  }

  return async (exchange, ownHost) => {
    if (exchange.request.method !== "POST")
      return send(exchange, 405, { Allow: "POST", "Cache-Control": "no-store" }, "");
    try {
      await take(exchange.request, ownHost);
      send(exchange, 204, { "Cache-Control": "no-store" });
    } catch (error) {
      if (!exchange.request.socket.destroyed) log.warn("a hit was lost", error);
      send(exchange, 503, { "Cache-Control": "no-store", "Retry-After": "10" }, "");
    }
  };
}

function describe(
  request: IncomingMessage,
  call: HitCall,
  where: { onOwnHost: boolean; isSameSite: boolean },
): HitRequest {
  const {
    "user-agent": userAgent = "",
    host = "",
    origin = null,
    ...hints
  } = request.headers as Record<string, string | undefined>;
  const [mobileHint, platformHint] = [hints["sec-ch-ua-mobile"], hints["sec-ch-ua-platform"]];
  return { call, userAgent, mobileHint, platformHint, address: clientAddress(request), host, origin, ...where };
}

/** What is kept of the page: its path within the site, and the campaign that its address named. */
function pageOf({ call, onOwnHost }: HitRequest) {
  const path = onOwnHost ? call.path : call.path.slice(sitePath(call.site).length - 1);
  const campaign = call.campaign.some(Boolean) ? JSON.stringify(call.campaign) : null;
  // By characters: half of a surrogate pair cannot be stored.
  return { kind: call.kind, path: [...path].slice(0, LONGEST_PATH).join(""), campaign };
}

function nothingWhenTooLarge(error: unknown): string {
  if (error instanceof TooLargeError) return "";
  throw error;
}
