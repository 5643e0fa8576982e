import { EDITOR_FONTS } from "../../../editing/editor-fonts";
import { readThings } from "../../../page-roles/read-things";
import type { Role } from "../../../page-roles/thing";
import { means } from "../../understanding/word";
import type { Form, Spot } from "../ask";
import { sideOfColour } from "../../understanding/targets/of-colour";
import { colourSaid } from "../colour-said";
import { spotOf, targetAt } from "../spots";
import { twiceSaid } from "../../understanding/twice-said";
import { coloursIn, deviceIn, has, says, spots, type Proposal, type Proposer, type Scene } from "./scene";

const TEXTS: readonly Role[] = [
  ...(["headline", "heading", "lead", "text", "button", "brand", "nav-entry", "link", "price", "quote"] as const),
  ...(["section", "footer", "header", "navigation", "item", "logo", "list"] as const),
];
const LETTERS: readonly Role[] = [
  ...(["headline", "heading", "lead", "text", "button", "brand", "nav-entry", "link", "price", "quote"] as const),
];
export const GROUNDS: readonly Role[] = ["section", "button", "header", "footer", "item", "navigation", "form"];
const BOXES: readonly Role[] = ["picture", "button", "item", "section", "form", "logo", "header"];

/** Kinds that are often meant all together: 'the buttons'. */
const KINDS: [Role, Spot["called"]][] = [
  ["button", "button"],
  ["heading", "heading"],
  ["picture", "picture"],
  ["nav-entry", "entry"],
  ["item", "item"],
  ["price", "price"],
  ["section", "section"],
  ["text", "text"],
];

/** Things of roles as they are near, and all of a kind where several are spoken of. */
export function meant(scene: Scene, roles: readonly Role[]): { spot: Spot; score: number }[] {
  const one = spots(scene, roles, 2);
  const many = KINDS.filter(([role]) => roles.includes(role) && isSaidOfMany(scene, role)).map(([, called]) => ({
    spot: { called, name: "" },
    score: 0.75,
  }));
  return [...many, ...one];
}

const MANY: Partial<Record<Role, string>> = {
  ...{
    button: "button",
    heading: "heading",
    picture: "picture",
    "nav-entry": "nav-entry",
    item: "card",
    price: "price",
  },
  ...{ section: "section", text: "text" },
};

function isSaidOfMany({ words, site }: Scene, role: Role): boolean {
  const isSaid = words.some(({ senses }) =>
    senses.some((sense) => sense.kind === "thing" && sense.is === MANY[role] && (sense.many || role === "text")),
  );
  return isSaid && readThings(site).of(role).length > 1;
}

export const looking =
  (form: Form, roles: readonly Role[] = TEXTS): Proposer =>
  (scene) =>
    meant(scene, roles).map(({ spot, score }) => ({ ask: { form, at: spot }, score }));

/** Letters only. */
export const lettered = (form: Form) => looking(form, LETTERS);

export const bigger = looking("bigger", [...TEXTS, "picture"]);
export const smaller: Proposer = (scene) =>
  deviceIn(scene) === "phone" ? looking("smallerPhones")(scene) : looking("smaller", [...TEXTS, "picture"])(scene);
export const boxes = (form: Form) => looking(form, BOXES);
export const spaces =
  (form: Form): Proposer =>
  (scene) => [
    ...looking(form, ["section", "header", "footer", "item", "list"])(scene),
    { ask: { form, at: { called: "section", name: "" } }, score: 0.35 },
  ];

/** The colours of a message on what it may mean: as its ground, as its letters. */
export const colours =
  (preferred: "background" | "textColour"): Proposer =>
  (scene) => {
    const [colour, other] = coloursIn(scene).filter((each) => colourSaid(each));
    if (!colour) return [];
    const roles = preferred === "background" ? GROUNDS : TEXTS;
    const wanted = other && has(scene, "be") ? other : colour;
    return [wanted, ...(other && wanted !== other ? [other] : [])].flatMap((text, at) =>
      meant(scene, roles)
        .filter(({ spot }) => !isAlready(scene, spot, text))
        .map(({ spot, score }) => ({
          ask: { form: preferred, at: spot, text },
          score: score * (at === 0 ? 1 : 0.7),
        })),
    );
  };

/** 'This red is too bright' names the colour that is there. */
function isAlready({ site }: Scene, spot: Spot, colour: string): boolean {
  const hex = colourSaid(colour);
  const target = targetAt(site, spot, null);
  return hex !== null && target !== null && sideOfColour(site, target.nodes, hex) === "background";
}

/** One colour for another, and one for the whole page. */
export const pageColours: Proposer = (scene) => {
  const [one, other] = coloursIn(scene).filter((each) => colourSaid(each));
  if (!one) return [];
  const pairs: Proposal[] = other
    ? [
        { ask: { form: "swapColour", text: other, old: one }, score: 0.6 },
        { ask: { form: "swapColour", text: one, old: other }, score: 0.55 },
      ]
    : [];
  return [...pairs, { ask: { form: "brand", text: other ?? one }, score: 0.5 }];
};

export const shades: Proposer = (scene) => {
  const form = says(scene, "lighter", "brighter") || has(scene, "lighten") ? "lighter" : "darker";
  return looking(form, [...GROUNDS, "headline", "text", "lead"])(scene);
};

/** A font by its name, and those that 'plain' or 'elegant' may mean. */
export const fonts: Proposer = (scene) => {
  const said = scene.source.toLowerCase();
  const named = EDITOR_FONTS.filter((font) => said.includes(font.toLowerCase()));
  const wanted = named.length > 0 ? named : (["Inter", "Georgia"] as const);
  const places = spots(scene, ["headline", "heading", "brand", "section", "text"], 1);
  return wanted.flatMap((text, at) => [
    { ask: { form: "siteFont", text } as const, score: (named.length > 0 ? 0.7 : 0.5) - at * 0.1 },
    ...places.map(({ spot, score }) => ({
      ask: { form: "font", at: spot, text } as const,
      score: score * 0.8 - at * 0.1,
    })),
  ]);
};

export const columns: Proposer = (scene) => {
  const said = scene.words.find((word) => means(word, "fact", "number"))?.text;
  const text = said && Number(said) > 0 && Number(said) < 7 ? said : "2";
  return spots(scene, ["list", "section"], 2).map(({ spot, score }) => ({
    ask: { form: "columns", at: spot, text },
    score,
  }));
};

/** 'Two and two', 'zwei oben und zwei unten': the entries of what is near in rows of as many. */
export const rowsOf: Proposer = (scene) => {
  const text = twiceSaid(scene.words);
  if (text === null) return [];
  const places = [...spots(scene, ["list", "section"], 2), ...partsOfItems(scene)];
  return places.map(({ spot, score }) => ({ ask: { form: "columns", at: spot, text }, score: 0.4 + score * 0.5 }));
};

const SQUARE = 4;

/** The parts of the page in which so many entries stand as make whole rows: 'the four cards'. */
function partsOfItems({ site, near }: Scene): { spot: Spot; score: number }[] {
  const items = readThings(site).of("item");
  const sizes = new Map<number, number>();
  for (const { section } of items) if (section !== null) sizes.set(section, (sizes.get(section) ?? 0) + 1);
  const parts = near.flatMap(({ thing: { roles, section } }) => (roles.includes("item") ? (section ?? []) : []));
  return [...new Set(parts)]
    .filter((part) => sizes.get(part) === SQUARE)
    .slice(0, 1)
    .flatMap((part) => spotOf(site, part) ?? [])
    .map((spot) => ({ spot, score: 0.6 }));
}

export const wholePage =
  (form: "dark" | "light"): Proposer =>
  () => [{ ask: { form }, score: 0.6 }];
