import { expect, it } from "vitest";
import { readTimeZone } from "./time-zone.server";

it.each([
  ["plinth_theme=x; plinth_zone=Europe%2FLisbon", "Europe/Lisbon"],
  ["plinth_zone=UTC", "UTC"],
  ["plinth_zone=%3Cscript%3E", null],
  ["plinth_zone=Mars%2FOlympus", null],
  [`plinth_zone=${"x".repeat(100)}`, null],
  ["", null],
])("reads %j as %j", (cookie, zone) =>
  expect(readTimeZone(new Request("http://localhost/", { headers: { cookie } }))).toBe(zone),
);
