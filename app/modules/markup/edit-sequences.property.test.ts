import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDITED_SITES } from "../../../tests/factories/edited-sites";
import { expectNothingElseChanged } from "../../../tests/factories/untouched";
import type { WebsiteCode } from "../site/website-code";
import { diffEdit } from "./diff-edit";
import { applyEdit, invertEdit, type Edit } from "./edit";
import { canRedo, canUndo, openHistory, push, redo, undo, type History } from "./history";
import { elementsOf } from "./html-document";
import { listImages, replaceImage, setAlt } from "./images";
import { readPage, type EditablePage } from "./page";
import { deleteSection, duplicateSection, listSections, moveSection, placeSection, setSectionHidden } from "./sections";
import { setAttribute } from "./set-attribute";
import { setStyle } from "./set-style";
import { setText, textOf } from "../editing/set-text";
import { listTexts } from "./texts";
import { setFont, setPrimaryColor, EDITOR_FONTS, PRESET_COLORS } from "../editing/theme";
import { collapseSpace } from "./visible-text";

const SITES = Object.entries(EDITED_SITES);
const SEQUENCES = process.env.FULL === "1" ? 3_000 : 150;
const LONGEST = 8;

/** One thing that an owner does; `pick` chooses among what the page offers at that moment. */
type Step =
  | { do: "text"; pick: number; words: string; keep: number }
  | {
      do: "image" | "alt" | "move" | "place" | "duplicate" | "hide" | "delete" | "color" | "font" | "attribute";
      pick: number;
      to: number;
    }
  | { do: "style"; pick: number; property: string; value: string | null }
  | { do: "undo" | "redo" | "save" | "restore" };

const pick = fc.nat({ max: 10_000 });
const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "",
    "Fish & chips",
    "<b>not a tag</b>",
    "&amp; &copy",
    "a\u00a0b",
    "  two  blanks ",
    "12:30–14:00",
    "]]> --> </p>",
    "שלום 🔭",
  ),
);
const declaration = fc.constantFrom<[string, string | null][]>(
  ["color", "#112233"],
  ["color", null],
  ["font-size", "2rem"],
  ["margin-top", "0"],
  ["background", 'url("a;b.png") no-repeat'],
  ["--word", "3"],
  ["letter-spacing", null],
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("text" as const), pick, words, keep: fc.nat({ max: 100 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom("image", "alt", "move", "place", "duplicate", "hide", "delete", "color", "font", "attribute"),
      pick,
      to: pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(pick, declaration)
      .map(([pick, [property, value]]) => ({ do: "style" as const, pick, property, value })),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom("undo", "redo", "save", "restore") }) },
);

const among = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/**
 * The edit that a step makes of this code, and the element it is about (null for the whole site); null when there is
 * nothing to do.
 */
function editOf(step: Step, code: WebsiteCode): { edit: Edit | null; node: number | null } {
  const page = readPage(code.html);
  const section = "pick" in step ? among(listSections(page), step.pick)?.node : undefined;
  const image = "pick" in step ? among(listImages(page), step.pick)?.node : undefined;
  const element = "pick" in step ? step.pick % page.elements.length : 0;
  const on = (node: number | undefined, make: (node: number) => Edit | null) => ({
    edit: node === undefined ? null : make(node),
    node: node ?? null,
  });
  switch (step.do) {
    case "text":
      return on(among(listTexts(page), step.pick)?.node, (node) =>
        setText(page, node, mixed(textOf(page, node), step.words, step.keep), "owner"),
      );
    case "image":
      return on(image, (node) =>
        replaceImage(page, node, { src: `assets/new-${step.to}.webp`, width: step.to, alt: 'Neu & "alt"' }, "owner"),
      );
    case "alt":
      return on(image, (node) => setAlt(page, node, step.to % 2 ? "" : `It's <new> & "${step.to}"`, "owner"));
    case "attribute":
      return on(element, (node) =>
        setAttribute(page, node, "title", step.to % 3 ? `It's "${step.to}" & more` : null, "owner"),
      );
    case "style":
      return on(element, (node) => setStyle(page, node, { [step.property]: step.value }, "owner"));
    case "move":
      return on(section, (node) => moveSection(page, node, step.to % 2 ? "up" : "down", "owner"));
    case "place":
      return on(section, (node) => placeSection(page, node, step.to % listSections(page).length, "owner"));
    case "duplicate":
      return on(section, (node) => duplicateSection(page, node, "owner"));
    case "hide":
      return on(section, (node) => setSectionHidden(code, page, node, step.to % 2 === 0, "owner"));
    case "delete":
      return on(section, (node) => deleteSection(page, node, "owner"));
    case "color":
      return { edit: setPrimaryColor(code, among(PRESET_COLORS, step.to)!.value, "owner"), node: null };
    case "font":
      return { edit: setFont(code, among(EDITOR_FONTS, step.to)!, "owner"), node: null };
    default:
      return { edit: null, node: null };
  }
}

/** A text that was changed somewhere in it, as people do it. */
function mixed(text: string, words: string, keep: number): string {
  const cut = Math.floor((text.length * keep) / 100);
  return `${text.slice(0, cut)}${words}${text.slice(cut + words.length)}`;
}

interface Session {
  history: History;
  /** The code before each step that can be undone. */
  before: WebsiteCode[];
  saved: WebsiteCode;
}

function take(session: Session, step: Step): Session {
  const { history, before, saved } = session;
  if (step.do === "save") return { ...session, saved: history.code };
  if (step.do === "undo") {
    if (!canUndo(history)) return session;
    const next = undo(history);
    expect(next.code).toEqual(before.at(-1));
    expect(redo(next).code).toEqual(history.code);
    return { ...session, history: next, before: before.slice(0, -1) };
  }
  if (step.do === "redo") {
    return canRedo(history) ? { ...session, history: redo(history), before: [...before, history.code] } : session;
  }
  const edit =
    step.do === "restore"
      ? diffEdit(history.code, saved, "owner", "Restored a version")
      : checkedEdit(step, history.code);
  if (!edit) return session;
  const next = push(history, edit);
  if (step.do === "restore") expect(next.code).toEqual(saved);
  return next === history ? session : { ...session, history: next, before: [...before, history.code] };
}

function checkedEdit(step: Step, code: WebsiteCode): Edit | null {
  const { edit, node } = editOf(step, code);
  if (!edit) return null;
  const after = applyEdit(code, edit);
  expect(applyEdit(after, invertEdit(code, edit))).toEqual(code);
  expect(after).not.toEqual(code);
  const [page, next]: EditablePage[] = [readPage(code.html), readPage(after.html)];
  if (node !== null) expectNothingElseChanged(page!, next!, node, step.do, edit);
  if (step.do === "text") expectText(next!, node!, mixed(textOf(page!, node!), step.words, step.keep));
  return edit;
}

/** A line break inside of a text stays, and reads as a blank, whatever the words around it are. */
function expectText(page: EditablePage, node: number, text: string): void {
  const hasBreak = elementsOf(page.elements[node]!).some(({ tagName }) => tagName === "br");
  const comparable = hasBreak ? (words: string) => words.replace(/[ \n]/g, "") : collapseSpace;
  expect(comparable(textOf(page, node))).toBe(comparable(text));
}

describe("random sequences of edits", () => {
  it.each(SITES)(
    "go back to the first byte, and touch nothing but what is edited: %s",
    (_name, code) => {
      const property = fc.property(fc.array(step, { minLength: 1, maxLength: LONGEST, size: "max" }), (steps) => {
        const start: Session = { history: openHistory(code), before: [], saved: code };
        const end = steps.reduce(take, start);
        let history = end.history;
        while (history.undo.length > 0) history = undo(history);
        expect(history.code).toEqual(code);
        while (history.redo.length > 0) history = redo(history);
        if (end.history.redo.length === 0) expect(history.code).toEqual(end.history.code);
      });
      fc.assert(property, { numRuns: Math.ceil(SEQUENCES / SITES.length) });
    },
    600_000,
  );
});
