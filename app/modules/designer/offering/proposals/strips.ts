import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing } from "../../../page-roles/thing";
import { means } from "../../understanding/word";
import { bounded, type Proposer, type Scene } from "./scene";
import { spotOf } from "../spots";

const LONGEST = 200;
const MOST = 2;

/** What a strip of one line is to say from now on: 'the yellow bar should say …', told by its colour, its place or its words. */
export const newStripText: Proposer = (scene) => {
  const strips = readThings(scene.site)
    .of("section")
    .flatMap((thing) => {
      const text = lineOf(thing, scene.site);
      const score = text === null ? 0 : speaksFor(thing, text, scene);
      const spot = text === null || score === 0 ? null : spotOf(scene.site, text);
      return spot ? [{ spot, score: bounded(score) }] : [];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST);
  return strips.flatMap(({ spot, score }) =>
    scene.values
      .filter(({ text, score: sure }) => sure >= LEAST && text.split(" ").length > 1)
      .slice(0, 3)
      .map(({ text, score: sure }) => ({ ask: { form: "text", at: spot, text }, score: 0.3 + score * sure * 0.65 })),
  );
};
const LEAST = 0.45;

/** The one text of a part of the page that has no other; null for all other parts. */
function lineOf({ node, hidden }: Thing, site: OpenedSite): number | null {
  if (hidden || textOf(site.page, node).length > LONGEST) return null;
  const inside = readThings(site).inside(node);
  const [only] = inside;
  if (!only) return textOf(site.page, node) === "" ? null : node;
  return inside.length === 1 && only.roles.includes("text") ? only.node : null;
}

/** How much of a message speaks for a strip: its colour and its words, and that it is called one or stands at the top. */
function speaksFor({ node }: Thing, text: number, { site, words, near }: Scene): number {
  const own = Math.max(
    0,
    ...near.filter(({ thing }) => thing.node === node || thing.node === text).map(({ score }) => score),
  );
  const isNamed = words.some((word) => means(word, "thing", "banner", "line") || means(word, "link", "start"));
  const isFirst = readThings(site).of("section")[0]?.node === node;
  return own + (isNamed ? 1 : 0) + (isNamed && isFirst ? 0.5 : 0);
}
