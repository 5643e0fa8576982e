import { elementAt } from "../markup/element";
import { readPage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import type { PageClaim } from "./claim";
import { fromTheEnd, claimAttribute, withAddress, withWords, wordsOf } from "./claim-words";

/** Puts other words in the place of claims, wherever they stand. What is no longer there is left alone. */
export function replaceClaims(code: WebsiteCode, claims: PageClaim[], words: string): WebsiteCode {
  return fromTheEnd(claims).reduce((current, claim) => {
    const page = readPage(current.html);
    const element = elementAt(page, claim.node);
    const text = element ? wordsOf(element, claim.text) : "";
    const at = placeIn(text, claim);
    if (at === null) return current;
    if (element && claimAttribute(element, claim.text) === "href") return withAddress(current, page, claim.node, words);
    const next = withWords(
      current,
      page,
      claim.node,
      claim.text,
      text.slice(0, at) + words + text.slice(at + claim.text.length),
    );
    return claim.kind === "phone" || claim.kind === "email"
      ? withAddress(next, readPage(next.html), claim.node, words)
      : next;
  }, code);
}

function placeIn(text: string, { context, start, text: words }: PageClaim): number | null {
  const around = text.indexOf(context);
  const at = around === -1 ? text.lastIndexOf(words) : around + start;
  return at >= 0 && text.startsWith(words, at) ? at : null;
}
