/** What an owner is offered, and reads on a button: one thing that can be done, each said by a sentence of its own. */
export const FORMS = [
  ...(["text", "words", "wordsIn", "deleteWords", "textBelow", "textAbove", "textEnd", "banner", "alt"] as const),
  ...([
    "price",
    "pricesUp",
    "pricesDown",
    "phone",
    "email",
    "address",
    "business",
    "closed",
    "hours",
    "until",
  ] as const),
  ...(["title", "description"] as const),
  ...(["remove", "hide", "hidePhones", "hideDesks", "copy", "swap"] as const),
  ...(["first", "last", "up", "down", "before", "after"] as const),
  ...(["itemLast", "itemFirst", "itemBefore", "itemAfter", "navEntry", "renamePart"] as const),
  ...(["link", "linkPart"] as const),
  ...(["bigger", "smaller", "smallerPhones", "wider", "narrower", "taller", "shorter"] as const),
  ...(["textColour", "background", "groundLike", "swapColour", "brand", "darker", "lighter", "dark", "light"] as const),
  ...(["siteFont", "font", "bold", "italic", "underlined", "capitals", "regular"] as const),
  ...(["rounded", "square", "shadow", "noShadow", "border", "noBorder"] as const),
  ...(["moreSpace", "lessSpace", "left", "centre", "right", "columns", "sticky"] as const),
  ...(["addField", "removeField", "renameField", "required", "optional", "submit"] as const),
] as const;
export type Form = (typeof FORMS)[number];

/** What elements are called in such a sentence. */
export const CALLED = [
  ...(["headline", "heading", "lead", "text", "brand", "logo", "picture", "button", "link", "entry"] as const),
  ...(["item", "price", "section", "hero", "header", "footer", "navigation", "form", "list", "bar", "page"] as const),
] as const;
export type Called = (typeof CALLED)[number];

/** Elements by what they are and are called: 'the button “Book now”'; without a name all of their kind. */
export interface Spot {
  called: Called;
  name: string;
}

/** A new entry of a list. */
export interface Entry {
  name: string;
  detail?: string | undefined;
  price?: string | undefined;
}

export interface Ask {
  form: Form;
  at?: Spot | undefined;
  by?: Spot | undefined;
  text?: string | undefined;
  old?: string | undefined;
  entry?: Entry | undefined;
}
