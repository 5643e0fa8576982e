import { expect, it } from "vitest";
import { spokenLengths } from "./spoken-lengths";

/** A quarter of an hour, half an hour, three quarters, an hour and a half, as each language says them. */
const SAID = [
  ["en", "a quarter of an hour; half an hour; three quarters of an hour; an hour and a half"],
  ["de", "eine Viertelstunde; eine halbe Stunde; eine Dreiviertelstunde; anderthalb Stunden"],
  ["es", "un cuarto de hora; media hora; tres cuartos de hora; hora y media"],
  ["fr", "un quart d’heure; une demi-heure; trois quarts d’heure; une heure et demie"],
  ["it", "un quarto d’ora; mezz’ora; tre quarti d’ora; un’ora e mezza"],
  ["pt", "um quarto de hora; meia hora; três quartos de hora; uma hora e meia"],
  ["nl", "een kwartier; een half uur; drie kwartier; anderhalf uur"],
  ["pl", "kwadrans; pół godziny; trzy kwadranse; półtorej godziny"],
  ["ar", "ربع ساعة؛ نصف ساعة؛ ثلاثة أرباع الساعة؛ ساعة ونصف"],
] as const;

it.each(SAID)("lengths of time that have a name of their own are read in %s", (_language, text) => {
  expect(spokenLengths(text).map(({ value, measure }) => [value, measure])).toEqual(
    [15, 30, 45, 90].map((minutes) => [minutes, "minute"]),
  );
});
