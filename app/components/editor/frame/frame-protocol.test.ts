import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFromFrame, parseReady, parseToFrame, PROTOCOL, type FromFrame, type ToFrame } from "./frame-protocol";

const FROM: FromFrame[] = [
  { type: "select", node: 0 },
  { type: "select", node: null },
  { type: "text", node: 7, text: "", done: false },
  { type: "remove", node: 7 },
  { type: "key", key: "save" },
  { type: "key", key: "full" },
  { type: "color", node: 7, color: "#0a1b2c" },
];
const TO: ToFrame[] = [
  { type: "document", page: { html: "<p>", texts: [1, 2] }, css: "" },
  { type: "document", page: { html: "<p>", texts: [1], unconfirmed: [1] }, css: "" },
  { type: "document", page: undefined, css: "a{}" },
  { type: "text", node: 7, text: "New" },
  { type: "select", node: null, scroll: true },
];

describe("what passes between the editor and its frame", () => {
  test("is taken as it is, and nothing that came with it", () => {
    for (const message of FROM) expect(parseFromFrame({ ...message, more: "x" })).toEqual(message);
    for (const message of TO) expect(parseToFrame({ ...message, more: "x" })).toEqual(message);
    expect(parseReady({ plinth: PROTOCOL, key: "k", more: "x" })).toEqual({ plinth: PROTOCOL, key: "k" });
  });

  test("is ignored when it is none of ours", () => {
    const none = [
      null,
      "select",
      1,
      {},
      [],
      { type: "select" },
      { type: "select", node: -1 },
      { type: "select", node: 1.5 },
      { type: "select", node: "1" },
      { type: "text", node: null, text: "x", done: true },
      { type: "text", node: 1, text: 2, done: true },
      { type: "key", key: "delete" },
      { type: "color", node: 1, color: "red" },
      { type: "color", node: null, color: "#0a1b2c" },
      { type: "document", page: {} },
      { type: "document", page: { html: "", texts: ["1"] } },
      { type: "document", page: { html: "", texts: [], unconfirmed: 1 } },
      { type: "document", css: 1 },
    ];
    for (const data of none) expect([data, parseFromFrame(data), parseToFrame(data)]).toEqual([data, null, null]);
    for (const data of [null, {}, { key: "k" }, { plinth: PROTOCOL + 1, key: "k" }, { plinth: PROTOCOL, key: 1 }])
      expect(parseReady(data)).toBeNull();
  });

  test("goes one way only", () => {
    expect(parseFromFrame({ type: "text", node: 1, text: "x" })).toBeNull();
    expect(parseToFrame({ type: "key", key: "save" })).toBeNull();
  });

  test("throws at nothing", () => {
    fc.assert(fc.property(fc.anything(), (data) => void [parseReady(data), parseFromFrame(data), parseToFrame(data)]));
  });
});
