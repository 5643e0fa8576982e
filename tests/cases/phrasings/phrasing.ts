/** Reads a site as a visitor's browser shows it. */
export interface Eyes {
  /** Text of the first element, whitespace collapsed; null when there is none. */
  text(selector: string): string | null;
  /** Texts of the elements that are to be seen. */
  texts(selector: string): string[];
  /** All that is to be read on the page. */
  page(): string;
  count(selector: string): number;
  attr(selector: string, name: string): string | null;
  css(selector: string, property: string): string;
  /** A computed length of the first element, in pixels. */
  px(selector: string, property: string): number;
  width(selector: string): number;
  /** How far the first of one kind begins below the top of the first of another, in pixels. */
  below(selector: string, top: string): number;
  /** What the first select offers. */
  options(selector: string): string[];
  /** A computed colour of the first element as red, green, blue (0 to 255) and alpha (0 to 1). */
  color(selector: string, property: "color" | "background-color" | "border-top-color"): number[];
  /** Names of the sections that are to be seen, from top to bottom. */
  sections(): string[];
}

/** The sites on which the phrasings are said: the four demo businesses, and one with every kind of section and pictures. */
export type SiteName = "bakery" | "ceramics" | "letting" | "physio" | "full";

/** Something an owner says, and what must be so afterwards. Written before the interpreter, and not for it. */
export interface Phrasing {
  says: string;
  on: SiteName;
  /** What is looked at, before and after; runs in the page, so it knows only its argument. */
  look?: (see: Eyes) => unknown;
  holds?: (after: never, before: never) => boolean;
  /** Elements whose texts may change; everywhere else each must stay as it is. */
  texts?: string;
  /** Elements whose look may change; `*` for all. Everywhere else colours, sizes, fonts, corners and places of text must stay. */
  looks?: string;
  /** Nothing may be changed: it is out of range, unclear, or not about this site. */
  refuses?: true;
}

/** Ties what is looked at to what must hold. */
export function phrasing<Seen>(
  on: SiteName,
  says: string,
  look: (see: Eyes) => Seen,
  holds: (after: Seen, before: Seen) => boolean,
  allowed: Pick<Phrasing, "texts" | "looks"> = {},
): Phrasing {
  return { on, says, look, holds, ...allowed };
}

export function refusal(on: SiteName, says: string): Phrasing {
  return { on, says, refuses: true };
}
