import { expect, test } from "vitest";
import { findPeople } from "./find-people";
import { readSource } from "./source-text";

const read = (text: string) =>
  findPeople(readSource(text)).people.map(({ value: { name, role } }) => [name, role].filter(Boolean).join(" | "));

test.each([
  [
    "فريقنا: مازن العامري صاحب الورشة، وهدى للمواعيد، والسائق ياسر.",
    ["مازن العامري | صاحب الورشة", "هدى | للمواعيد", "ياسر | السائق"],
  ],
  ["فريقنا: هدى في الاستقبال، ووليد المدرب.", ["هدى | في الاستقبال", "وليد | المدرب"]],
  ["فريقنا: وليد المدرب، ومنى للحجوزات.", ["وليد | المدرب", "منى | للحجوزات"]],
  ["فريقنا:\n- سلمى حداد، مترجمة قانونية", ["سلمى حداد | مترجمة قانونية"]],
  ["فريقنا: عمر الحداد، ومنى للحجوزات.", ["عمر الحداد", "منى | للحجوزات"]],
  ["الأسعار:\n- سائق يعرف الطريق: عشرون ريالًا لثماني ساعات", []],
])("reads a list of people in Arabic: %s", (text, expected) => expect(read(text)).toEqual(expected));
