import { describe, expect, it } from "vitest";
import { formWords } from "~/published/form-words";
import { RateLimit } from "~/lib/rate-limit";
import { contactRequest, formOrigin, readSubmission } from "./read-submission";
import { submissionUlid } from "./submission-ulid";

const read = (formData: Record<string, unknown>) =>
  readSubmission(contactRequest.parse({ formData }).formData, formWords("en"));

describe("readSubmission", () => {
  it("keeps what was written and takes our own fields out", () => {
    expect(
      read({
        name: " Ana ",
        topic: ["Bread", "Cake"],
        agree: true,
        empty: "",
        text: "a\r\nb",
        _key: "7",
        _website: "",
        _deployment: "x",
      }),
    ).toEqual({
      data: { name: "Ana", topic: "Bread, Cake", agree: "true", text: "a\nb" },
      key: "7",
      isSpam: false,
      passedCheck: true,
    });
  });

  it("says what passed the check: a form without the field has asked nothing", () => {
    const passed = (own: object) => read({ name: "Ana", ...own }).passedCheck;
    expect([passed({ _website: "" }), passed({ _website: "", _time: 2_000 })]).toEqual([true, true]);
    expect([
      passed({}),
      passed({ _time: 9_000 }),
      passed({ _website: "x" }),
      passed({ _website: "", _time: 9 }),
    ]).toEqual([false, false, false, false]);
  });

  it("tells programs that fill in every field from people", () =>
    expect(read({ name: "Ana", _website: "x" }).isSpam).toBe(true));

  it.each([
    ["in no time", "0", true],
    ["in less than two seconds", "1999", true],
    ["in two seconds", "2000", false],
    ["in nobody knows how long", "", false],
    ["in a time that is none", "-5", false],
  ])("takes what was filled in %s for what it is", (_name, time, isSpam) => {
    expect(read({ name: "Ana", _website: "", _time: time }).isSpam).toBe(isSpam);
    expect(read({ name: "Ana", _website: "", _time: time === "" ? null : Number(time) }).isSpam).toBe(isSpam);
    expect(read({ name: "Ana", _time: time }).isSpam).toBe(false);
  });

  it.each([
    ["nothing", {}, "Please write something before you send."],
    ["too much", { text: "x".repeat(10_001) }, "This message is too long to be sent."],
    [
      "200 fields",
      Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, "x"])),
      "This message is too long to be sent.",
    ],
    ["no address", { email: "ana@" }, "Please enter an email address such as name@example.com."],
    ["what cannot be stored", { text: "a\u0000" }, "Sorry, there was an error sending your message. Please try again."],
  ])("refuses %s", (_name, formData, message) => expect(() => read(formData)).toThrow(message));

  it("takes a field named like a property of every object for one like others", () => {
    expect(read({ constructor: "x", toString: "y" }).data).toEqual({ constructor: "x", toString: "y" });
  });
});

describe("formOrigin", () => {
  const contactKey = "5ee5".repeat(16);

  it("is a name, by the script or by the form, where nothing has a key", () => {
    expect(formOrigin({ formData: { _deployment: "form" }, deploymentId: "Script" })).toEqual({ name: "script" });
    expect(formOrigin({ formData: { _deployment: "form" }, deploymentId: null })).toEqual({ name: "form" });
    expect(formOrigin({ formData: {} })).toEqual({ name: "" });
  });

  it("is the key wherever there is one, whatever name stands beside it", () => {
    expect(formOrigin({ formData: { _deployment: contactKey }, deploymentId: "rose" })).toEqual({ contactKey });
    expect(formOrigin({ formData: { _deployment: "rose" }, deploymentId: contactKey.toUpperCase() })).toEqual({
      contactKey,
    });
    expect(formOrigin({ formData: { _deployment: contactKey.slice(1) } })).toEqual({ name: contactKey.slice(1) });
  });
});

describe("submissionUlid", () => {
  const at = new Date("2026-11-21T10:00:00Z");
  const ulid = (deployment: string, key: string, data: Record<string, string>, now = at) =>
    submissionUlid(deployment, { data, key }, now);

  it("is one for one message, whatever the order of its fields and the moment", () => {
    expect(ulid("a", "k", { x: "1", y: "2" })).toBe(ulid("a", "k", { y: "2", x: "1" }, new Date(0)));
    expect(ulid("a", "k", { x: "1" })).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  });

  it("is another for another website, form, text, or time without a key", () => {
    const all = [
      ulid("a", "k", { x: "1" }),
      ulid("b", "k", { x: "1" }),
      ulid("a", "l", { x: "1" }),
      ulid("a", "k", { x: "2" }),
      ulid("a", "", { x: "1" }),
      ulid("a", "", { x: "1" }, new Date(0)),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("RateLimit", () => {
  it("allows so many within a sliding time, each key by itself", () => {
    const limit = new RateLimit(2, 1000);
    expect([0, 10, 20].map((now) => limit.take("a", now))).toEqual([true, true, false]);
    expect(limit.take("b", 20)).toBe(true);
    expect([1000, 1005, 1010].map((now) => limit.take("a", now))).toEqual([true, false, true]);
  });
});
