import { describe, expect, it } from "vitest";
import { readPage } from "~/modules/markup/page";
import { setText } from "~/modules/editing/set-text";
import {
  continued,
  discarded,
  edited,
  editedSince,
  isDirty,
  loadedAnew,
  merged,
  mergeOf,
  openWebsite,
  redone,
  savedAs,
  textAt,
  typedInto,
  undone,
  type EditorState,
} from "./editor-state";

const code = { html: "<h1>Bakery</h1><p>Bread every morning.</p>", css: "h1 { color: red }", javascript: "" };
const opened = openWebsite(code, "r1");

const texting = (state: EditorState, node: number, text: string) =>
  setText(readPage(state.history.code.html), node, text, "owner")!;
const typed = (state: EditorState, node: number, text: string) => edited(state, texting(state, node, text));
const numberOf = (tag: string) => readPage(code.html).elements.findIndex(({ tagName }) => tagName === tag);
const [title, paragraph] = [numberOf("h1"), numberOf("p")];

describe("the editor's state", () => {
  it("goes back and forth, and an edit gives up what was undone", () => {
    const twice = typed(typed(opened, title, "Padaria"), paragraph, "Bread at night.");
    const back = undone(twice);
    expect(back.history.code.html).toBe("<h1>Padaria</h1><p>Bread every morning.</p>");
    expect(redone(back).history.code).toEqual(twice.history.code);
    const other = typed(back, title, "Boulangerie");
    expect(other.history.redo).toEqual([]);
    expect(undone(undone(other)).history.code).toEqual(code);
    expect(undone(opened)).toBe(opened);
    expect(redone(opened)).toBe(opened);
  });

  it("goes on with unsaved changes as if it had never been closed, whatever was saved since", () => {
    const changed = typed(typed(opened, title, "Padaria"), paragraph, "Bread at night.");
    const back = continued({ base: changed.saved, revision: changed.revision, code: changed.history.code });
    expect(back).toMatchObject({ saved: code, revision: "r1", selection: null });
    expect(back.history.code).toEqual(changed.history.code);
    expect(isDirty(back)).toBe(true);
    expect(undone(back).history.code).toEqual(code);
  });

  it("is dirty while it differs from what was saved, whichever way it came there", () => {
    const changed = typed(opened, title, "Padaria");
    expect([isDirty(opened), isDirty(changed), isDirty(undone(changed))]).toEqual([false, true, false]);
    const saved = savedAs(changed, changed.history.code, "r2");
    expect([isDirty(saved), isDirty(undone(saved))]).toEqual([false, true]);
    expect(saved.revision).toBe("r2");
    expect(discarded(undone(saved)).history).toEqual({ code: saved.saved, undo: [], redo: [] });
  });

  it("keeps what was typed while an edit was made beside it", () => {
    const other = texting(opened, paragraph, "Bread at night.");
    const meanwhile = typed(opened, title, "Padaria do Bairro");
    const both = editedSince(meanwhile, other, opened.history);
    expect(both.history.code.html).toBe("<h1>Padaria do Bairro</h1><p>Bread at night.</p>");
    const same = texting(opened, title, "Boulangerie");
    expect(editedSince(meanwhile, same, opened.history).history.code.html).toContain("Padaria do Bairro");
  });

  it("tells when typing in place replaces a change from elsewhere, which undo brings back", () => {
    const place = { node: title, said: textAt(opened, title) };
    expect(typedInto(opened, title, "Padaria", place).replaced).toBe(false);
    const designed = typed(opened, title, "Boulangerie");
    expect(typedInto(designed, paragraph, "Bread at night.", place).replaced).toBe(false);
    const { state, replaced } = typedInto(designed, title, "Padaria", place);
    expect([replaced, textAt(state, title), textAt(undone(state), title)]).toEqual([true, "Padaria", "Boulangerie"]);
    expect(typedInto(designed, title, "Boulangerie", place)).toEqual({ state: designed, replaced: false });
  });

  it("takes over what was saved elsewhere as a step that can be undone", () => {
    const restored = { ...code, css: "h1 { color: blue }" };
    const loaded = loadedAnew(typed(opened, title, "Padaria"), restored, "r3");
    expect([loaded.history.code, isDirty(loaded), loaded.revision]).toEqual([restored, false, "r3"]);
    expect(undone(loaded).history.code.html).toContain("Padaria");
  });

  it("keeps the selection on its element", () => {
    const selected = { ...opened, selection: paragraph };
    expect(typed(selected, title, "A much longer name").selection).toBe(paragraph);
    expect(undone(typed(selected, paragraph, "Bread at night.")).selection).toBe(paragraph);
  });
});

describe("a save that met another", () => {
  const there = { code: { ...code, html: code.html.replace("Bakery", "Padaria") }, revision: "r2" };

  it("has what both did in different places, and is still to be saved", () => {
    const mine = typed(opened, paragraph, "Bread at night.");
    const merge = mergeOf(mine, there);
    const state = merged(mine, there, merge);
    expect(merge.conflicts).toEqual([]);
    expect(state.history.code.html).toBe("<h1>Padaria</h1><p>Bread at night.</p>");
    expect([state.saved, state.revision, isDirty(state)]).toEqual([there.code, "r2", true]);
    expect(undone(state).history.code).toEqual(mine.history.code);
  });

  it("asks about one place, and takes the side that is named", () => {
    const mine = typed(opened, title, "Boulangerie");
    const merge = mergeOf(mine, there);
    expect(merge.conflicts).toEqual([{ part: "html", mine: "Boulangerie", theirs: "Padaria" }]);
    expect(merged(mine, there, merge, ["mine"]).history.code.html).toContain("Boulangerie");
    expect(isDirty(merged(mine, there, merge, ["theirs"]))).toBe(false);
  });
});
