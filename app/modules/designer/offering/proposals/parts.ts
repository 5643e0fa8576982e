import type { Role } from "../../../page-roles/thing";
import type { Link } from "../../understanding/names";
import { means, senseOf, type Word } from "../../understanding/word";
import type { Form } from "../ask";
import { deviceIn, links, says, spotsApart, type Proposal, type Proposer, type Scene } from "./scene";

const ITEMS: readonly Role[] = ["item"];
const SECTIONS: readonly Role[] = ["section"];
const THINGS: readonly Role[] = [
  ...(["item", "section", "button", "picture", "text", "nav-entry", "navigation", "footer", "form", "logo"] as const),
  ...(["lead", "eyebrow", "heading", "quote", "list"] as const),
];

/** One thing, done to each of what may be meant. */
export const doing =
  (form: Form, roles: readonly Role[] = THINGS, most = 2): Proposer =>
  (scene) =>
    spotsApart(scene, roles, most).map(({ spot, score }) => ({ ask: { form, at: spot }, score }));

export const hiding: Proposer = (scene) => {
  const device = deviceIn(scene);
  const form = device === "desktop" ? "hideDesks" : device ? "hidePhones" : "hide";
  return doing(form)(scene);
};

const SIDES: Partial<Record<Link, "before" | "after">> = {
  above: "before",
  before: "before",
  below: "after",
  after: "after",
};

/** Where a message wants something: first, last, up, down, before or after something else. */
const moving =
  (roles: readonly Role[]): Proposer =>
  (scene) => [...beside(scene, roles), ...atEdge(scene, roles)];

function beside(scene: Scene, roles: readonly Role[]): Proposal[] {
  const at = scene.words.findIndex((word) => SIDES[senseOf(word, "link")?.is ?? "to"] !== undefined);
  const side = at === -1 ? undefined : SIDES[senseOf(scene.words[at]!, "link")!.is];
  if (!side) return [];
  const [first, ...others] = spotsApart(scene, roles, 3);
  if (!first) return [];
  return others.flatMap((other) => {
    // What stands behind 'above' is the place.
    const isPlace = mentionedAt(scene.words, other.spot.name) > mentionedAt(scene.words, first.spot.name);
    const [what, place] = isPlace ? [first, other] : [other, first];
    return [{ ask: { form: side, at: what.spot, by: place.spot }, score: Math.min(what.score, place.score) * 1.1 }];
  });
}

function mentionedAt(words: readonly Word[], name: string): number {
  const own = name.toLowerCase();
  return words.findIndex(({ text }) => text.length > 2 && own.includes(text.toLowerCase()));
}

function atEdge(scene: Scene, roles: readonly Role[]): Proposal[] {
  const isFirst =
    links(scene, "start") || says(scene, "up") || scene.words.some((word) => means(word, "ordinal", "first"));
  const isLast =
    links(scene, "end") || says(scene, "down") || scene.words.some((word) => means(word, "ordinal", "last"));
  const forms: Form[] =
    isLast && !isFirst ? ["last", "down"] : isFirst && !isLast ? ["first", "up"] : ["first", "last"];
  return spotsApart(scene, roles, 2).flatMap(({ spot, score }) =>
    forms.map((form, at) => ({
      ask: { form, at: spot },
      score: score * (isFirst || isLast ? 0.9 : 0.5) * (at === 0 ? 1 : 0.7),
    })),
  );
}

export const moveItem = moving(ITEMS);
export const moveSection = moving(SECTIONS);

export const swapping: Proposer = (scene) => {
  for (const roles of [ITEMS, SECTIONS, ["nav-entry"] as const, ["button"] as const]) {
    const [one, other] = spotsApart(scene, roles, 2);
    if (one && other) return [{ ask: { form: "swap", at: one.spot, by: other.spot }, score: other.score }];
  }
  return [];
};
