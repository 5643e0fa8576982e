import { expect } from "vitest";
import { httpGet, type Answer } from "../publishing/http-get";

/** A live site as its visitors find it. */
export interface VisitedSite {
  /** Its subdomain. */
  name: string;
  /** A verified domain that leads to it. */
  domain: string;
  /** What its page says. */
  text: string;
}

/** Visitors who do everything that visitors do. */
export interface Visitors {
  /** Rounds so far, each of which is one message and two hits. Their numbers begin with 0. */
  readonly rounds: number;
  /**
   * So many more rounds, some at the same time; ends when all are answered. Throws with the first answer that was
   * wrong.
   */
  visit(rounds: number): Promise<void>;
}

const AT_ONCE = 8;
const address = (number: number) => `2001:db8:0:${number.toString(16)}::1`;

/**
 * Visits a site's pages, asks for its certificate as Caddy does, sends a message and two hits: all this is one round,
 * from a network address of its own. Every answer must be the right one. Round n's message is `No. n`; its hits are of
 * the pages `/n` and `/n/more`. A site takes 300 messages an hour.
 */
export function visitorsOf(port: number, site: VisitedSite): Visitors {
  let next = 0;
  const visitUntil = async (end: number) => {
    while (next < end) await round(port, site, next++);
  };
  return {
    get rounds() {
      return next;
    },
    async visit(rounds) {
      const end = next + rounds;
      await Promise.all(Array.from({ length: AT_ONCE }, () => visitUntil(end)));
    },
  };
}

async function round(port: number, site: VisitedSite, number: number): Promise<void> {
  const page = await httpGet(port, `/sites/${site.name}/`, { headers: { "accept-encoding": "br" } });
  expect([page.status, page.text.includes(site.text)]).toEqual([200, true]);
  expect((await httpGet(port, "/", { headers: { host: site.domain } })).status).toBe(200);
  expect((await httpGet(port, `/ask?domain=${site.domain}`)).status).toBe(200);
  expect((await httpGet(port, "/ask?domain=stranger.example")).status).toBe(404);
  const message = await sendForm(port, site, number);
  expect([message.status, message.text]).toEqual([200, `{"success":true}`]);
  for (const page of [`${number}`, `${number}/more`])
    expect((await sendHit(port, site, page, number)).status).toBe(204);
}

/** One visitor's message, `No. n` unless it says more; the same number again is the same message. */
export function sendForm(
  port: number,
  { name }: Pick<VisitedSite, "name">,
  number: number,
  more = "",
): Promise<Answer> {
  const body = JSON.stringify({
    deploymentId: name,
    formData: { message: `No. ${number}${more}`, _key: `key-${number}` },
  });
  const headers = { "content-type": "application/json", "x-forwarded-for": address(number) };
  return httpGet(port, "/api/contact", { method: "POST", headers, body });
}

/** What the beacon of a page sends. */
export function sendHit(
  port: number,
  { name }: Pick<VisitedSite, "name">,
  page: string,
  number: number,
): Promise<Answer> {
  const body = JSON.stringify({
    site: name,
    kind: "view",
    host: `127.0.0.1:${port}`,
    path: `/sites/${name}/${page}`,
    referrer: "",
    framed: false,
  });
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const headers = { "user-agent": userAgent, "x-forwarded-for": address(number), origin: "null" };
  return httpGet(port, "/api/hit", { method: "POST", headers, body });
}
