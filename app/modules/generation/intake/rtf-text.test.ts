import { describe, expect, it } from "vitest";
import { rtfText } from "./rtf-text";

describe("rtfText", () => {
  it.each([
    [
      "paragraphs and escapes",
      String.raw`{\rtf1\ansi One\par Two \{braced\} back\\slash\line three}`,
      "One\nTwo {braced} back\\slash\nthree",
    ],
    ["formatting", String.raw`{\rtf1 {\b Bold}{\i , italic}\f0\fs24  plain}`, "Bold, italic plain"],
    ["source line ends, which mean nothing", "{\\rtf1 One\r\n two\\\nthree}", "One two\nthree"],
    ["code page 1252", String.raw`{\rtf1\ansi\ansicpg1252 caf\'e9 \'a31.90}`, "café £1.90"],
    [
      "code page 1251 by the font",
      String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}}\f1\'cf\'f0\'e8\f0 !}`,
      "При!",
    ],
    ["double-byte characters", String.raw`{\rtf1\ansi\ansicpg932 \'93\'fa\'96\'7b}`, "日本"],
    ["a second byte that is a letter", "{\\rtf1\\ansi\\ansicpg932 \\'83A}", "ア"],
    ["Unicode with its stand-in", String.raw`{\rtf1\uc1 \u8364?5 \u-10179?\u-8704?}`, "€5 😀"],
    ["Unicode without a stand-in", String.raw`{\rtf1\uc0\u8364 5{\uc2\u233 \'c3\'a9}x}`, "€5éx"],
    ["typographic signs", String.raw`{\rtf1 \ldblquote a\rdblquote\endash b\emdash c\~d\bullet}`, "“a”–b—c\u00a0d•"],
    [
      "tables",
      String.raw`{\rtf1\trowd\intbl Nata\cell \'a31.90\cell\row Bolo\cell 2\cell\row}`,
      "Nata\t£1.90\t\nBolo\t2\t\n",
    ],
    [
      "a link by what it shows",
      String.raw`{\rtf1 {\field{\*\fldinst HYPERLINK "http://x"}{\fldrslt our site}}}`,
      "our site",
    ],
    [
      "no style sheet, info or header",
      String.raw`{\rtf1{\stylesheet{\s0 Normal;}}{\info{\title T}}{\header top}{\colortbl;\red0;}Body}`,
      "Body",
    ],
    ["no pictures", String.raw`{\rtf1 a{\pict\pngblip 89504e47}b{\*\shppict{\pict 00}}c}`, "abc"],
    ["no raw binary", `{\\rtf1 a{\\pict\\bin5 }{}\\x}b}`, "ab"],
    ["text boxes", String.raw`{\rtf1{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt Boxed}}}}`, "Boxed"],
    ["no hidden text", String.raw`{\rtf1 a\v secret\v0 b{\v c}d}`, "abd"],
    ["unknown destinations left out", String.raw`{\rtf1 a{\*\company Acme}b}`, "ab"],
    ["a document cut short", String.raw`{\rtf1 {\b Half`, "Half"],
    ["a lone backslash at the end", "{\\rtf1 x\\", "x"],
    ["too many closing braces", "{\\rtf1 x}}}}y", "xy"],
  ])("reads %s", (_, source, text) => expect(rtfText(source)).toBe(text));

  it.each([
    ["depth", "{\\rtf1 ".padEnd(2_000_000, "{")],
    ["words", `{\\rtf1 ${"\\'41\\b ".repeat(500_000)}}`],
    ["letters", `{\\rtf1 \\${"a".repeat(2_000_000)}}`],
  ])("is not held up by hostile %s", (_, source) => {
    expect(rtfText(source).length).toBeLessThanOrEqual(source.length);
  });
});
