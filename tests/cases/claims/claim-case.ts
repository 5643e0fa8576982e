import type { ClaimKind, ClaimSource, SourceName } from "~/modules/claims/claim";

/** A stretch of a site's text, what its owner gave, and which of its claims come from that. */
export interface ClaimCase {
  language: Language;
  sources: ClaimSource[];
  text: string;
  /** Claims that nothing of the sources says, as they stand in the text. An open claim that touches one has found it. */
  invented: string[];
  /** The kinds of the invented ones, in the same order. */
  kinds: ClaimKind[];
  /** Claims whose value the sources say, in these or other words. An open claim that touches one, or that touches no label at all, is a false alarm. */
  grounded: string[];
  /** What makes it hard. */
  note: string;
}

export type Language = "en" | "de" | "es" | "ar" | "fr";

/** What an owner gave, by the name of the source. */
export type Given = Partial<Record<SourceName, string>>;

/**
 * Texts about one business. In a text `[[price|£40]]` is an invented claim with its kind and `{{£40}}` one that comes from the owner;
 * words without a mark claim nothing.
 * @param texts what makes each hard, and the marked text
 */
export function claimCases(language: Language, given: Given, texts: [note: string, marked: string][]): ClaimCase[] {
  const sources = Object.entries(given).map(([name, text]) => ({ name: name as SourceName, text }));
  return texts.map(([note, marked]) => ({ language, sources, note, ...readMarks(marked) }));
}

const MARK = /\[\[(\w+)\|(.+?)\]\]|\{\{([^{}]+)\}\}/g;

function readMarks(marked: string): Pick<ClaimCase, "text" | "invented" | "kinds" | "grounded"> {
  const marks = [...marked.matchAll(MARK)];
  const invented = marks.filter(([, kind]) => kind !== undefined);
  return {
    text: marked.replace(MARK, (_, _kind, open?: string, known?: string) => open ?? known ?? ""),
    invented: invented.map(([, , words]) => words!),
    kinds: invented.map(([, kind]) => kind as ClaimKind),
    grounded: marks.flatMap(([, , , words]) => words ?? []),
  };
}
