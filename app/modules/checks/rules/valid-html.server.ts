import { HtmlValidate, StaticConfigLoader, type Message } from "html-validate";
import { ancestorsOf } from "../../markup/element";
import type { HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import type { CheckedSite } from "../checked-site";
import type { Finding } from "../../site/finding";
import { HTML_MESSAGES } from "./html-messages";

/** Puts its rules and elements together once, which takes as long as a short page. */
class ReadOnce extends StaticConfigLoader {
  #config?: ReturnType<StaticConfigLoader["getConfigFor"]>;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader["getConfigFor"]> {
    this.#config ??= super.getConfigFor(handle);
    return this.#config;
  }
}

const loader = new ReadOnce({
  root: true,
  rules: {
    ...Object.fromEntries(
      Object.keys(HTML_MESSAGES)
        .filter((rule) => rule !== "parser-error")
        .map((rule) => [rule, "error"]),
    ),
    "aria-label-misuse": ["error", { allowAnyNamable: false }],
    "area-alt": ["error", { accessible: true }],
    "heading-level": ["error", { allowMultipleH1: true, minInitialRank: "any" }],
    "valid-id": ["error", { relaxed: true }],
  },
  elements: ["html5"],
});
const validator = new HtmlValidate(loader);

/** How a comment in a page would have its own checks left out: to the validator here, a comment like any other. */
const DIRECTIVE = /(<!--\s*\[?)html-validate-/g;
const SAME_LENGTH = "$1html validate ";

/** What html-validate finds in the page, in words for owners; its own words stand in how to fix it. */
export function validHtml(site: CheckedSite): Finding[] {
  const { results } = validator.validateStringSync(site.code.html.replace(DIRECTIVE, SAME_LENGTH));
  const placeOf = placesOf(site);
  const findings = results
    .flatMap(({ messages }) => messages)
    .flatMap((message) => {
      const words = HTML_MESSAGES[message.ruleId];
      const where = placeOf(message);
      return words && !isSaidElsewhere(message, where)
        ? [{ rule: message.ruleId, ...words, where, fix: `${words.fix} In the code: ${message.message}.` }]
        : [];
    });
  return withoutConsequences(onePerElement(findings));
}

/** That the page has no title or language is a rule of its own. */
function isSaidElsewhere({ ruleId }: Message, { selector }: Finding["where"]): boolean {
  return (
    (ruleId === "element-required-attributes" && selector === "html") ||
    (ruleId === "element-required-content" && selector === "head")
  );
}

/**
 * A tag that is left open makes all that follows look misplaced, and an element of long ago is misplaced everywhere.
 */
function withoutConsequences(findings: Finding[]): Finding[] {
  const open = findings.findIndex(({ rule }) => rule === "close-order");
  const old = new Set(findings.filter(({ rule }) => rule === "deprecated").map(({ where }) => where.selector));
  return findings.filter(({ rule, where }, index) => {
    const isPlace = rule.startsWith("element-permitted-") || rule === "element-required-ancestor";
    const follows = open !== -1 && index > open && (isPlace || rule === "close-order");
    return !follows && !(isPlace && old.has(where.selector));
  });
}

function onePerElement(findings: Finding[]): Finding[] {
  const byPlace = findings.map((finding): [string, Finding] => [
    `${finding.rule} ${finding.where.selector ?? finding.where.line}`,
    finding,
  ]);
  return [...new Map(byPlace.toReversed()).values()].toReversed();
}

/** Places in a page, each element's found once: a page can have as many messages as tags. */
function placesOf(site: CheckedSite): (message: Message) => Finding["where"] {
  const known = new Map<HtmlElement, Finding["where"]>();
  return ({ line, offset }) => {
    const element = elementAround(site, offset);
    if (!element) return { part: "html", line };
    if (!known.has(element)) known.set(element, site.at(element, visibleText(element)));
    return { ...known.get(element)!, line };
  };
}

/** The innermost element whose source holds a character. */
function elementAround({ page: { elements } }: CheckedSite, offset: number): HtmlElement | undefined {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements[middle]!.sourceCodeLocation.startOffset <= offset) low = middle + 1;
    else high = middle;
  }
  const begun = elements[low - 1];
  return begun && [...ancestorsOf(begun)].find(({ sourceCodeLocation: at }) => at && at.endOffset > offset);
}
