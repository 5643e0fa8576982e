import { describe, expect, test } from "vitest";
import { readPage } from "~/modules/markup/page";
import { outlineOf } from "~/modules/markup/page-outline";
import type { ToFrame } from "./frame-protocol";
import { FrameView } from "./frame-view";

const code = (html: string, css = "") => ({ html, css, javascript: "" });

/** A view whose browser paints when it is told to, and what its frame was sent. */
function openView() {
  const [sent, scheduled]: [ToFrame[], (() => void)[]] = [[], []];
  const view = new FrameView((work) => scheduled.push(work));
  const show = (html: string, css?: string) => view.show(code(html, css), outlineOf(readPage(html)));
  return {
    view,
    sent,
    show,
    paint: () => scheduled.splice(0).forEach((work) => work()),
    send: (message: ToFrame) => void sent.push(message),
  };
}

describe("what the frame is sent", () => {
  test("is the last document, once for each picture, and only what differs of it", () => {
    const { view, sent, show, paint, send } = openView();
    view.attach(send);
    show("<h1>One</h1>", "a{}");
    show("<h1>Two</h1>", "a{}");
    expect(sent).toEqual([]);
    paint();
    expect(sent.splice(0)).toEqual([
      { type: "document", page: { html: '<h1 data-plinth-node="0">Two</h1>', texts: [0] }, css: "a{}" },
    ]);
    show("<h1>Two</h1>", "b{}");
    paint();
    expect(sent.splice(0)).toEqual([{ type: "document", page: undefined, css: "b{}" }]);
    show("<h1>Two</h1>", "b{}");
    paint();
    expect(sent).toEqual([]);
  });

  test("is the same document again when something else in it waits for the owner", () => {
    const { view, sent, paint, send } = openView();
    view.attach(send);
    const page = readPage("<p>One and two</p>");
    const waiting = [{ words: "two", sentence: "One and two" }];
    for (const words of [[], waiting, waiting]) {
      view.show(code(page.source), outlineOf(page, words));
      paint();
    }
    expect(sent.map((message) => message.type === "document" && message.page?.unconfirmed)).toEqual([undefined, [0]]);
  });

  test("brings what was selected before the frame was there into view, once", () => {
    const { view, sent, show, send } = openView();
    show("<p>One</p>");
    view.select(0, true);
    view.select(0, false);
    view.attach(send);
    view.attach(send);
    expect(sent.filter(({ type }) => type === "select")).toEqual(
      [true, false].map((scroll) => ({ type: "select", node: 0, scroll })),
    );
  });

  test("keeps a text that is newer than the document, and drops one that is older", () => {
    const { view, sent, show, paint, send } = openView();
    view.attach(send);
    view.showText(0, "Old");
    show("<h1>Two</h1>");
    view.showText(0, "New");
    paint();
    expect(sent.map(({ type }) => type)).toEqual(["text", "text", "document", "text"]);
    expect(sent.at(-1)).toEqual({ type: "text", node: 0, text: "New" });
  });

  test("is everything again after the frame has loaded again, what is selected last", () => {
    const { view, sent, show, send } = openView();
    show("<h1>One</h1>");
    view.select(0, true);
    expect(sent).toEqual([]);
    for (let loads = 0; loads < 2; loads += 1) {
      view.attach(send);
      expect(sent.splice(0).map(({ type }) => type)).toEqual(["document", "select"]);
    }
  });
});
