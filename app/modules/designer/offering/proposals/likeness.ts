import { isWithin } from "../../../cascade/query";
import { means, senseOf, type Word } from "../../understanding/word";
import { groundOf, groundSaid } from "../../understanding/told/grounds";
import type { Spot } from "../ask";
import { spotOfAll, targetAt } from "../spots";
import { GROUNDS, meant } from "./looks";
import { spotsApart, type Proposer, type Scene } from "./scene";

/** 'The same green as the footer', 'in dem Grün vom Streifen', 'comme la colonne de gauche': the ground of another thing. */
export const likeGround: Proposer = (scene) => {
  const like = likenessIn(scene.words);
  const by = like && groundNamed(like.behind, like.shade, scene);
  if (!like || !by) return [];
  const own = { ...scene, words: like.before, near: scene.nearTo(like.before) };
  return meant(own, GROUNDS)
    .filter(({ spot }) => !isThere(spot, by, scene))
    .map(({ spot, score }) => ({ ask: { form: "groundLike", at: spot, by }, score: 0.35 + score * 0.6 }));
};

const SAME =
  /^(?:same|exact|(?:dem|der|das|den)?selben?|dasselbe|gleichen?|hetzelfde|dezelfde|zelfde|mism[oa]|même|stess[oa]|mesm[oa])$/iu;
const COLOUR = /^(?:colou?r|farbe|ton|color|couleur|colore|cor|kleur)$/iu;
const AS =
  /^(?:as|of|from|like|behind|wie|vom|von|der|des|aus|que|de|del|du|di|dello|della|dell'|do|da|como|comme|come|als|van|zoals|uit)$/iu;
const REACH = 4;

interface Likeness {
  before: readonly Word[];
  behind: readonly Word[];
  shade: string | undefined;
}

/** A colour that is said to be another thing's: behind 'same', or right before 'of', 'vom', 'que'. */
function likenessIn(words: readonly Word[]): Likeness | null {
  for (const [at, word] of words.entries()) {
    if (!isSameSaid(word)) continue;
    const next = words.slice(at + 1, at + 1 + REACH + 1);
    const as = next.findIndex(({ text }) => AS.test(text));
    const between = next.slice(0, Math.max(0, as));
    if (as !== -1 && between.some(isColour)) return cut(words, at, at + 1 + as, between);
  }
  const at = words.findIndex((word, index) => isColour(word) && words[index + 1] && AS.test(words[index + 1]!.text));
  return at === -1 ? null : cut(words, at, at + 1, [words[at]!]);
}

const isSameSaid = (word: Word) =>
  means(word, "reference", "same") || means(word, "value", "same") || SAME.test(word.text);
const isColour = (word: Word) => means(word, "colour") || COLOUR.test(word.text);

function cut(words: readonly Word[], from: number, as: number, between: readonly Word[]): Likeness {
  const rest = words.slice(as + 1);
  const end = rest.findIndex((word) => means(word, "light", "comma", "stop") || means(word, "literal"));
  return {
    before: words.slice(0, from),
    behind: end === -1 ? rest : rest.slice(0, end),
    shade: between.flatMap((word) => senseOf(word, "colour")?.is ?? []).at(-1),
  };
}

/** What is named behind a likeness, by what it stands on. */
function groundNamed(behind: readonly Word[], shade: string | undefined, scene: Scene): Spot | null {
  const { source, site } = scene;
  const said =
    behind.length > 0 ? (groundSaid(behind, shade, source, site) ?? groundSaid(behind, undefined, source, site)) : null;
  const spot = said && spotOfAll(site, said.target.nodes);
  if (spot) return spot;
  const own = { ...scene, words: behind, near: scene.nearTo(behind) };
  const found = spotsApart(own, ["section", "header", "footer", "button", "navigation", "item", "heading"], 4).find(
    ({ thing }) => groundOf({ nodes: [thing.node], name: "", selector: null }, scene.site, shade) !== null,
  );
  return found?.spot ?? null;
}

/** One thing, or one within the other: it has that ground already. */
function isThere(one: Spot, other: Spot, { site }: Scene): boolean {
  const [a, b] = [one, other].map((spot) => targetAt(site, spot, null)?.nodes ?? []);
  return a!.some((node) => b!.some((each) => node === each || isWithin(site.page, node, each)));
}
