import { describe, expect, it } from "vitest";
import { applyEdit } from "../../markup/edit";
import type { ChatLine } from "../change-designer";
import { keptChangeOf } from "../kept-change";
import { bringBack, undoLatest, type TakenBack } from "./take-back-latest";

const site = (...rows: string[]) => ({
  html: rows.map((row, index) => `<p id="p${index}">${row}</p>`).join("\n"),
  css: "",
  javascript: "",
});

/** A conversation about a website. */
class Talk {
  history: ChatLine[] = [];
  constructor(public code = site("Bread", "Cakes", "Pies")) {}
  change(request: string, code: ReturnType<typeof site>, takesBack?: number) {
    const change = keptChangeOf(this.code, code, takesBack)!;
    this.history.push({ role: "user", text: request }, { role: "assistant", text: "Done.", change });
    this.code = code;
  }
  say(request: string, answer: typeof undoLatest): TakenBack {
    const taken = answer(this.code, this.history);
    if (taken.edit) this.change(request, applyEdit(this.code, taken.edit), taken.takesBack);
    return taken;
  }
}

describe("taking changes back by words", () => {
  it("goes back change by change", () => {
    const talk = new Talk();
    talk.change("rye please", site("Rye", "Cakes", "Pies"));
    talk.change("tarts please", site("Rye", "Tarts", "Pies"));
    expect(talk.say("undo", undoLatest).message).toBe("I took back “tarts please”.");
    expect(talk.code).toEqual(site("Rye", "Cakes", "Pies"));
    talk.say("undo", undoLatest);
    expect(talk.code).toEqual(site("Bread", "Cakes", "Pies"));
    expect(talk.say("undo", undoLatest)).toMatchObject({
      edit: null,
      message: expect.stringContaining("no change of mine"),
    });
  });

  it("makes again what was just taken back, and takes that back once more", () => {
    const talk = new Talk();
    talk.change("rye please", site("Rye", "Cakes", "Pies"));
    talk.say("undo", undoLatest);
    expect(talk.say("bring it back", bringBack).message).toBe("I made that change again.");
    expect(talk.code).toEqual(site("Rye", "Cakes", "Pies"));
    talk.say("undo", undoLatest);
    expect(talk.code).toEqual(site("Bread", "Cakes", "Pies"));
  });

  it("brings back what the latest change took away", () => {
    const talk = new Talk();
    talk.change("delete the cakes", { ...talk.code, html: talk.code.html.replace('<p id="p1">Cakes</p>\n', "") });
    talk.say("bring it back", bringBack);
    expect(talk.code).toEqual(site("Bread", "Cakes", "Pies"));
  });

  it("leaves what the owner did elsewhere, and says where the same place was changed since", () => {
    const talk = new Talk();
    talk.change("rye please", site("Rye", "Cakes", "Pies"));
    talk.code = site("Rye", "Cakes", "Quiche");
    talk.say("undo", undoLatest);
    expect(talk.code).toEqual(site("Bread", "Cakes", "Quiche"));
    talk.change("rye again", site("Rye", "Cakes", "Quiche"));
    talk.code = site("Spelt", "Cakes", "Quiche");
    expect(talk.say("undo", undoLatest)).toMatchObject({
      edit: null,
      message: expect.stringContaining("changed the same place"),
    });
  });
});
