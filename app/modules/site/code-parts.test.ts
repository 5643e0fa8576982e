import { describe, expect, it } from "vitest";
import { CODE_PARTS, codeOf, codeSize, EMPTY_CODE, mapParts, sameCode, textsOf } from "./code-parts";
import { websiteCode } from "./website-code";

const CODE = { html: "<h1>Größe</h1>\n", css: "h1{}", javascript: 'go("x")' };

describe("the parts of a website's code", () => {
  it("are those that its schema names, in one order", () => {
    expect(CODE_PARTS).toEqual(websiteCode.keyof().options);
    expect(textsOf(CODE)).toEqual([CODE.html, CODE.css, CODE.javascript]);
    expect(mapParts((part) => CODE[part])).toEqual(CODE);
  });

  it("are all that is left of a row", () => {
    expect(codeOf({ ...CODE, hash: "a", createdAt: new Date() } as typeof CODE)).toStrictEqual(CODE);
  });

  it.each(CODE_PARTS)("differ where the %s does", (part) => {
    expect(sameCode(CODE, { ...CODE })).toBe(true);
    expect(sameCode(CODE, { ...CODE, [part]: `${CODE[part]} ` })).toBe(false);
  });

  it("are measured in bytes together", () => {
    expect([codeSize(CODE), codeSize(EMPTY_CODE)]).toEqual([28, 0]);
  });
});
