import { findWishes, type Wishes } from "./find-wishes";
import { capitalised } from "../language/capitalised";
import type { OwnerFacts } from "./read-facts";
import type { ReadFact } from "./read-fact";
import { readSource } from "./source-text";

type Wish = Omit<ReadFact, "words" | "onPage">;

const PARTS: Record<keyof Wishes["colours"], string> = {
  ground: "Background",
  action: "Buttons",
  header: "Header",
  footer: "Footer",
  brand: "Main colour",
  second: "Second colour",
  third: "Third colour",
};

/** The wishes that the design follows, each with the sentence that asks for it; then what it does not follow. */
export function listWishes({ wishes }: OwnerFacts): ReadFact[] {
  const asked = wishes.read.map(({ words }) => ({ words, keys: keysIn(words) }));
  const followed = wishesIn(wishes).map((wish) => ({
    ...wish,
    words: asked.findLast(({ keys }) => keys.has(keyOf(wish)))?.words ?? "",
    onPage: [],
  }));
  const answered = new Set(followed.map(({ words }) => words));
  const others = asked.filter(({ words }) => !answered.has(words));
  return [...followed, ...others.map(({ words }) => ({ ...ASIDE, words }))];
}

const ASIDE = { about: "asides", name: "Not shown to visitors", says: null, onPage: [] } as const satisfies Omit<
  ReadFact,
  "words"
>;

/** What a sentence asks for when it is read alone. */
const keysIn = (sentence: string) => new Set(wishesIn(findWishes(readSource(sentence))).map(keyOf));
const keyOf = ({ name, says }: Wish) => JSON.stringify([name, says]);

function wishesIn({ colours, mode, largeType, noMotion, warm, structure, ...wishes }: Wishes): Wish[] {
  const named = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part): Wish[] =>
    colours[part] ? [{ about: "colours", name: PARTS[part], says: colours[part] }] : [],
  );
  const wish = (name: string, says: string | null = null): Wish => ({ about: "wishes", name, says });
  return [
    ...named,
    ...(mode ? [wish(mode === "dark" ? "A dark page" : "A light page")] : []),
    ...(largeType ? [wish("Large writing")] : []),
    ...(warm ? [wish("Warm and cosy")] : []),
    ...(noMotion ? [wish("Nothing moves")] : []),
    ...(wishes.mainAction ? [wish("Main button", wishes.mainAction)] : []),
    ...(wishes.secondAction ? [wish("Second button", wishes.secondAction)] : []),
    ...(wishes.largeNumber ? [wish("Large telephone number")] : []),
    ...(wishes.firstWords ? [wish("First words", wishes.firstWords)] : []),
    ...(wishes.refusedThings ? [wish("Not drawn")] : []),
    ...(structure.first.length > 0 ? [wish("First on the page", structure.first.map(capitalised).join(", "))] : []),
    ...[...new Set(structure.without)].map((kind) => wish("Left out", capitalised(kind))),
  ];
}
