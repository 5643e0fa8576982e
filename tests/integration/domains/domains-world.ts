import { newHost, startDnsServer } from "../../setup/dns-server";
import { startMailServer } from "../contact/mail-server";

export const dns = await startDnsServer();
export const mail = await startMailServer();
Object.assign(process.env, { DNS_SERVER: dns.address, SITES_IPV4: "192.0.2.10", SITES_CNAME: "sites.plinth.example" });
const { db } = await import("~/lib/db.server");
const { setCustomDomain } = await import("~/modules/domains/set-custom-domain.server");
const { verifyDomain } = await import("~/modules/domains/verify-domain.server");
const { deploySite, RendererWorld } = await import("../publishing/publishing-world");
const { httpGet } = await import("../publishing/http-get");

const world = new RendererWorld();
const renderer = await world.startFollowing();

/** Ends everything that was started here. */
export async function endWorld() {
  await world.end();
  await Promise.all([dns.stop(), mail.stop()]);
}

/** Forgets all of DNS but Plinth's own name. */
export function resetDns() {
  for (const name of Object.keys(dns.names)) delete dns.names[name];
  dns.names["sites.plinth.example"] = { a: ["192.0.2.10", "192.0.2.11"] };
  dns.state.fails = false;
}

/** An owner whose live site, in a version of its own, wants a domain. */
export async function claim(host = newHost(), version = "one") {
  const site = await deploySite(version);
  const deploymentId = site.deployment.id;
  const { domainVerificationToken: token } = await setCustomDomain({ ...site, deploymentId, customDomain: host });
  const { id: domainId } = await db.domain.findUniqueOrThrow({ where: { deploymentId } });
  return { actor: site.actor, deploymentId, host, token: token!, domainId };
}

/** The same, with all that DNS needs. */
export async function claimVerified(host?: string, version?: string) {
  const claimed = await claim(host, version);
  dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.10"] };
  await verifyDomain(claimed);
  return claimed;
}

export const rowOf = ({ domainId }: { domainId: number }) => db.domain.findUniqueOrThrow({ where: { id: domainId } });

/** What a visitor of a host gets. */
export const visit = (host: string, path = "/") => httpGet(renderer.port, path, { headers: { host } });

/** Seconds until a domain is looked at next; undefined when that is not planned. */
export async function nextLookOf({ domainId }: { domainId: number }): Promise<number | undefined> {
  const rows = await db.$queryRaw<{ seconds: number }[]>`
    select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs where key = ${`verify_domain:${domainId}`}`;
  return rows[0]?.seconds;
}
