import { describe, expect, it } from "vitest";
import { entityTag, readIfMatch } from "./entity-tag";

const read = (value?: string) => readIfMatch(new Headers(value === undefined ? {} : { "if-match": value }));

describe("readIfMatch", () => {
  it("allows any revision without the header, and where it says so", () => {
    expect(read()).toBeNull();
    expect(read("*")).toBeNull();
  });

  it("reads what entityTag writes, and what was sent without quotes", () => {
    expect(read(entityTag("abc"))).toEqual(["abc"]);
    expect(read("abc")).toEqual(["abc"]);
    expect(read('"abc", "def"')).toEqual(["abc", "def"]);
  });

  it.each(["", '""', 'W/"abc"', '"', " , "])("allows nothing by %j", (value) => {
    expect(read(value)?.filter((tag) => /^[\w-]+$/.test(tag))).toEqual([]);
  });
});
