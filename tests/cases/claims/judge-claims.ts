import type { CheckedClaim, ClaimSource } from "~/modules/claims/claim";
import { prepareSources, type PreparedSources } from "~/modules/claims/prepare-sources";
import { collapseSpace } from "~/modules/markup/visible-text";
import { escapeText } from "~/modules/markup/html-document";
import type { ClaimCase } from "./claim-case";

/** Which invented claims of a text stay unfound, and which words are taken for invented that are not. */
export interface ClaimVerdict {
  of: ClaimCase;
  missed: string[];
  falseAlarms: string[];
}

export type CheckPage = (html: string, sources: PreparedSources) => CheckedClaim[];

/** Checks labelled texts as paragraphs of a page; what overlaps a label has found it. */
export function judgeClaims(cases: ClaimCase[], check: CheckPage): ClaimVerdict[] {
  const prepared = new Map<ClaimSource[], PreparedSources>();
  const sourcesOf = ({ sources }: ClaimCase) => prepared.get(sources) ?? prepared.set(sources, prepareSources(sources)).get(sources)!;
  return cases.map((of) => {
    const text = collapseSpace(of.text);
    const html = `<!doctype html><html lang="${of.language}"><head><title></title></head><body><p>${escapeText(text)}</p></body></html>`;
    const open = check(html, sourcesOf(of)).filter(({ grounding }) => grounding === null);
    const spans = open.map(({ context, start, end }) => at(text, context, start, end));
    const invented = of.invented.map((label) => at(text, collapseSpace(label)));
    const found = (label: Span) => spans.some((span) => touches(span, label));
    return {
      of,
      missed: of.invented.filter((_, index) => !found(invented[index]!)),
      falseAlarms: spans.filter((span) => !invented.some((label) => touches(span, label))).map(({ start, end }) => text.slice(start, end)),
    };
  });
}

/** In percent: of the invented claims those that were missed, and false alarms set against the claims that come from owners. */
export function sharesOf(verdicts: ClaimVerdict[]): { missed: number; falseAlarms: number } {
  const sum = (of: (verdict: ClaimVerdict) => unknown[]) => verdicts.reduce((total, verdict) => total + of(verdict).length, 0);
  return {
    missed: (100 * sum(({ missed }) => missed)) / sum(({ of }) => of.invented),
    falseAlarms: (100 * sum(({ falseAlarms }) => falseAlarms)) / sum(({ of }) => of.grounded),
  };
}

interface Span {
  start: number;
  end: number;
}

function at(text: string, words: string, start = 0, end = words.length): Span {
  const from = text.indexOf(words);
  if (from < 0) throw new Error(`"${words}" does not stand in "${text}"`);
  return { start: from + start, end: from + end };
}

const touches = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
