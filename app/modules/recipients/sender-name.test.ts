import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxOf } from "./mailbox";
import { isLink } from "./is-link";
import { cleanName, senderName } from "./sender-name";

describe("a name in a mail", () => {
  it.each([
    ["Rose's Bakery", "Rose's Bakery"],
    ["Müller & Söhne, Bäckerei", "Müller & Söhne, Bäckerei"],
    ["Dr.Müller", "Dr.Müller"],
    ["東京パン", "東京パン"],
    ["Eve\r\nBcc: all@example.com", "Eve Bcc:"],
    ['"PayPal" <service@paypal.com>', "PayPal"],
    ["Security paypal.com", "Security"],
    ["www.bank Security", "Security"],
    ["ＰａｙＰａｌ．com Team", "Team"],
    ["moc\u202eknab\u202c \u200bTeam", "mocknab Team"],
    ["pay\u200bpal.\u200dcom", ""],
    ["Plinth Support", ""],
    ["Plinthos Café", "Plinthos Café"],
    [`${"Very ".repeat(30)}Long`, "Very ".repeat(12).trim()],
    ["x".repeat(100), "x".repeat(60)],
    ["“”<>", ""],
  ])("%j is %j", (chosen, name) => expect(cleanName(chosen)).toBe(name));

  it("says who sends it, and is the first that is one", () => {
    expect(senderName("Rosa", "Rose Bakery")).toBe("Rosa via Plinth");
    expect(senderName("", "Rose Bakery")).toBe("Rose Bakery via Plinth");
    expect(senderName("https://bank.com", "Plinth")).toBe("A website via Plinth");
  });

  it("is one short line without quotes, controls and hosts, whatever was chosen", () => {
    const parts = [
      "pay",
      "pal",
      ".com",
      "www.",
      "://",
      "@",
      "．ｃｏｍ",
      '"',
      "<",
      "\\",
      " ",
      "\r\n",
      "\u2028",
      "\u0000",
      "\u200b",
      "\u202e",
      "\u0301",
      "é",
      "😀",
      "x".repeat(30),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
        const name = cleanName(chosen.join(""));
        expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}"<>\\@]/u);
        expect([...name].length).toBeLessThanOrEqual(60);
        expect(name.split(" ").some(isLink)).toBe(false);
      }),
    );
  });
});

it("knows one mailbox by several spellings", () => {
  expect(mailboxOf("Ana+shop+x@Example.com")).toBe("ana@example.com");
  expect(mailboxOf("+@example.com")).toBe("@example.com");
});
