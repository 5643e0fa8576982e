import { isWithin, queryAll } from "../../../cascade/query";
import { withHeadFollowing } from "../../../editing/said-in-head";
import { readRules } from "../../../markup/css-declarations";
import { diffEdit } from "../../../markup/diff-edit";
import { applyEdit, type CodeSplice } from "../../../markup/edit";
import type { NodeId } from "../../../markup/page";
import { openSite, type OpenedSite } from "../../../operations/opened-site";
import { quoted } from "../../../operations/outcome";
import { readThings } from "../../../page-roles/read-things";
import type { WebsiteCode } from "../../../site/website-code";
import { leavesNesting, leavesWords } from "./changed-markup";
import { partsOf, requestScope, type RequestScope } from "./request-scope";

/** A designer's change within what was asked for. */
export interface KeptInScope {
  code: WebsiteCode;
  /** The parts of the page whose change was dropped, as the owner calls them; empty as a rule. */
  left: string[];
}

/**
 * Drops what a change does to parts of the page that its request does not speak of: each of them stays to the byte, and
 * so do rules of the stylesheet that only they are seen with. Where a request speaks of the whole page, or is not
 * wholly understood, the change stays as it is.
 */
export function keepInScope(before: WebsiteCode, ...rest: [WebsiteCode, string, (NodeId | null)?]): KeptInScope {
  const { code, left } = withinScope(before, ...rest);
  // What the page's head says of the parts that stay is not asked for by anybody, and follows by itself.
  return { code: { ...code, html: withHeadFollowing(before.html, code.html) }, left };
}

function withinScope(
  before: WebsiteCode,
  after: WebsiteCode,
  message: string,
  selected: NodeId | null = null,
): KeptInScope {
  const site = openSite(before);
  const scope = requestScope(message, site, selected);
  if (!scope) return { code: after, left: [] };
  const places = partsOf(site).filter(
    (part) => !scope.parts.some((node) => isWithin(site.page, node, part) || isWithin(site.page, part, node)),
  );
  const splices = diffEdit(before, after, "owner", "").splices;
  const left = new Set<NodeId>();
  const within = splices.filter((splice) => {
    const strangers =
      splice.part === "css" ? styledBy(site, splice, scope, places) : touchedBy(site, splice, scope, places);
    strangers.forEach((node) => left.add(node));
    return strangers.length === 0;
  });
  if (left.size === 0) return { code: after, left: [] };
  const kept = within.filter((splice) => !isHalf(site, splice, splices, within));
  return {
    code: applyEdit(before, { author: "owner", label: "", splices: kept }),
    left: [...left]
      .sort((a, b) => (a === REST ? 1 : b === REST ? -1 : a - b))
      .map((node) => `${scope.parts.includes(node) ? "the rest of " : ""}${nameOf(site, node)}`),
  };
}

/** Whether a piece opens or closes an element whose other end may stand in a dropped piece of the same part. */
function isHalf(site: OpenedSite, splice: CodeSplice, all: CodeSplice[], within: CodeSplice[]): boolean {
  if (splice.part !== "html" || leavesNesting(site.code.html, splice)) return false;
  const partOf = ({ start, end }: CodeSplice) =>
    partsOf(site).find((part) => {
      const { startOffset, endOffset } = site.page.elements[part]!.sourceCodeLocation;
      return start < endOffset && end > startOffset;
    });
  return all.some((other) => other.part === "html" && !within.includes(other) && partOf(other) === partOf(splice));
}

/**
 * The parts out of scope that a piece of the html is of. Links there that lead into the scope may change, and in a part
 * with something of the scope all but the words of others.
 */
function touchedBy(site: OpenedSite, splice: CodeSplice, scope: RequestScope, places: NodeId[]): NodeId[] {
  const { part, start, end } = splice;
  if (part !== "html") return [];
  const isIn = (at: Range) => start >= at.start && end <= at.end;
  const rangeOf = (node: NodeId): Range => {
    const { startOffset, endOffset } = site.page.elements[node]!.sourceCodeLocation;
    return { start: startOffset, end: endOffset };
  };
  if ([...scope.nodes.map(rangeOf), ...linksInto(site, scope.parts)].some(isIn)) return [];
  const own = scope.parts.filter((node) => isIn(rangeOf(node)));
  if (own.length > 0) return leavesWords(site.code.html, splice) ? [] : own;
  const touched = places.filter((node) => start < rangeOf(node).end && end > rangeOf(node).start);
  return touched.length > 0 ? touched : [REST];
}

interface Range {
  start: number;
  end: number;
}

/** What stands between the parts of the page. */
const REST = -1;

function linksInto({ page }: OpenedSite, scope: NodeId[]): Range[] {
  const ids = scope.flatMap((node) =>
    page.elements[node]!.attrs.filter(({ name }) => name === "id").map(({ value }) => value),
  );
  return ids
    .filter((id) => /^[\w-]+$/.test(id))
    .flatMap((id) => queryAll(page, `a[href="#${id}"]`))
    .map((node) => page.elements[node]!.sourceCodeLocation)
    .map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset }));
}

/** The parts that a changed or a new rule styles, where none of the scope is among them. */
function styledBy(
  site: OpenedSite,
  { start, end, text }: CodeSplice,
  { parts: scope }: RequestScope,
  places: NodeId[],
): NodeId[] {
  const changed = readRules(site.code.css).filter((rule) => start < rule.end && end > rule.start);
  const rules = changed.length > 0 ? changed : readRules(text);
  return rules.flatMap(({ selector }) => {
    const nodes = selector.startsWith("@") ? [] : queryAll(site.page, selector);
    const isIn = (parts: NodeId[]) => nodes.some((node) => parts.some((part) => isWithin(site.page, node, part)));
    return isIn(scope) ? [] : places.filter((part) => isIn([part]));
  });
}

function nameOf(site: OpenedSite, node: NodeId): string {
  if (node === REST) return "the rest of the page";
  const thing = readThings(site).at(node);
  if (site.page.elements[node]!.tagName === "head") return "the page’s title and description";
  if (thing?.roles.includes("header")) return "the top of the page";
  if (thing?.roles.includes("footer")) return "the footer";
  return thing?.name ? quoted(thing.name) : "another section";
}
