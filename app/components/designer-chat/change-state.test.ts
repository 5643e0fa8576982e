import { describe, expect, it } from "vitest";
import { diffEdit } from "~/modules/markup/diff-edit";
import { openHistory, push, redo, undo } from "~/modules/markup/history";
import { lastingChangeOf } from "~/modules/markup/take-back";
import { backId, changeState } from "./change-state";

const SITE = {
  html: "<h1>Bread</h1>\n<p>Since 1961, in the old mill by the river</p>\n",
  css: "body { margin: 0 }\nh1 { color: black }\nh2 { margin: 0 }\n",
  javascript: "",
};
const TEAL = { ...SITE, css: SITE.css.replace("black", "teal") };
const ENTRY = {
  key: "new-1",
  role: "assistant" as const,
  text: "It is teal now.",
  changed: "design",
  step: "Make it teal",
  change: lastingChangeOf(SITE, TEAL),
};
const answered = push(openHistory(SITE), { ...diffEdit(SITE, TEAL, "built-in", ENTRY.step), id: ENTRY.key });
const edited = (history: typeof answered, code: typeof SITE, id?: string) =>
  push(history, { ...diffEdit(history.code, code, "owner", "By hand"), id });
const stateIn = ({ code, undo }: typeof answered) => changeState(ENTRY, code, undo);
const newer = (code: typeof SITE) => ({ ...code, html: code.html.replace("1961", "1962") });

describe("the change of an answer", () => {
  it("is the last step, then there", () => {
    expect(stateIn(answered)).toBe("last");
    expect(stateIn(edited(answered, newer(TEAL)))).toBe("there");
  });

  it("is undone until it is done again, whatever comes after it in its place", () => {
    const undone = undo(answered);
    expect(stateIn(undone)).toBe("undone");
    expect(stateIn(redo(undone))).toBe("last");
    expect(stateIn(edited(undone, { ...SITE, css: "h1 { color: red }" }))).toBe("undone");
  });

  it("is taken back by its own step, until that is undone", () => {
    const back = edited(edited(answered, newer(TEAL)), newer(SITE), backId(ENTRY));
    expect(stateIn(back)).toBe("taken back");
    expect(stateIn(edited(back, { ...newer(SITE), css: "h1 { color: red }" }))).toBe("taken back");
    expect(stateIn(undo(back))).toBe("there");
  });

  it("is taken back where another answer brought back what was there", () => {
    expect(stateIn(edited(edited(answered, newer(TEAL)), newer(SITE)))).toBe("taken back");
  });

  it("of what was said before the editor was opened is told by the page alone", () => {
    const { step: _, ...kept } = { ...ENTRY, key: "kept-1" };
    expect(changeState(kept, TEAL, [])).toBe("there");
    expect(changeState(kept, newer(TEAL), [])).toBe("there");
    expect(changeState(kept, SITE, [])).toBe("taken back");
    expect(changeState(kept, { ...TEAL, css: TEAL.css.replace("teal", "navy") }, [])).toBe("unknown");
    expect(changeState({ ...kept, change: undefined }, SITE, [])).toBe("unknown");
  });
});
