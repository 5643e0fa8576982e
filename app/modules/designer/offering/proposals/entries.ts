import type { Role } from "../../../page-roles/thing";
import { means, senseOf } from "../../understanding/word";
import type { Entry } from "../ask";
import { anchorsIn, type Anchor } from "./anchors";
import { entriesIn } from "./new-entries";
import { has, links, spots, spotsApart, type Proposal, type Proposer, type Scene } from "./scene";

/** A new entry of a list beside what is near it. */
export const newEntry: Proposer = (scene) => {
  const entries = entriesIn(scene);
  const places = spotsApart(scene, ["item"], 2);
  const parts = spots(scene, ["section"], 2);
  const anchors = anchorsIn(scene, NEIGHBOURS);
  const elsewhere = anchors.length > 0 ? ELSEWHERE : 1;
  return entries.flatMap(({ entry, score: sure }): Proposal[] => [
    ...besideAnchors(anchors, entry, sure),
    ...besideNear(scene, places, parts, { entry, score: sure * elsewhere }),
  ]);
};

/** An entry beside one that is named as its place, whatever else the message may ask for. */
export const newBeside: Proposer = (scene) =>
  has(scene, "add", "put")
    ? entriesIn(scene).flatMap(({ entry, score }) => besideAnchors(anchorsIn(scene, NEIGHBOURS), entry, score))
    : [];

/** On pages from elsewhere the name of an entry may be a text alone. */
const NEIGHBOURS: readonly Role[] = ["item", "item-title", "text"];

/** How likely a place is that nobody named where another was. */
const ELSEWHERE = 0.6;
const NAMED = 0.95;

const besideAnchors = (anchors: readonly Anchor[], entry: Entry, score: number): Proposal[] =>
  anchors
    .filter(({ spot }) => !spot.name.toLowerCase().includes(entry.name.toLowerCase()))
    .map(({ spot, side }) => ({
      ask: { form: side === "before" ? "itemBefore" : "itemAfter", at: spot, entry },
      score: score * NAMED,
    }));

type Places = ReturnType<typeof spots>;

function besideNear(
  scene: Scene,
  places: Places,
  parts: Places,
  { entry, score }: { entry: Entry; score: number },
): Proposal[] {
  return [
    ...places.flatMap((place) =>
      place.spot.name.toLowerCase().includes(entry.name.toLowerCase())
        ? []
        : [
            { ask: { form: sideOf(scene), at: place.spot, entry } as const, score: score * place.score },
            { ask: { form: "itemLast", at: place.spot, entry } as const, score: score * place.score * 0.8 },
          ],
    ),
    ...parts.map(
      (part): Proposal => ({
        ask: { form: links(scene, "start") ? "itemFirst" : "itemLast", at: part.spot, entry },
        score: score * part.score * 0.95,
      }),
    ),
  ];
}

const sideOf = (scene: Scene) => (links(scene, "before", "above") ? ("itemBefore" as const) : ("itemAfter" as const));

const ANCHORS: readonly Role[] = ["text", "lead", "heading", "headline", "item", "address", "hours", "phone", "button"];

/** A line of the owner's words above or below something, or at the end of a part. */
export const newText: Proposer = (scene) => {
  const above = scene.words.some((word) => ["above", "before"].includes(senseOf(word, "link")?.is ?? ""));
  return scene.values.slice(0, 3).flatMap(({ text, score }) => [
    ...spots(scene, ANCHORS, 2).map(
      (place): Proposal => ({
        ask: { form: above ? "textAbove" : "textBelow", at: place.spot, text },
        score: score * place.score,
      }),
    ),
    ...spots(scene, ["section"], 2).map(
      (part): Proposal => ({
        ask: { form: "textEnd", at: part.spot, text },
        score: score * part.score * 0.9,
      }),
    ),
  ]);
};

/** A number of as many digits as a telephone has. */
const PHONE = /(?<![\d/.,])\+?\(?\d[\d ()/-]{7,16}\d(?!\d)/u;

export const newNavEntry: Proposer = (scene) =>
  spots(scene, ["section"], 2).flatMap(({ spot, score }) => [
    { ask: { form: "navEntry", at: spot, text: spot.name } as const, score: score * 0.6 },
    ...scene.values
      .slice(0, 1)
      .map(({ text, score: sure }) => ({ ask: { form: "navEntry", at: spot, text } as const, score: score * sure })),
  ]);

/** Where a button or words lead: to an address, or to a part of the page. */
export const newGoal: Proposer = (scene) => {
  const address =
    scene.words.find((word) => means(word, "fact", "url", "email", "phone"))?.text ?? PHONE.exec(scene.source)?.[0];
  const parts = spots(scene, ["section"], 2);
  return spots(scene, ["button", "nav-entry", "link", "picture"], 3).flatMap(({ spot, score }): Proposal[] =>
    address
      ? [{ ask: { form: "link", at: spot, text: address }, score: score * 1.1 }]
      : parts.map((part) => ({ ask: { form: "linkPart", at: spot, by: part.spot }, score: score * part.score })),
  );
};

/** An address beside what is said to open, to lead or to ring: it is where a button is to go. */
export const newGoalSaid: Proposer = (scene) =>
  has(scene, "link", "open") || scene.words.some(({ text }) => RINGS.test(text))
    ? newGoal(scene).filter(({ ask }) => ask.form === "link")
    : [];
const RINGS =
  /^(?:rings?|dials?|calls?|taps?|press(?:es)?|klingeln|anrufen|wählen|wählt|draufdr\p{L}+|llame|marque|appelle|sonne|chiami|chiama|telefona|abra|abre|abrisse|ligue|liga|clicar|belt|bellen)$/iu;
