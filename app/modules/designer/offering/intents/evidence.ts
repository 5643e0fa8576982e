import { means, type Word } from "../../understanding/word";
import type { Form } from "../ask";
import { twiceSaid } from "../../understanding/twice-said";

type Test = (word: Word) => boolean;

const leads: Test = (word) =>
  means(word, "verb", "link", "open") || means(word, "thing", "link") || means(word, "fact", "url", "email", "phone");

const moves: Test = (word) =>
  means(word, "verb", "move", "put", "make", "change", "add", "sort") ||
  means(word, "link", "above", "below", "before", "after", "start", "end") ||
  means(word, "value", "up", "down") ||
  means(word, "ordinal");
const sizes: Test = (word) =>
  means(
    word,
    "value",
    "bigger",
    "smaller",
    "big",
    "small",
    "more",
    "less",
    "shorter",
    "taller",
    "wider",
    "narrower",
    "full",
  ) ||
  means(word, "verb", "enlarge", "shrink", "raise", "lower") ||
  means(word, "property", "size", "width", "height", "spacing") ||
  means(word, "amount");
const goes: Test = (word) => means(word, "verb", "remove", "hide", "leave", "close") || means(word, "device");

const roomy: Test = (word) =>
  means(word, "property", "spacing", "padding", "line-height") ||
  means(word, "value", "tighter", "looser", "more", "less", "shorter", "big", "none") ||
  means(word, "amount", "too", "much");

/** What must be said somewhere in a message for a form to be offered; what is not listed needs nothing. */
const NEEDED: Partial<Record<Form, Test>> = {
  underlined: (word) => means(word, "value", "underlined") || means(word, "verb", "underline"),
  italic: (word) => means(word, "value", "italic"),
  capitals: (word) => means(word, "value", "uppercase", "capitalised", "lowercase") || means(word, "property", "case"),
  bold: (word) =>
    means(word, "value", "bold", "thin") || means(word, "property", "weight") || means(word, "verb", "highlight"),
  regular: (word) => means(word, "value", "bold", "thin") || means(word, "property", "weight"),
  shadow: (word) => means(word, "property", "shadow"),
  noShadow: (word) => means(word, "property", "shadow"),
  border: (word) => means(word, "property", "border"),
  noBorder: (word) => means(word, "property", "border"),
  rounded: (word) => means(word, "property", "corners") || means(word, "value", "rounded", "round", "square"),
  square: (word) => means(word, "property", "corners") || means(word, "value", "rounded", "round", "square"),
  columns: (word) => means(word, "property", "columns") || means(word, "value", "side-by-side", "stacked"),
  sticky: (word) => means(word, "value", "sticky"),
  moreSpace: roomy,
  lessSpace: roomy,
  left: (word) => means(word, "value", "left", "centred", "right") || means(word, "property", "alignment"),
  centre: (word) =>
    means(word, "value", "left", "centred", "right") ||
    means(word, "verb", "align") ||
    means(word, "property", "alignment"),
  right: (word) => means(word, "value", "left", "centred", "right") || means(word, "property", "alignment"),
  copy: (word) => means(word, "verb", "copy") || means(word, "value", "same"),
  swap: (word) => means(word, "verb", "swap", "replace", "change"),
  font: (word) => means(word, "property", "font") || means(word, "fact", "font") || means(word, "thing", "text"),
  siteFont: (word) => means(word, "property", "font") || means(word, "fact", "font") || means(word, "thing", "text"),
  dark: (word) =>
    means(word, "value", "dark-mode") || means(word, "colour", "dark", "black") || means(word, "value", "darker"),
  light: (word) =>
    means(word, "value", "light-mode") || means(word, "colour", "light", "white") || means(word, "value", "lighter"),
  hide: goes,
  hidePhones: (word) => means(word, "device"),
  hideDesks: (word) => means(word, "device"),
  link: leads,
  linkPart: leads,
  navEntry: (word) => means(word, "thing", "navigation", "nav-entry", "menu"),
  banner: (word) => means(word, "thing", "banner", "line") || means(word, "link", "start"),
  addField: (word) => means(word, "thing", "form", "field"),
  smallerPhones: (word) => means(word, "device"),
  first: moves,
  last: moves,
  up: moves,
  down: moves,
  before: moves,
  after: moves,
  bigger: sizes,
  smaller: sizes,
  wider: sizes,
  narrower: sizes,
  taller: sizes,
  shorter: sizes,
};

/** Whether a message says anything of what a form does. */
export const isEvident = (form: Form, words: readonly Word[]): boolean => {
  const needed = NEEDED[form];
  return form === "link" || !needed || words.some(needed) || (form === "columns" && twiceSaid(words) !== null);
};
