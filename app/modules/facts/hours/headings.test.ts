import { expect, it } from "vitest";
import { findHours } from "../find-hours";
import { weekdayNames } from "../reading/calendar-names";
import { READ_LANGUAGES } from "../reading/read-languages";
import { readSource } from "../source-text";
import { TOPIC_WORDS } from "../topic-words";

it.each(READ_LANGUAGES)("reads hours below each heading that is one of hours (%s)", (language) => {
  const headings = TOPIC_WORDS[language].hours!.split("|");
  const [[monday], , , , [friday]] = weekdayNames(language) as [[string], unknown, unknown, unknown, [string]];
  const read = headings.map((heading) => {
    const { found } = findHours(readSource(`${heading}\n${monday} - ${friday} 7:00 - 17:00`), language);
    return [heading, found[0]?.value.weekdays];
  });
  expect(read).toEqual(headings.map((heading) => [heading, [0, 1, 2, 3, 4]]));
});
