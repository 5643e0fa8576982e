import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing } from "../../../page-roles/thing";
import { spotsApart, type Proposer } from "./scene";
import { spotOf } from "../spots";

const LONGEST = 200;
const [MOST, MOST_PARTS] = [2, 6];

/** What a strip of one line is to say from now on: 'the yellow bar should say …', told by its colour, its place or its words. */
export const newStripText: Proposer = (scene) => {
  const strips = spotsApart(scene, ["section"], MOST_PARTS)
    .filter(({ score }) => score >= LIKELY)
    .flatMap(({ thing, score }) => {
      const text = lineOf(thing, scene.site);
      const spot = text === null ? null : spotOf(scene.site, text);
      return spot ? [{ spot, score }] : [];
    })
    .slice(0, MOST);
  return strips.flatMap(({ spot, score }) =>
    scene.values
      .filter(({ text, score: sure }) => sure >= LEAST && text.split(" ").length > 1)
      .slice(0, 3)
      .map(({ text, score: sure }) => ({ ask: { form: "text", at: spot, text }, score: 0.3 + score * sure * 0.65 })),
  );
};
const LEAST = 0.45;
/** A strip goes by being the part that is meant, not by being one. */
const LIKELY = 0.5;

/** The one text of a part of the page that has no other; null for all other parts. */
function lineOf({ node, hidden }: Thing, site: OpenedSite): number | null {
  if (hidden || textOf(site.page, node).length > LONGEST) return null;
  const inside = readThings(site).inside(node);
  const [only] = inside;
  if (!only) return textOf(site.page, node) === "" ? null : node;
  return inside.length === 1 && only.roles.includes("text") ? only.node : null;
}
