import type { Target } from "../../operations/target";
import type {
  Amount,
  Colour,
  Device,
  Light,
  Link,
  Ordinal,
  Property,
  Reference,
  Scope,
  StyleValue,
  Thing,
  Topic,
  Verb,
} from "./names";

/** A fact that is read by its form: '9:30', '£4.50', '12%', '#ff0000', 'Open Sans'. */
export type FactName = "percent" | "length" | "price" | "time" | "url" | "email" | "phone" | "number" | "hex" | "font";

/** One meaning that a word may have in a request. */
export type Sense =
  | { kind: "verb"; is: Verb }
  | { kind: "thing"; is: Thing; many: boolean }
  | { kind: "property"; is: Property }
  | { kind: "value"; is: StyleValue }
  | { kind: "colour"; is: Colour }
  | { kind: "amount"; is: Amount }
  | { kind: "link"; is: Link }
  | { kind: "scope"; is: Scope }
  | { kind: "device"; is: Device }
  | { kind: "ordinal"; is: Ordinal }
  | { kind: "reference"; is: Reference }
  | { kind: "fact"; is: FactName }
  | { kind: "topic"; is: Topic }
  | { kind: "literal"; is: "quoted" }
  | { kind: "light"; is: Light };

export type SenseKind = Sense["kind"];

/** A word, known phrase, sign or quotation of a message, with all that it may mean; without a sense, only its owner's. */
export interface Word {
  /** As it was said, a quotation without its quotes. */
  text: string;
  start: number;
  end: number;
  senses: readonly Sense[];
  /** What it means on the page, where that is known: several words that point at one thing are one. */
  target?: Target;
}

type SenseOf<Kind extends SenseKind> = Extract<Sense, { kind: Kind }>;

/** What a word means as this kind of word. */
export const senseOf = <Kind extends SenseKind>({ senses }: Word, kind: Kind): SenseOf<Kind> | undefined =>
  senses.find((sense): sense is SenseOf<Kind> => sense.kind === kind);

export const means = <Kind extends SenseKind>(word: Word, kind: Kind, ...names: SenseOf<Kind>["is"][]): boolean =>
  word.senses.some((sense) => sense.kind === kind && (names.length === 0 || (names as string[]).includes(sense.is)));
