import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Day, useDayInWords } from "./day";
import { TimeZone } from "./time-zone";

it.each([
  ["Europe/Lisbon", "Jul 3, 2026", "July 3, 2026"],
  ["America/New_York", "Jul 2, 2026", "July 2, 2026"],
  [null, "Jul 2, 2026", "July 2, 2026"],
])("says a day in %s before any script: %s", (zone, ...days) => {
  const page = renderToStaticMarkup(
    <TimeZone value={zone}>
      <Day at="2026-07-02T23:30:00Z" />
      <Day at="2026-07-02T23:30:00Z" long />
      <Name at="2026-07-02T23:30:00Z" />
    </TimeZone>,
  );
  const times = days.map((day) => `<time dateTime="2026-07-02T23:30:00.000Z">${day}</time>`);
  expect(page).toBe(`${times.join("")}<i aria-label="Sign out, ${days[1]}"></i>`);
});

function Name({ at }: { at: string }) {
  return <i aria-label={`Sign out, ${useDayInWords()(at)}`} />;
}
