import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TimeZone } from "~/components/ui/time-zone";
import { Moment } from "./moment";

it.each([
  ["Europe/Lisbon", "Jul 3, 2026, 12:30 AM"],
  ["America/New_York", "Jul 2, 2026, 7:30 PM"],
  [null, "Jul 2, 2026, 11:30 PM UTC"],
])("says a time in %s before any script: %s", (zone, words) => {
  const page = renderToStaticMarkup(
    <TimeZone value={zone}>
      <Moment at="2026-07-02T23:30:00Z" />
    </TimeZone>,
  );
  expect(page.replaceAll(/[\u202f\u00a0]/g, " ")).toBe(`<time dateTime="2026-07-02T23:30:00.000Z">${words}</time>`);
});
