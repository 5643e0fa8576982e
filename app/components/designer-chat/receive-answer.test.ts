import { lastingChangeOf } from "~/modules/markup/take-back";
import { describe, expect, it } from "vitest";
import { CHANGED_MEANWHILE } from "~/modules/designer/designer-texts";
import { applyEdit } from "~/modules/markup/edit";
import { receiveAnswer } from "./receive-answer";

const SENT = { html: "<h1>Bread</h1>\n<p>Since 1961</p>", css: "h1 { color: red }", javascript: "" };
const TEAL = { ...SENT, css: "h1 { color: teal }" };
const answered = (updatedCode: typeof SENT | null, hasChanges = true) => ({
  reply: { message: "It is teal now.", hasChanges, updatedCode },
  message: "Make the heading teal",
  sent: SENT,
});

describe("receiveAnswer", () => {
  it("makes a change one edit, and says what it changed", () => {
    const { entry, edit, toast } = receiveAnswer(answered(TEAL), SENT, "claude");
    expect(edit).toMatchObject({ author: "claude", label: "Make the heading teal" });
    expect(applyEdit(SENT, edit!)).toEqual(TEAL);
    expect(entry).toEqual({
      text: "It is teal now.",
      changed: "design",
      step: "Make the heading teal",
      change: lastingChangeOf(SENT, TEAL),
    });
    expect(toast).toMatchObject({ title: "Website Updated" });
  });

  it("names every part that changed", () => {
    const all = { html: `${SENT.html}<p>New</p>`, css: TEAL.css, javascript: "1;" };
    expect(receiveAnswer(answered(all), SENT, "claude").entry.changed).toBe("content, design and behaviour");
    expect(receiveAnswer(answered({ ...all, javascript: "" }), SENT, "claude").entry.changed).toBe(
      "content and design",
    );
  });

  it("fits the change onto what the owner did meanwhile", () => {
    const now = { ...SENT, html: SENT.html.replace("1961", "1962"), css: `/* mine */\n${SENT.css}` };
    const { edit } = receiveAnswer(answered(TEAL), now, "built-in");
    expect(applyEdit(now, edit!)).toEqual({ ...now, css: `/* mine */\n${TEAL.css}` });
  });

  it("changes nothing where the owner changed the same place meanwhile, and says so", () => {
    const now = { ...SENT, css: "h1 { color: blue }" };
    expect(receiveAnswer(answered(TEAL), now, "built-in")).toEqual({ entry: { text: CHANGED_MEANWHILE } });
  });

  it("makes no step of what changes nothing", () => {
    expect(receiveAnswer(answered(null, false), SENT, "built-in")).toEqual({ entry: { text: "It is teal now." } });
    expect(receiveAnswer(answered(TEAL, false), SENT, "built-in")).toEqual({ entry: { text: "It is teal now." } });
    expect(receiveAnswer(answered({ ...SENT }), SENT, "built-in")).toEqual({ entry: { text: "It is teal now." } });
  });

  it("says 'Changes Applied' of changes without code", () => {
    const received = receiveAnswer(answered(null), SENT, "built-in");
    expect(received).toMatchObject({ entry: { text: "It is teal now." }, toast: { title: "Changes Applied" } });
    expect(received.edit).toBeUndefined();
  });
});
