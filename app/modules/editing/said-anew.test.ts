import { describe, expect, it } from "vitest";
import { saidAnew } from "./said-anew";

const WAS = "I am Rose and have baked in Leeds since 2004";
const IS = "Fresh bread, baked overnight";

describe("a text that says a reworded one again", () => {
  it.each([
    ["as a sentence", `${WAS}. Open daily.`, `${IS}. Open daily.`],
    ["and goes on after a comma", `${WAS}, with my brother. Open daily.`, `${IS}. Open daily.`],
    ["and goes on without one", `Rose. ${WAS} with my brother. Open daily.`, `Rose. ${IS}. Open daily.`],
    ["and goes on over a shortened word", `${WAS}, at St. mary's. Open daily.`, `${IS}. Open daily.`],
    ["to its end", `${WAS}, with my brother`, `${IS}.`],
    ["cut in the middle", "Rose. I am Rose and have baked…", `Rose. ${IS}.`],
  ])("takes the new words: %s", (_, said, wanted) => {
    expect(saidAnew(said, { was: WAS, is: IS })).toBe(wanted);
  });

  it.each([
    ["of another sentence", `They say that ${WAS}.`, WAS],
    ["of few words that say something else", "Bread Street bakes. Open daily.", "Bread"],
    ["that few of its words were left of", "Rose. I am…", WAS],
    ["that was cut in other words", "Rose. We are Rose and have…", WAS],
  ])("stays as it is: a part %s", (_, said, was) => {
    expect(saidAnew(said, { was, is: IS })).toBe(said);
  });
});
