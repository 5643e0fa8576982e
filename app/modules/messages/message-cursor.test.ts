import { expect, it } from "vitest";
import { readCursor, writeCursor } from "./message-cursor";

it("reads what it writes", () => {
  const cursor = { receivedAt: new Date("2026-11-21T15:00:00.123Z"), id: 17 };
  expect(writeCursor(cursor)).toBe("1795273200123-17");
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

it.each([
  null,
  "",
  "1-0",
  "1-2147483648",
  "x-1",
  "1",
  "-1-1",
  "1-1-1",
  "999999999999999-1",
  "1e3-1",
  "1-1; drop table",
])("takes %j for none", (written) => {
  expect(readCursor(written)).toBeNull();
});
