import { expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { dialledAbroad } from "./dialling-code";

const phone = (display: string) => ({ display, href: "" });

it.each([
  ["0116 555 0134", "One tiffin £8.50", "441165550134"],
  ["+49 761 5550", "Werkstatt in Freiburg", "497615550"],
  ["341 555 0187", "Gimnasio en Rosario", "5493415550187"],
  ["77 000 01 47", "mon salon de tresses a Dakar", "221770000147"],
  ["080 000 0148", "gommista a Bari", "390800000148"],
  ["٠٧٩٥٥٥٠١٤٨", "ورشة فخار في مادبا", "962795550148"],
])("%s, said with %s, is %s from abroad", (display, told, dialled) =>
  expect(dialledAbroad(phone(display), told)).toBe(dialled),
);

it("is left as it is where the country is not told, or two are", () => {
  expect(dialledAbroad(phone("222 555 0163"), "Una florería")).toBeUndefined();
  expect(dialledAbroad(phone("056 555 0142"), "From Kilkenny to Madrid")).toBeUndefined();
});

it.each<[PageLanguage, string, string | undefined]>([
  ["de", "0171 3920 082", "491713920082"],
  ["nl", "06 5550 1173", "31655501173"],
  ["es", "600 555 014", "34600555014"],
  ["pt", "41 90000-2277", "5541900002277"],
  ["it", "340 000 6284", "393400006284"],
  ["en", "07700 900128", "447700900128"],
  ["de", "0664 5550123", undefined],
  ["fr", "06 39 98 12 84", undefined],
  ["pt", "912 555 037", undefined],
  ["en", "0703 123 4567", undefined],
])("in %s a mobile number of one country alone is dialled: %s", (language, display, dialled) =>
  expect(dialledAbroad(phone(display), "Come and see us", language)).toBe(dialled),
);

it("leaves the language aside where the text names a country's town, and takes of two the one whose number it may be", () => {
  expect(dialledAbroad(phone("600 555 014"), "Un taller en Rosario y en Buenos Aires", "es")).toBe("549600555014");
  expect(dialledAbroad(phone("9555 0126"), "سوق مطرح بمسقط، التوصيل داخل عمان", "ar")).toBe("96895550126");
});
