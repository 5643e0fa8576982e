import { lookUpAddresses, lookUpDomain } from "~/integrations/dns/look-up.server";
import { env } from "~/lib/env.server";
import { namesOf } from "./domain-names";
import { txtHost } from "./dns-records";
import { judgeLookup, type Judgement } from "./judge-lookup";

/**
 * Asks the servers of a domain what they say of it. @throws UnavailableError when DNS cannot be asked at all: our own
 * name is asked for first, so that what is then silent is the domain's
 */
export async function lookAtDomain(claim: { host: string; token: string; showsWww: boolean }): Promise<Judgement> {
  const { host } = claim;
  const cname = env.SITES_CNAME;
  const addresses = [env.SITES_IPV4, ...(await lookUpAddresses(cname))];
  const look = await lookUpDomain({ host, txtHost: txtHost(host), names: namesOf(host), ours: cname });
  return judgeLookup(look, claim, { cname, addresses });
}
