import { readBlocks } from "./blocks";
import { isPlainColour, readColourName } from "./colour-words";
import { colourWishesIn, type ColourWishes } from "./find-colour-wishes";
import { structureWishIn, type StructureWishes } from "./find-structure-wishes";
import { sentenceIdsOf, type Sentence, type SourceText } from "./source-text";

/** What the owner asked of the site's look and behaviour, in words. */
export interface Wishes {
  mode?: "light" | "dark";
  largeType: boolean;
  noMotion: boolean;
  /** Colours of parts of the page, asked for by name. */
  colours: ColourWishes;
  structure: StructureWishes;
  /** The words of the main button, as the owner wants it. */
  mainAction?: string;
  /** What the site is for, when the owner only says "a website for our …". */
  subject?: string;
  /** Sentences that speak to the designer: they are never shown on the site. */
  sentenceIds: number[];
}

const LOOKS = "look|page|mode|theme|background|design|style|site|website|colou?rs?|palette|colou?r scheme|feel";
const DARK = new RegExp(
  `\\bdark\\s(?:\\p{L}+\\s)?(?:${LOOKS})\\b|^dark(?:,|\\.|$)|\\b(?:look|site|website|theme|it|everything|design|background) (?:\\p{L}+ )?dark\\b|\\bdunkle[sr]?\\s(?:design|stil|seite|website|hintergrund|farben)|\\b(?:modo|fondo|diseño|tema|estilo) oscuro|تصميم داكن|خلفية داكنة|الوضع الداكن`,
  "iu",
);
const NOT_DARK = /\b(?:not?|nicht|no|avoid|without|ohne|sin)\b[^.]{0,14}\b(?:dark|dunkel|dunkle|oscuro)/iu;
const LIGHT = new RegExp(
  `\\b(?:light|bright|white)\\s(?:\\p{L}+\\s)?(?:look|mode|theme|background|design|colou?r scheme|palette|website)\\b|\\bhelle[sr]?\\s(?:design|hintergrund|farben)|\\b(?:modo|fondo|diseño|tema) claro`,
  "iu",
);
const LARGE =
  /\b(?:large|larger|big|bigger|huge)\s(?:\p{L}+\s)?(?:type|text|fonts?|print|lettering|letters|typography)\b|große\s(?:schrift|buchstaben)|letras?\sgrandes?|خط كبير/iu;
const STILL =
  /\b(?:no|without|avoid|zero|don't use|do not use)\s(?:\p{L}+\s){0,2}(?:animations?|motion|movement|moving)\b|\bnothing (?:that )?(?:moves|moving|blinks)\b|\b(?:keine|ohne)\s(?:bewegung|animation)\p{L}*|\bsin\s(?:animaci[oó]n(?:es)?|movimiento)|بدون حركة|بدون رسوم متحركة/iu;

const ACTIONS = [
  /^main thing:\s(?:get|let|have)\s(?:people|visitors|customers)\s(?:to\s)?([^.,;]{3,40})/iu,
  /(?:main|primary|biggest)\sbutton\s(?:should\s(?:say|be|read)|says|reads|is|to\ssay)\s?:?\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /(?:make|let)\s(?:the\s)?["“„'‘]?(.{3,40}?)["”“'’]?\sbutton\s(?:be\s)?(?:the\s)?(?:big|main|biggest|most)/iu,
  /^["“„'‘]?(.{3,44}?)["”“'’]?\sis what we want (?:people|visitors|clients|customers) to do/iu,
  /^["“„'‘]?(.{3,44}?)["”“'’]?,\s(?:that['’]?s|that is|this is)\sthe (?:main )?button\b/iu,
  /^(.{3,44}?):\sthe main thing (?:this|the|our) (?:site|website|page) is for/iu,
  /the first thing (?:people|visitors|clients|customers) should do is\s(?:to\s)?([^.,;]{3,44})/iu,
  /wichtigste[rn]?\s(?:knopf|button|schaltfläche)\s?(?::|ist|soll)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /botón\sprincipal\s(?:sea|diga|debe decir|que diga|:)\s?["“„'‘«]?([^"”“».,;]{3,44})/iu,
  /(?:queremos|nos gustaría|quiero|me gustaría)\sque\s(?:la gente|los clientes|las visitas)\s([^.,;]{3,40})/iu,
  /الزر الرئيسي\s?[:：]?\s?["“«]?([^"”».،؛]{3,44})/u,
  /^["“„'‘]?(.{3,44}?)["”“'’]?\s(?:is|should be|must be|as|ist|es|debe ser)\s(?:the|our|my|die|la)?\s?(?:main|primary|most important|wichtigste|acción|haupt)\s?(?:action|button|goal|call to action|aktion|principal)/iu,
  /(?:main|primary)\s(?:action|button|call to action|cta)\s?(?::|is|should be|should say|=)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /call to action\s?(?::|is|should be)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /(?:hauptaktion|wichtigste aktion|acción principal|botón principal)\s?(?::|ist|es)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
];

const ABOUT_SITE =
  /\b(?:main button|serif|typeface|stock (?:photos|pictures|images)|background colou?r|web\s?sites?|web\s?page|webseite|homepage|landing page|landingpage|página web|sitio web|one-pager|hero section|layout|navigation|header|footer|colou?r scheme|palette|typography|fonts?|schrift|template|animations?|animationen|call to action|seo|gradient|look and feel|logo|pictures?|photos?|sections?|site|design)\b|موقع/iu;
const ADDRESSES_DESIGNER =
  /^(?:please|pls|make|use|include|add|show|create|build|design|put|keep|avoid|don'?t|do not|highlight|feature|focus|generate|give|no|with|bitte|erstell\p{L}*|verwend\p{L}*|keine?|por favor|usa|crea|haz|incluye|a|an|simple|clean|modern|minimal\p{L}*)\b|\b(?:i|we)(?:'d| would)? (?:want|need|like|prefer|wish|are looking for|love)\b|\b(?:should|must|needs? to)\b|\bplease\b|\bbitte\b|\b(?:wir|ich) (?:möchten?|wünschen|brauchen?|hätten? gern)|\b(?:queremos|necesitamos|quiero|necesito|nos gustaría)\b|\bpor favor\b|نريد|أريد|من فضلك/iu;
const SUBJECT =
  /\b(?:web\s?sites?|web\s?page|webseite|homepage|landing page|site|página web|sitio web|page)\s(?:for|für|para|of)\s((?:my|our|a|an|the|unsere?n?|meine?n?|eine?n?|nuestr[oa]|mi|una?)\s)?([^.;:!?\n]{4,110})/iu;

/** Reads the owner's wishes about the site itself. */
export function findWishes(source: SourceText): Wishes {
  const inBlock = wishBlocks(source);
  const wishes: Wishes = {
    largeType: false,
    noMotion: false,
    colours: {},
    structure: { without: [] },
    sentenceIds: [...inBlock],
  };
  for (const { sentences } of source.lines) {
    for (const sentence of sentences) readSentence(sentence, inBlock.has(sentence.id), wishes);
  }
  return wishes;
}

function readSentence({ text, id }: Sentence, inBlock: boolean, wishes: Wishes): void {
  const short = text.split(" ").length <= 9;
  const painted = isPaint(text);
  const asks = short || inBlock || ADDRESSES_DESIGNER.test(text);
  const coloured = asks && readColours(text, wishes);
  const look = readLook(text, wishes);
  const structure = structureWishIn(text);
  if (structure)
    wishes.structure = {
      ...wishes.structure,
      ...structure,
      without: [...wishes.structure.without, ...(structure.without ?? [])],
    };
  const action = ACTIONS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  if (action) wishes.mainAction = action.trim().replace(/["'“”‘’]/g, "");
  const addressed = ABOUT_SITE.test(text) && ADDRESSES_DESIGNER.test(text);
  const subject = addressed || inBlock ? subjectOf(text) : undefined;
  if (subject) wishes.subject ??= subject;
  if (action || addressed || structure || coloured || painted || (look && asks)) wishes.sentenceIds.push(id);
}

const PLAIN_LOOKS =
  /^(?:and|with|lots|of|room|space|large|big|photos|pictures|lettering|a|an|little|some|touch|please|colou?rs?|tones|shades|keep|it|simple|und|mit|viel|platz|raum|farben|bitte|wenig|y|con|colores|mucho|espacio|tonos)$/iu;

/** "Black, white, and lots of room.": nothing but colours and looks. */
function isPaint(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}-]+/gu) ?? [];
  const colours = words.filter((word) => readColourName(word));
  return (
    words.length <= 9 &&
    colours.some(isPlainColour) &&
    words.every((word) => PLAIN_LOOKS.test(word) || readColourName(word) || readColourName(`${word} red`))
  );
}

/** A ground decides between light and dark by itself. */
function readColours(text: string, wishes: Wishes): boolean {
  const colours = colourWishesIn(text);
  wishes.colours = { ...wishes.colours, ...colours };
  if (colours.ground) delete wishes.mode;
  return Object.keys(colours).length > 0;
}

function readLook(text: string, wishes: Wishes): boolean {
  const dark = DARK.test(text) && !NOT_DARK.test(text);
  const light = LIGHT.test(text) || NOT_DARK.test(text);
  const large = LARGE.test(text);
  const still = STILL.test(text);
  // The last word counts, but a sentence that names the ground's colour has said it better.
  if ((dark || light) && !colourWishesIn(text).ground) {
    wishes.mode = dark ? "dark" : "light";
    delete wishes.colours.ground;
  }
  wishes.largeType ||= large;
  wishes.noMotion ||= still;
  return dark || light || large || still;
}

/** "We want a website for our family dental practice in Girona": the words after "for our". */
function subjectOf(text: string): string | undefined {
  const phrase = SUBJECT.exec(text)?.[2]?.split(
    /\s(?:that|which|called|named|with|where|die|der das|que|llamad[oa]|namens|so that|and it|to show)\s|,\s/u,
  )[0];
  return phrase && phrase.trim().split(" ").length >= 2 ? phrase.trim() : undefined;
}

function wishBlocks(source: SourceText): Set<number> {
  const sentenceIds = readBlocks(source)
    .filter((block) => block.topic === "wishes")
    .flatMap((block) => [
      ...(block.headingLine ? sentenceIdsOf(block.headingLine) : []),
      ...block.lines.flatMap(sentenceIdsOf),
    ]);
  return new Set(sentenceIds);
}
