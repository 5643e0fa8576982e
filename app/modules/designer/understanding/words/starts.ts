import type { SaidTables } from "./said-tables";

/** Words that begin a clause where no sign parts it from the one before: `subject` is who does something. */
export const STARTS: SaidTables<"subject" | "joint"> = {
  en: {
    subject:
      "i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'd|we'll|he|he's|he'd|she|she's|she'd|they|they're|they've|they'd|you|you're|youre|it's|its|it|it'll|that's|thats|there's|there is|there are|nobody|everyone|everybody",
    joint: "because|because of|cos|coz|since|so|so that|but|while|although|though|then|in case|otherwise",
  },
  de: {
    subject: "ich|wir|er|man|es",
    joint: "weil|denn|damit|aber|also|sonst|dann|danach|obwohl|da|falls",
  },
  es: {
    subject: "yo|nosotros|ella|ellos|ellas|es que",
    joint: "porque|para que|pero|así que|asi que|ya que|pues|entonces|luego|que luego|si no",
  },
  fr: {
    subject: "je|j'|on|nous|vous|il|elle|ils|elles|c'est|ça|j'ai|j'en",
    joint: "parce que|parce qu'|pour que|pour qu'|donc|mais|car|puis|ensuite|comme ça|sinon|puisque|alors",
  },
  it: {
    subject: "io|noi|lui|lei",
    joint: "perché|perchè|però|ma|così|quindi|poi|sennò|altrimenti|poiché|siccome|allora",
  },
  pt: {
    subject: "eu|nós|a gente|ele|ela|eles|elas|você|as pessoas",
    joint: "porque|pois|mas|então|entao|depois|para que|pra que|senão|já que|assim",
  },
  nl: {
    subject: "ik|wij|we|hij|zij|ze|men",
    joint: "omdat|want|zodat|dus|maar|dan|daarna|anders|aangezien",
  },
};
