import { expect, it } from "vitest";
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
