import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims";
import { groundClaim } from "./ground-claim";
import { prepareSources } from "./prepare-sources";

const hours = (brief: string, text: string) => {
  const sources = prepareSources([{ name: "brief", text: brief }]);
  const found = findClaims(text).filter(({ kind }) => kind === "hours");
  const open = found.filter((claim) => groundClaim({ ...claim, context: text }, sources) === null);
  return { found: found.length > 0, open: open.length };
};

/** The hours of an owner, as a page may say them, and on other days than the owner's. */
const HOURS: [brief: string, said: string[], crossed: string[]][] = [
  [
    "Mon-Fri 9:30-17:00, Sat 10-14, closed Sunday.",
    ["Monday to Friday from half past nine to 5pm", "Sunday closed", "Saturday 10am-2pm"],
    ["Saturday 9:30-17:00", "Monday 10am-2pm", "Sunday 10-14"],
  ],
  [
    "Mo–Fr 9:30–17 Uhr, Sa 10–14 Uhr, So geschlossen.",
    ["Montag bis Freitag von halb zehn bis 17 Uhr", "Samstag 10:00–14:00", "Sonntag geschlossen"],
    ["Samstag 9:30–17:00 Uhr", "Montag 10–14 Uhr"],
  ],
  [
    "Lunes a viernes de 9:30 a 17:00, sábado de 10 a 14, domingo cerrado.",
    ["Lunes a viernes de las nueve y media a las 17:00", "Sábado de 10:00 a 14:00", "Domingo cerrado"],
    ["Sábado de 9:30 a 17:00", "Lunes de 10:00 a 14:00"],
  ],
  [
    "Du lundi au vendredi de 9h30 à 17h, samedi de 10h à midi, fermé le dimanche.",
    ["Du lundi au vendredi de neuf heures et demie à 17 heures", "Samedi 10:00–12:00", "Dimanche fermé"],
    ["Samedi 9:30–17:00", "Lundi de 10h à 12h"],
  ],
  [
    "Dal lunedì al venerdì dalle 9:30 alle 17:00, sabato dalle 10 alle 14, domenica chiuso.",
    ["Lunedì - venerdì dalle nove e mezza alle 17", "Sabato 10:00–14:00", "Domenica chiuso"],
    ["Sabato 9:30–17:00", "Lunedì dalle 10 alle 14"],
  ],
  [
    "Segunda a sexta das 9h30 às 17h, sábado das 10h às 14h, domingo fechado.",
    ["Segunda-feira a sexta-feira das nove e meia às 17h", "Sábado 10:00–14:00", "Domingo fechado"],
    ["Sábado 9:30–17:00", "Segunda das 10h às 14h"],
  ],
  [
    "Maandag t/m vrijdag van 9.30 tot 17.00 uur, zaterdag van 10 tot 14 uur, zondag gesloten.",
    ["Maandag tot en met vrijdag van half tien tot 17 uur", "Zaterdag 10:00–14:00", "Zondag gesloten"],
    ["Zaterdag 9:30–17:00", "Maandag van 10 tot 14 uur"],
  ],
  [
    "pn-pt 9:30-17:00, sobota 10:00-14:00, niedziela nieczynne.",
    ["Poniedziałek – piątek od wpół do dziesiątej do 17:00", "Sobota 10:00–14:00", "Niedziela nieczynne"],
    ["Sobota 9:30–17:00", "Poniedziałek 10:00–14:00"],
  ],
  [
    "من الاثنين إلى الجمعة من 9:30 صباحا حتى 5:00 مساء، السبت من 10:00 حتى 2:00، الأحد مغلق.",
    ["الاثنين إلى الجمعة من التاسعة والنصف حتى الخامسة مساء", "السبت 10:00 - 2:00", "الأحد مغلق"],
    ["السبت 9:30 - 5:00", "الاثنين 10:00 - 2:00"],
  ],
];

describe("hours of days", () => {
  it.each(HOURS)("of '%s' are grounded however they are said", (brief, said) => {
    for (const text of said) expect([text, hours(brief, text)]).toEqual([text, { found: true, open: 0 }]);
  });

  it.each(HOURS)("of '%s' are found on other days", (brief, _said, crossed) => {
    for (const text of crossed) expect([text, hours(brief, text).open]).toEqual([text, 1]);
  });
});
