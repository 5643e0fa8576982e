import { describe, expect, it } from "vitest";
import { fits, lastLeft, storedDraft, whenWritten, type StoredDraft } from "./draft";

const draft = (holder: string, at: number): StoredDraft => ({
  owner: 1,
  kind: "post",
  id: "new",
  holder,
  at,
  resumes: false,
  content: { title: holder },
});

describe("the draft to ask about", () => {
  const drafts = [draft("first", 1), draft("last", 3), draft("second", 2)];

  it("is the last one written", () => expect(lastLeft(drafts, new Set())?.holder).toBe("last"));
  it("is none that another tab is busy with", () =>
    expect(lastLeft(drafts, new Set(["last", "unknown"]))?.holder).toBe("second"));
  it("is none where all are busy, or there is none", () => {
    expect(lastLeft(drafts, new Set(["first", "second", "last"]))).toBeNull();
    expect(lastLeft([], new Set())).toBeNull();
  });
});

describe("when it was written", () => {
  const afternoon = new Date(2026, 10, 22, 14, 3).getTime();

  it("is the time on the same day", () => expect(whenWritten(afternoon, afternoon + 3_600_000, "en-GB")).toBe("14:03"));
  it("names the day on another", () =>
    expect(whenWritten(afternoon, afternoon + 24 * 3_600_000, "en-GB")).toBe("22 November, 14:03"));
  it("has a midnight of zero hours", () => {
    const midnight = new Date(2026, 10, 22, 0, 5).getTime();
    expect(whenWritten(midnight, midnight, "en-US")).toBe("00:05");
  });
});

describe("what is kept", () => {
  it("is a website of 2 MB as it was and as it is, and nothing much larger", () => {
    const code = "x".repeat(2 * 1024 * 1024);
    expect(fits({ base: { html: code }, code: { html: code } })).toBe(true);
    expect(fits({ html: code.repeat(4) })).toBe(false);
  });

  it.each([
    null,
    "text",
    {},
    { ...draft("a", 1), owner: "1" },
    { ...draft("a", 1), kind: "other" },
    { ...draft("a", 1), at: "today" },
  ])("is not read where it is %j", (row) => {
    expect(storedDraft.safeParse(row).success).toBe(false);
  });
});
