import { hostsInAttributes, hostsInText, VOCABULARIES } from "../../markup/addresses";
import { attribute, type HtmlElement } from "../../markup/html-document";
import { stylesheetsOf } from "../../markup/stylesheets";
import { addressesInCss } from "../../assembly/rewrite-css";
import type { CheckedSite } from "../checked-site";
import type { Fault, Rule } from "../rule";

/** Something that a browser fetches from, or sends to, a host that the owner did not switch on. */
export const outsideRequests: Rule = {
  rule: "outside-request",
  severity: "warning",
  message: "The page loads something from another website.",
  why: "The other website learns of each of your visitors, which the law may not allow without their consent, and your page depends on it.",
  fix: "Upload the picture or font to your own website, or take it out.",
  find: (site) => [...inElements(site), ...inStyles(site), ...inScripts(site)],
};

const inElements = (site: CheckedSite): Fault[] =>
  site.page.elements.flatMap((element) =>
    loadsNothing(element) ? [] : faults(site, hostsInAttributes(element), (host) => site.at(element, host)),
  );

/** Names for search engines, which no browser follows. */
function loadsNothing(element: HtmlElement): boolean {
  const rel = (attribute(element, "rel") ?? "").toLowerCase();
  return (
    element.tagName === "link" && /^(?:canonical|alternate|author|license|me|next|prev|help|search)$/.test(rel.trim())
  );
}

const inStyles = (site: CheckedSite): Fault[] =>
  stylesheetsOf(site.code).flatMap(({ part, offset, css }) =>
    addressesInCss(css).flatMap(({ address, start }) =>
      faults(site, hostsInText(`(${address}`), (host) => site.atOffset(part, offset + start, host)),
    ),
  );

// Strings are taken whole, so that an address in a comment is left alone.
const STRINGS = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`|\/\*[^]*?\*\/|\/\/[^\n]*/g;

function inScripts(site: CheckedSite): Fault[] {
  const inline = site.page.elements.filter(isInlineScript).flatMap(({ sourceCodeLocation: { startTag, endTag } }) => {
    return endTag
      ? [
          {
            part: "html" as const,
            offset: startTag.endOffset,
            text: site.code.html.slice(startTag.endOffset, endTag.startOffset),
          },
        ]
      : [];
  });
  return [...inline, { part: "javascript" as const, offset: 0, text: site.code.javascript }].flatMap(
    ({ part, offset, text }) =>
      [...text.matchAll(STRINGS)].flatMap(({ 0: string, index }) =>
        string.startsWith("/")
          ? []
          : faults(site, hostsInText(string), (host) => site.atOffset(part, offset + index, host)),
      ),
  );
}

function isInlineScript(element: HtmlElement): boolean {
  return (
    element.tagName === "script" &&
    attribute(element, "src") === undefined &&
    /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test((attribute(element, "type") ?? "").trim())
  );
}

function faults({ allowedHosts }: CheckedSite, hosts: string[], where: (host: string) => Fault["where"]): Fault[] {
  const outside = [...new Set(hosts)].filter((host) => !allowedHosts.has(host) && !VOCABULARIES.has(host));
  return outside.map((host) => ({
    where: where(host),
    message: `The page connects to ${host} as soon as somebody opens it.`,
  }));
}
