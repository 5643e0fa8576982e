import { expect, it } from "vitest";
import { timeZone } from "./time-zone";

it.each([
  ["Europe/Lisbon", "Europe/Lisbon"],
  ["UTC", "UTC"],
  ["Mars/Olympus", null],
  ["", null],
  ["x".repeat(100), null],
  [undefined, null],
])("reads %j as %j", (said, zone) => expect(timeZone.parse(said)).toBe(zone));
