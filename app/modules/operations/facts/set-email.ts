import { z } from "zod";
import { findEmails } from "../../facts/find-emails";
import { readSource } from "../../facts/source-text";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";
import { queryAll } from "../../cascade/query";
import { changeDataTexts } from "../linked-data";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { asEdit } from "../as-edit";
import { declined, done, listed, quoted } from "../outcome";
import { elementsWith, replaceWords } from "../text/page-words";
import { textOf } from "../text-of";
import { contactLinks } from "./contact-links";

/** An e-mail address, changed wherever it stands and in the links that write to it; `from` says which of several. */
export const setEmail = operation({
  name: "set-email",
  params: z.object({ from: z.string().optional(), to: z.email() }),
  touches: () => "page",
  run: (site, { from, to }) => {
    const known = knownAddresses(site);
    const old = from ? known.find((each) => same(each, from)) : known[0];
    if (!old)
      return declined(
        from ? `I could not find ${quoted(from)} on the page.` : "I could not find an e-mail address on the page.",
      );
    if (!from && known.length > 1)
      return declined(
        `There are several e-mail addresses: ${listed(known)}. Which one changes?`,
        known.map((each) => ({ label: each, says: `Change ${each} to ${to}` })),
      );
    const hrefs = contactLinks(site, "mailto:")
      .filter((node) => same(mailOf(site, node), old))
      .map((node) => {
        const href = attribute(site.page.elements[node]!, "href") ?? "";
        return setAttribute(
          site.page,
          node,
          "href",
          `mailto:${to}${href.includes("?") ? href.slice(href.indexOf("?")) : ""}`,
          "built-in",
        );
      });
    const pattern = patternOf(old);
    const data = changeDataTexts(site.page, (text) => text.replace(pattern, () => to));
    return done(
      `I changed the e-mail address to ${to} everywhere on the page.`,
      [...hrefs, ...replaceWords(site, pattern, () => to), asEdit(data)],
      "e-mail address",
    );
  },
  holds: (before, after, { from, to }) => {
    const old = from ?? knownAddresses(before)[0]!;
    const isGone = same(old, to) || elementsWith(after, patternOf(old)).length === 0;
    return isGone && knownAddresses(after).some((each) => same(each, to));
  },
});

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const patternOf = (address: string) =>
  new RegExp(`(?<![\\w.+-])${address.replace(/[.+^$*?()[\]{}|\\]/g, "\\$&")}(?![\\w-])`, "giu");

/** The addresses that links write to, and those that are only read. */
export function knownAddresses(site: OpenedSite): string[] {
  const linked = contactLinks(site, "mailto:").map((node) => mailOf(site, node));
  const shown = queryAll(site.page, "p, li, dd, td, address, span, div, a")
    .map((node) => textOf(site.page, node))
    .filter((text) => text.includes("@") && text.length < 400);
  const read = [...new Set(shown)].flatMap((text) => findEmails(readSource(text)).map(({ value }) => value));
  const all = [...linked, ...read].filter(Boolean);
  return all.filter((each, at) => all.findIndex((other) => same(other, each)) === at);
}

const mailOf = ({ page }: OpenedSite, node: NodeId) =>
  (attribute(page.elements[node]!, "href") ?? "").replace(/^mailto:/, "").split("?")[0]!;
