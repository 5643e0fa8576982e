import { saidPatterns } from "./said-patterns";
import type { SaidTables } from "./said-tables";

/** How what is pointed at goes on: at an edge of the page, with words that stand on it, under or in something else. */
export type PointerPart = "top" | "bottom" | "about" | "place" | "title" | "links" | "area" | "fixed";

/** What stands beside the name of a thing, by language. */
const POINTERS: SaidTables<PointerPart> = {
  en: {
    top: "right at the very top|at the very top of the page|right at the top of the page|at the top of the page|at the very top|right at the top|up at the top|at the top|up top|on top|top",
    bottom:
      "to the bottom of the screen|to the bottom|right at the bottom|at the bottom of the page|at the bottom of the screen|at the very bottom|along the bottom|down the bottom|at the bottom|bottom",
    about:
      "where it says|where it goes|which says|that says|that goes|saying|called|about|with what|with|that has|that starts",
    place: "under|below|underneath|beneath|in|inside|of|on|by|over|above",
    title: "mr|mrs|ms|miss|dr|doctor|sir",
    area: "bar|square|ribbon",
    fixed: "that is stuck|that's stuck|that’s stuck|which is stuck|stuck|fixed|sticky",
    links: "list of links|row of links|links",
  },
  de: {
    top: "ganz oben auf der seite|oben auf der seite|ganz am anfang|ganz oben|oben",
    bottom: "unten am bildschirm|ganz unten auf der seite|unten auf der seite|am unteren rand|ganz unten|unten",
    about:
      "wo es heißt|in dem steht|auf dem steht|mit dem|mit der|mit den|mit|über die|über das|über den|über|von der|von",
    place: "unter|unterhalb von|bei den|beim|bei der|bei|in der|im|in",
    title: "frau|herr|herrn|dr|doktor",
    area: "leiste|balken|kasten|kästchen|rechteck",
    fixed: "die fest|der fest|feste|fester|festen|fest|klebende",
    links: "liste der links|linkliste|links",
  },
  es: {
    top: "arriba del todo|lo de arriba|de arriba|del principio|al principio|arriba",
    bottom: "abajo del todo|de abajo|del final|al final|abajo",
    about: "donde pone|donde dice|en la que pone|que dice|que pone|que habla de|sobre|con lo de|con|lo de|del|de la|de",
    place: "debajo de|bajo|en los|en las|en el|en la|en",
    title: "don|doña|señor|señora|sr|sra|doctor|doctora",
    area: "barra|recuadro|cuadro|banda|cinta",
    fixed: "que está fija|fija|fijo|pegada",
    links: "lista de enlaces|enlaces",
  },
  fr: {
    top: "tout en haut de la page|en haut de la page|tout en haut|du haut|en haut|du début",
    bottom: "tout en bas de la page|en bas de la page|tout en bas|du bas|en bas",
    about:
      "où il y a écrit|où c'est écrit|où il est écrit|qui dit|qui parle du|qui parle de|qui parle des|à propos du|à propos de|sur les|sur la|sur le|sur|avec les|avec la|avec le|avec|des|du|de la|de",
    place: "en dessous de|au-dessous de|sous|dans les|dans le|dans la|dans",
    title: "maître|me|madame|mme|monsieur|m|mademoiselle|mlle|docteur|dr",
    area: "barre|encadré|carré|ruban",
    fixed: "qui est fixe|qui reste|fixe|collée",
    links: "liste des liens|liste de liens|liens",
  },
  it: {
    top: "proprio in cima|in cima alla pagina|in cima a tutto|in cima|in alto|lassù",
    bottom: "in fondo alla pagina|in fondo|in basso",
    about:
      "dove c'è scritto|con scritto|che dice|che parla di|che parla del|sui|sulle|sulla|sul|su|con la|con il|con le|col|con|dei|delle|della|del|di",
    place: "sotto a|sotto alla|sotto|nella|nel|nelle|nei|in",
    title: "signora|signor|sig|dott|dottor|dottoressa|avvocato|avv",
    area: "barra|striscia|banda|quadrato|nastro",
    fixed: "che resta|fissa|fisso",
    links: "lista dei link|elenco dei link|lista di link|link",
  },
  pt: {
    top: "lá no topo|lá em cima de tudo|lá em cima|de cima|no topo|em cima|no começo|do começo|no início",
    bottom: "lá embaixo|lá em baixo|de baixo|no fim|no final|embaixo|em baixo|no rodapé",
    about:
      "onde diz|onde está escrito|que diz|que fala de|que fala da|que fala do|sobre a|sobre o|sobre|com a|com o|com|das|dos|da|do|de",
    place: "embaixo de|embaixo do|embaixo da|debaixo de|abaixo de|nas|nos|na|no|em",
    title: "dona|senhor|senhora|seu|sr|sra|doutor|doutora",
    area: "barra|quadro|tarja|quadrado",
    fixed: "que fica|fixa|fixo",
    links: "lista de links|lista de ligações|links",
  },
  nl: {
    top: "helemaal bovenaan|boven aan de pagina|bovenaan|bovenin|boven|helemaal boven",
    bottom: "helemaal onderaan|onder aan de pagina|onderaan|onderin|beneden",
    about:
      "waar op staat|waarop staat|waar staat|waarin staat|die zegt|over de|over het|over|met de|met het|met|van de|van het|van",
    place: "onder|in de|in het|in|bij de|bij het|bij",
    title: "mevrouw|mevr|meneer|dhr|mijnheer|dokter|dr",
    area: "balkje|vak|vakje|lint|strookje",
    fixed: "die vast|vaste|vast",
    links: "lijst met links|rijtje links|links",
  },
};

/** These words of a language, where neither letters nor figures stand around them. */
export const pointerWords = saidPatterns(POINTERS, "\\p{L}\\p{N}");
