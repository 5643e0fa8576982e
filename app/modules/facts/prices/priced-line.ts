/** A thing that can be had, with its price as the owner wrote it. */
export interface PricedItem {
  name: string;
  detail?: string;
  price: string;
}

/** The items of one line, with a label before them ("Workshops: Throwing class - €85") where there is one. */
export interface PricedLine {
  group?: string;
  items: PricedItem[];
  /** The owner's words that each item was read from. */
  words: string[];
  /** The line says something else besides, so it stays in the text. */
  saysMore: boolean;
  /** The amounts that are no item's. */
  left?: string[];
  /** Nothing in it but what is free: alone that is no price list. */
  onlyFree: boolean;
}
