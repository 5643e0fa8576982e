import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcut";

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe("shortcutOf", () => {
  it.each([
    [{ key: "z", ctrlKey: true }, "undo"],
    [{ key: "z", metaKey: true }, "undo"],
    [{ key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
    [{ key: "Z", metaKey: true, shiftKey: true }, "redo"],
    [{ key: "y", ctrlKey: true }, "redo"],
    [{ key: "s", ctrlKey: true }, "save"],
    [{ key: "s", metaKey: true }, "save"],
    [{ key: "S", ctrlKey: true, shiftKey: true }, null],
    [{ key: "y", metaKey: true }, null],
    [{ key: "z", ctrlKey: true, altKey: true }, null],
    [{ key: "z" }, null],
    [{ key: "a", ctrlKey: true }, null],
  ])("%j: %s", (keys, expected) => expect(shortcutOf({ ...none, ...keys })).toBe(expected));
});
