import { expect, it } from "vitest";
import { dayInWords } from "~/lib/day-words";
import { readLocale } from "./locale.server";

it.each([
  ["en-GB,en;q=0.9", "26 November 2026"],
  ["en-US,en;q=0.9", "November 26, 2026"],
  ["en", "November 26, 2026"],
  ["de-DE,de;q=0.9,en;q=0.8", "26 November 2026"],
  ["*", "November 26, 2026"],
  ["", "November 26, 2026"],
])("writes a day for a browser that asks for %s: %s", (language, day) => {
  const request = new Request("http://localhost/", { headers: { "accept-language": language } });
  expect(dayInWords("2026-11-26T12:00:00Z", "UTC", readLocale(request))).toBe(day);
});
