import type { Light } from "../names";
import type { SaidTables } from "./said-tables";

/** Words that add nothing to a request, by language. */
export const LIGHT: SaidTables<Light> = {
  en: {
    article: "the|a|an|our|my|your|some|'s|’s|its|their|'",
    polite: "please|pls|plz|thanks|thank you|kindly|hi|hello|hey|cheers|thx|ok|okay|asap",
    filler:
      "just|now|maybe|perhaps|so|then|there|simply|quickly|one|instead|for me|for us|at once|right|everywhere on the page|somehow",
    and: "and|and then|and also|then|plus|&",
    modal:
      "can you|could you|would you|can we|could we|will you|i want to|i would like to|i'd like to|we want to|we would like to|we'd like to|i want you to|should|must|shall|let's|can|could|would you mind|i need you to|needs to|need to|would like to",
  },
  de: {
    article:
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|unser|unsere|unseren|unserem|mein|meine|meinen|meinem|meiner",
    polite: "bitte|danke|hallo|gerne|gern",
    filler: "mal|doch|jetzt|einfach|hinzu|ein|um|da",
    and: "und|und dann|dann|sowie",
    modal:
      "kannst du|könntest du|können sie|könnten sie|könnt ihr|sollen|soll|sollte|sollten|ich möchte|wir möchten|du|sie|ich|wir",
  },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};
