import type { SectionKind } from "../../site/section-kinds";
import { renumbered, type Line, type SourceText } from "../source-text";
import { enumeratedParts } from "./enumerated-parts";
import { rowsOf, type Row } from "./outline-lines";
import type { Outline } from "./outline";
import { chainedParts } from "./chained-parts";

/** A text whose outlines are headings with what stands below them. */
interface Outlined {
  source: SourceText;
  /** What only orders parts of the page. */
  notes: ReadonlySet<string>;
  /** What is told to visitors beyond doubt. */
  told: ReadonlySet<string>;
  /** The parts in the order in which they are asked for, and those that are to come next, behind others. */
  order: SectionKind[];
  next: SectionKind[];
}

/**
 * Reads the outlines that owners give of their page, "Please arrange it as follows. 1. Who we are. … 2. What it costs. …",
 * as if they had written headings: what only orders is for the maker, and what each part is to tell stands below its
 * label. Pure.
 */
export function withOutlines(source: SourceText): Outlined {
  const { lines, language } = source;
  const notes = new Set<string>();
  const order = new Set<SectionKind>();
  const next = new Set<SectionKind>();
  const rows: (Row & { from?: Line })[] = [];
  for (let at = 0; at < lines.length; ) {
    const outline = enumeratedParts(lines, at, language) ?? chainedParts(lines, at, language);
    if (outline) {
      rows.push(...rowsOfOutline(outline, language));
      for (const said of outline.parts) {
        if ("note" in said) notes.add(said.note);
        for (const kind of kindsOf(said)) (outline.isWhole ? order : next).add(kind);
      }
    } else rows.push({ ...lines[at]!, from: lines[at]! });
    at += outline?.length ?? 1;
  }
  const isSame = rows.length === lines.length && rows.every(({ from }) => from !== undefined);
  if (isSame) return { source, notes, told: new Set(), order: [], next: [] };
  const told = new Set(rows.flatMap(({ isTold, text, parts = [text] }) => (isTold ? parts : [])));
  return { source: { ...source, lines: linesOf(rows) }, notes, told, order: [...order], next: [...next] };
}

/** Each part stands apart from the next one. */
const rowsOfOutline = ({ parts }: Outline, language: string): Row[] =>
  parts.flatMap((said): Row[] =>
    "note" in said
      ? [{ kind: "text", text: said.note }]
      : [...("item" in said ? rowsOf(said.item, language) : said.rows), { kind: "blank", text: "" }],
  );

/** What has a label of its owner's own stands where the story does, and so do people of whom only a sentence tells. */
function kindsOf(said: Outline["parts"][number]): SectionKind[] {
  const item = "rows" in said ? undefined : said.item;
  if (!item || item.topic === "contact") return [];
  if (item.kind === "people") return ["people", "about"];
  return [item.kind ?? (item.content === "" ? [] : "about")].flat();
}

function linesOf(rows: readonly (Row & { from?: Line })[]): Line[] {
  let paragraph = -1;
  let before: Line | undefined;
  return renumbered(
    rows.map((row) => {
      const isSame = row.from ? row.from.paragraph === before?.paragraph : row.goesOn === true;
      if (!isSame) paragraph += 1;
      before = row.from;
      return {
        index: 0,
        kind: row.kind,
        text: row.text,
        paragraph,
        sentences: row.from?.sentences ?? sentencesOf(row),
      };
    }),
  );
}

function sentencesOf({ kind, text, parts = [text] }: Row): Line["sentences"] {
  if (kind === "blank") return [];
  return parts.map((part) => ({ id: 0, text: part, start: text.indexOf(part) }));
}
