import { formOf } from "../../../operations/form/edit-form";
import { means, type Word } from "../../understanding/word";
import { stems } from "../../built-in/find/words-of";
import type { Proposer, Scene } from "./scene";

/** The fields of the page's form that a message may mean. */
function fieldsNamed({ site, source }: Scene): { label: string; score: number }[] {
  const said = new Set(stems(source));
  return (formOf(site)?.fields ?? [])
    .map(({ label }) => {
      const own = stems(label);
      return { label, score: own.filter((stem) => said.has(stem)).length / Math.max(1, own.length) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

const MOST_LABEL_WORDS = 4;

/** 'A box for the phone number': what a field is for, up to a link, a sign or a verb. */
function fieldsWanted({ words, source }: Scene): { text: string; score: number }[] {
  return words.flatMap((word, at) => {
    if (!means(word, "link", "for") || !words.slice(Math.max(0, at - 2), at).some(isRoom)) return [];
    const rest = words.slice(at + 1).filter((each) => !means(each, "light", "article"));
    const end = rest.findIndex((each) => means(each, "link") || means(each, "light") || means(each, "verb"));
    const own = end === -1 ? rest : rest.slice(0, end);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || own.length > MOST_LABEL_WORDS) return [];
    const text = source.slice(first.start, last.end);
    return [{ text: text.charAt(0).toUpperCase() + text.slice(1), score: 1 }];
  });
}

const isRoom = (word: Word) => means(word, "thing", "field", "card", "question") || ROOM.test(word.text);
const ROOM =
  /^(?:box|space|room|spot|place|platz|zeile|casilla|hueco|espacio|case|place|spazio|casella|espaço|caixa|vakje|plek|ruimte)$/i;

/** A field that is named as what the form should have room for. */
export const roomInForm: Proposer = (scene) =>
  formOf(scene.site) && scene.words.some((word) => means(word, "thing", "form"))
    ? fieldsWanted(scene).map(({ text, score }) => ({ ask: { form: "addField", text }, score }))
    : [];

export const newField: Proposer = (scene) =>
  formOf(scene.site)
    ? [...fieldsWanted(scene), ...scene.values]
        .filter(({ text }) => text.split(/\s+/).length <= 8)
        .slice(0, 3)
        .map(({ text, score }) => ({ ask: { form: "addField", text }, score: score * 0.9 }))
    : [];

export const changedField =
  (form: "removeField" | "required" | "optional"): Proposer =>
  (scene) =>
    fieldsNamed(scene)
      .slice(0, 2)
      .map(({ label, score }) => ({ ask: { form, text: label }, score: score * 0.9 }));

export const renamedField: Proposer = (scene) =>
  fieldsNamed(scene)
    .slice(0, 2)
    .flatMap(({ label, score }) =>
      scene.values.slice(0, 2).map(({ text, score: sure }) => ({
        ask: { form: "renameField", old: label, text } as const,
        score: score * sure,
      })),
    );
