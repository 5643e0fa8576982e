import { expect, it } from "vitest";
import type { WebsiteCode } from "../../../site/website-code";
import { understand } from "../understand";

const page = (lang: string, rows: [days: string, times: string][]): WebsiteCode => ({
  html: `<!doctype html><html lang="${lang}"><head><title>Shop</title></head><body><main><h1>Shop</h1><section id="visit"><h2>Visit</h2><dl class="hours">${rows
    .map(([days, times]) => `<div class="hours-row"><dt>${days}</dt><dd class="times">${times}</dd></div>`)
    .join("")}</dl></section></main></body></html>`,
  css: "",
  javascript: "",
});

const FARM = page("en", [
  ["Tuesday to Friday", "9am - 5.30pm"],
  ["Saturday", "9am - 5pm"],
  ["Sunday", "10am - 4pm"],
]);
const CLINIC = page("en", [
  ["Weekdays", "8-6"],
  ["Thu", "when we finish at 2"],
]);
const CAFE = page("it", [
  ["Martedì a venerdì", "8–18"],
  ["Domenica anche a pranzo", "12,30–15"],
]);
const VELO = page("fr", [
  ["Mardi", "9h-18h"],
  ["Jeudi", "9h-20h"],
  ["Samedi", "8h30-16h"],
]);
const RAD = page("de", [
  ["Montag und Dienstag", "9–12.30 Uhr"],
  ["Mittwoch", "Geschlossen"],
  ["Samstag", "9–13 Uhr"],
]);

it.each<[site: WebsiteCode, says: string, ...pairs: [from: string, to: string][]]>([
  [FARM, "now it gets dark so early we shut at 3pm on sundays instead of 4, all others stay", ["4pm", "3pm"]],
  [FARM, "please change the opening times: saturdays we close at 4.30 rather than 5", ["9am - 5pm", "9am - 4.30pm"]],
  [FARM, "saturday we finish at 4 not 5", ["9am - 5pm", "9am - 4pm"]],
  [CLINIC, "the thu hours look odd. just put 8-2", ["when we finish at 2", "8-2"]],
  [CLINIC, "Thu in the opening hours should just say 8-2", ["when we finish at 2", "8-2"]],
  [FARM, "saturday in the opening hours should be 9am to 4pm", ["9am - 5pm", "9am - 4pm"]],
  [VELO, "samedi dans les horaires doit être 8h30-17h", ["8h30-16h", "8h30-17h"]],
  [CAFE, "la domenica a pranzo apriamo alle 12 precise, non più alle 12,30", ["12,30–15", "12–15"]],
  [VELO, "le jeudi on ferme à 19h maintenant et le samedi à 17h", ["9h-20h", "9h-19h"], ["8h30-16h", "8h30-17h"]],
  [VELO, "le mardi on ferme a 17h30", ["9h-18h", "9h-17h30"]],
])("tells hours as news: %#", (code, says, ...pairs) => {
  const wanted = pairs.reduce((html, [from, to]) => html.replace(from, () => to), code.html);
  const { after, outcomes } = understand({ message: says, code, form: null });
  expect(after.html, `${says}: ${outcomes.map(({ message }) => message).join(" ")}`).toBe(wanted);
});

it.each([
  [FARM, "the kitchen shuts at 3 on sundays"],
  [FARM, "at the other shop we close at 4 on saturdays"],
  [FARM, "we shut at 4 on saturdays in winter"],
  [FARM, "the saturday workshop is at 3 now"],
  [FARM, "wir haben am Samstag um 4 eine Hochzeit"],
  [FARM, "we have 12 chairs"],
  [FARM, "the saturday workshop in the opening hours should say 3pm"],
  [FARM, "in the opening hours it should say that saturday has 12 chairs"],
  [FARM, "theres two opening hours now, take out the first one"],
  [FARM, "we have 2 opening times now, morning and evening"],
  [RAD, "da stehen jetzt zwei Öffnungszeiten"],
  [RAD, "der Kurs am Samstag geht bis 15 Uhr"],
  [VELO, "le cours du jeudi passe à 17h"],
] as const)("leaves hours alone: %#", (code, message) => {
  expect(understand({ message, code, form: null }).after.html, message).toBe(code.html);
});

it("gives no day the hours that were said of another", () => {
  const { after } = understand({ message: "on wednesdays it is quiet. we are open 9 to 1", code: FARM, form: null });
  expect(after.html).toBe(FARM.html);
});
