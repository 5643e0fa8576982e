import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formWords } from "~/published/form-words";
import { keepOwnLinks } from "./own-links";

const own = {
  sites: ["https://rose-bakery.com/", "https://www.rose-bakery.com/", "https://app.plinth.example/sites/rose/"],
  mailboxes: ["rose@example.com"],
};
const keep = (text: string) => keepOwnLinks(text, own);

describe("a mail in an owner's name", () => {
  it.each([
    "Bis bald.\n\nRosa, Dr.Müller",
    "Open 9.00 to 17.30, e.g. on Sundays.",
    "See https://rose-bakery.com/menu?x=1#cakes, or (www.rose-bakery.com).",
    "http://rose-bakery.com rose-bakery.com/bread ROSE-BAKERY.COM",
    "https://app.plinth.example/sites/rose https://app.plinth.example/sites/rose/menu",
    "Write to rose@example.com or mailto:Rose@example.com!",
    "谢谢。公司会尽快回复。",
    ...["en", "de", "fr", "ar", "ja"].map((lang) => formWords(lang).autoReplyMessage),
  ])("keeps %j", (text) => expect(keep(text)).toEqual({ text, leftOut: [] }));

  it.each([
    ["Go to https://evil.com/login now.", "Go to … now.", "https://evil.com/login"],
    ["Go to (evil.com)!", "Go to (…)!", "evil.com"],
    ["bit.ly/x?", "…?", "bit.ly/x"],
    ["请访问evil.com谢谢", "…", "请访问evil.com谢谢"],
    ["eve@evil.com", "…", "eve@evil.com"],
    ["https://app.plinth.example/sites/rosemary/", "…", "https://app.plinth.example/sites/rosemary/"],
    ["https://app.plinth.example/sites/rose/../eve/", "…", "https://app.plinth.example/sites/rose/../eve/"],
    ["https://rose-bakery.com@evil.com/", "…", "https://rose-bakery.com@evil.com/"],
    ["https://rose-bakery.com\\@evil.com", "…", "https://rose-bakery.com\\@evil.com"],
    ["https://rose-bakery.com.evil.com/", "…", "https://rose-bakery.com.evil.com/"],
    ["https://rose-bakery.com/,https://evil.com", "…", "https://rose-bakery.com/,https://evil.com"],
    ["https://rose-bakery.com:8443/", "…", "https://rose-bakery.com:8443/"],
    ["ev\u200bil.com", "…", "ev\u200bil.com"],
    ["ｅｖｉｌ．ｃｏｍ", "…", "ｅｖｉｌ．ｃｏｍ"],
    ["ftp://rose-bakery.com/", "…", "ftp://rose-bakery.com/"],
    ["пример.рф", "…", "пример.рф"],
  ])("leaves the link out of %j", (text, kept, link) => expect(keep(text)).toEqual({ text: kept, leftOut: [link] }));

  it("links nowhere before there is a website", () => {
    expect(keepOwnLinks("rose-bakery.com", { sites: [], mailboxes: [] }).text).toBe("…");
  });

  it("has no foreign link in it, whatever stands around it, and is not changed by a second look", () => {
    const around = fc.array(
      fc.constantFrom(
        "evil.com",
        "https://evil.com/a",
        "rose-bakery.com",
        " ",
        ",",
        "(",
        ")",
        "|",
        "\n",
        "”",
        "@",
        ".",
        " x",
        "。",
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(around, (parts) => {
        const { text } = keep(parts.join(""));
        expect(text).not.toMatch(/evil/);
        expect(keep(text)).toEqual({ text, leftOut: [] });
      }),
    );
  });
});
