import { describe, expect, it } from "vitest";
import { forgetDrafts, keepDraft, readDraft } from "./draft";

/** A tab's storage, with its entries as properties of its own, as in browsers. */
function tab() {
  const store = Object.create({
    getItem: (key: string) => (Object.hasOwn(store, key) ? store[key] : null),
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  });
  return () => store as Storage;
}

const refused = () => {
  throw new DOMException("denied", "SecurityError");
};

function form(entries: Record<string, string | File>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

describe("the draft", () => {
  it("keeps what was typed, and leaves out files and empty fields", () => {
    const storage = tab();
    keepDraft(1, form({ projectTitle: "Okafor Kiln", industry: "", logo: new File(["x"], "logo.png") }), storage);
    expect(readDraft(1, storage)).toEqual({ projectTitle: "Okafor Kiln" });
  });

  it("is not shown to somebody else in the same tab", () => {
    const storage = tab();
    keepDraft(1, form({ projectTitle: "Okafor Kiln" }), storage);
    expect(readDraft(2, storage)).toBeNull();
  });

  it("goes once it has become a website, and nothing else goes", () => {
    const storage = tab();
    storage().setItem("theirs", "stays");
    keepDraft(1, form({ projectTitle: "Okafor Kiln" }), storage);
    forgetDrafts(storage);
    expect(readDraft(1, storage)).toBeNull();
    expect(storage().getItem("theirs")).toBe("stays");
  });

  it.each(["{", '["a", 1]', "7", '{"a": {"b": 1}}'])("is nothing when the storage holds %s", (held) => {
    const storage = tab();
    storage().setItem("plinth-draft-1", held);
    expect(readDraft(1, storage)).toBeNull();
  });

  it("is nothing in a browser that refuses storage", () => {
    keepDraft(1, form({ projectTitle: "Okafor Kiln" }), refused);
    expect(readDraft(1, refused)).toBeNull();
    expect(() => forgetDrafts(refused)).not.toThrow();
  });
});
