import { attribute } from "../../../markup/html-document";
import { setAttribute } from "../../../markup/set-attribute";
import { queryAll } from "../../../cascade/query";
import { findSection } from "../find/find-section";
import { isUnclear } from "../find/found";
import { findTarget } from "../find/find-target";
import { declined, done, quoted, type Intent } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";

const NETWORKS: Record<string, string> = {
  instagram: "instagram.com",
  facebook: "facebook.com",
  tiktok: "tiktok.com",
  youtube: "youtube.com",
  linkedin: "linkedin.com",
  pinterest: "pinterest.",
  twitter: "twitter.com",
  x: "x.com",
  whatsapp: "wa.me",
  yelp: "yelp.",
  tripadvisor: "tripadvisor.",
};
const ADDRESS = String.raw`"?((?:https?:\/\/|mailto:|tel:|www\.)[^\s"]+|#[\w-]+)"?`;
const WORDINGS = [
  new RegExp(`^(?:link|connect|point|send|direct) (.+?) (?:to|at) ${ADDRESS}$`, "i"),
  new RegExp(`^(?:make|let|have) (.+?) (?:link to|go to|open|lead to|point to) ${ADDRESS}$`, "i"),
  new RegExp(
    `^(?:change|set|update) (?:the )?(?:link|address|url|href|target)(?: of| for| in| on)? (.+?) to ${ADDRESS}$`,
    "i",
  ),
  new RegExp(`^(?:change|set|update) (.+?)(?:'s)?(?: link| url| address| page| profile| account)? to ${ADDRESS}$`, "i"),
  new RegExp(
    `^(?:our |the |my )?(?:new )?(.+?)(?: link| page| profile| account)? (?:is now|is|should (?:link|go|lead|point) to|links to) ${ADDRESS}$`,
    "i",
  ),
  /^(?:link|connect|point|make) (.+?) (?:to|lead to|link to|go to|jump to) (?:the )?(.+? section)$/i,
];

/** Where a link leads: 'link our Instagram to https://...', 'link the booking button to the contact section'. */
export const changeLinks: Intent = (request, site) => {
  for (const wording of WORDINGS) {
    const match = wording.exec(request);
    if (!match) continue;
    const href = /section$/i.test(match[2]!)
      ? anchorOf(site, match[2]!)
      : match[2]!.replace(/^www\./i, "https://www.").replace(/[.,]$/, "");
    const outcome = href ? change(site, match[1]!, href) : null;
    if (outcome) return outcome;
  }
  return null;
};

function anchorOf(site: OpenedSite, phrase: string): string | null {
  const id = findSection(site, phrase)?.id;
  return id ? `#${id}` : null;
}

function change(site: OpenedSite, thing: string, href: string) {
  const word = thing
    .toLowerCase()
    .replace(/^(?:our|the|my) /, "")
    .replace(/ (?:link|page|profile|account|icon|button)$/, "");
  const host = NETWORKS[word];
  const own = host ? [] : linksOf(site, thing);
  const nodes = host
    ? queryAll(site.page, "a").filter((node) =>
        attribute(site.page.elements[node]!, "href")?.toLowerCase().includes(host),
      )
    : own.length > 0
      ? own
      : linksOf(site, `${thing} link`);
  if (typeof nodes === "string") return declined(nodes);
  if (nodes.length === 0)
    return host ? declined(`I could not find a link to ${thing.replace(/^our /i, "your ")} on the page.`) : null;
  return done(
    `I changed where ${host ? `the ${word} link` : quoted(thing)} leads: ${href}.`,
    nodes.map((node) => setAttribute(site.page, node, "href", href, "built-in")),
  );
}

function linksOf(site: OpenedSite, thing: string) {
  const target = findTarget(site, thing);
  if (isUnclear(target)) return target.unclear;
  return (target?.nodes ?? []).filter((node) => site.page.elements[node]!.tagName === "a");
}
