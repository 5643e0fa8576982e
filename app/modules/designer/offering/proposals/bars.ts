import { means } from "../../understanding/word";
import { barsOf } from "../../understanding/targets/bars";
import { deviceIn, has, type Proposer } from "./scene";

const BAR =
  /^(?:bars?|strip|banner|leiste|balken|streifen|barr[ae]|franja|bandeau|bande|striscia|faixa|balk(?:je)?)$/iu;

/** 'That bar stuck to the bottom of the screen on the phone': it goes there, or everywhere. */
export const goingBar: Proposer = (scene) => {
  const isSaid = scene.words.some((word) => BAR.test(word.text) || means(word, "thing", "banner"));
  const isGoing = has(scene, "remove", "hide") || scene.words.some((word) => means(word, "reference", "no"));
  if (!isSaid || !(isGoing || deviceIn(scene)) || barsOf(scene.site).length === 0) return [];
  const at = { called: "bar", name: "" } as const;
  return [
    { ask: { form: "hidePhones", at }, score: deviceIn(scene) ? 0.9 : 0.5 },
    { ask: { form: "remove", at }, score: isGoing ? 0.8 : 0.4 },
  ];
};
