import type { PageLanguage } from "~/lib/languages";
import { capitalised, quiet } from "../../language/capitalised";
import { ended } from "../../language/ended";
import { truncate } from "../../language/truncate";
import { streetAtEnd } from "../../facts/address-streets";
import { mayStandLarge, ordersMaker } from "../../facts/orders/orders-maker";
import { beginsThen } from "../../facts/then-words";
import { commaParts } from "../../language/enumeration";
import { amountsIn } from "./amounts-in";
import { cutStatement, MAX, MAX_LEAD, MIN, WHOLE, type Cut } from "./cut-sentence";
import { withoutOpening, withoutStock } from "./without-opening";
import { introducesAtLength, placeBehindName } from "./introduction";
import { isLabel, isVoice, standsForAll, tellsOfFamily, withFragments } from "./label-and-voice";
import { openingPatterns, STOCK, type OpeningPatterns } from "./opening-phrases";
import { aboutWhat, likeliest, type Topic } from "./topics/sentence-topic";
import { saysWhen } from "./says-when";
import { isScrap } from "./scraps";
import { saysWho } from "./says-who";
import { surePart } from "./topics/sure-part";

/** Letters of a story that is no part of a page, and of a line below a headline that takes it. */
const CRUMB = 48;
const ROOM = 170;

/** A story of a few words stands in the first view: a part of one line looks forgotten. */
export function withCrumb(opening: Opening, paragraphs: string[][]): Opening {
  const [left, ...others] = paragraphs.flat().filter((sentence) => !opening.used.has(sentence));
  const lead = [opening.lead && ended(opening.lead), left && capitalised(left)].filter(Boolean).join(" ");
  if (!left || others.length > 0 || left.length > CRUMB || lead.length > ROOM) return opening;
  return { ...opening, lead, used: new Set([...opening.used, left]) };
}

/** The large words of the first screen, and what goes with them. */
export interface Opening {
  title: string;
  lead?: string;
  /** What nobody may miss. */
  notice?: string;
  /** "Florist in Kinsale": what the business is and where, above a headline that says more. */
  label?: string;
  /** The sentences that the opening has said. */
  used: Set<string>;
}

/** Sentences of a text so short that the page below needs each that the headline can spare. */
const FEW = 5;

/** What may be the headline behind a line that is the name alone. */
const LONGEST_BELOW_NAME = 60;
/** A sentence with so many amounts is a list of prices. */
const MANY_AMOUNTS = 3;

/** How to find a place is not enough to stand alone below the headline; it stands above where something else follows. */
const SHORT_REST = 44;
const LONGEST_PLACE = 54;
/** Letters of a sentence from further down below the headline. */
const LONGEST_SAID = 120;

/** Sentences among which the headline is looked for; more where the first says only who somebody is. */
const FIRST = 5;
const FURTHER = 12;
/** Letters of a headline from further down, and of the end of a sentence by which it is known. */
const LONGEST_VOICE = 84;
const SAMPLE = 20;

/** A label, an address or hours: facts that have a place of their own. */
const ASIDE =
  /^\p{L}+(?:\s\p{L}+){0,2}\s?:\s|(?<!(?:seit|since|depuis|desde|dal|nel|sinds|od|in|em|en|im)\s)(?<!\d)\d{4,5}\s\p{Lu}/u;

/** What is regretted is nothing to begin with. */
const SORRY =
  /^(?:(?:i['’]?m|we['’]?re|i am|we are)\s)?(?:sorry|afraid|leider|lo siento|lo sentimos|désolée?s?|purtroppo|mi dispiace|infelizmente|lamento|helaas|niestety|للأسف|آسف)(?!\p{L})/iu;

/** "Medellín, Itagüí, Envigado, Bello": towns, which stand where such lists do. */
const PLACES = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?){2,}\.?$/u;

/** A sentence with what may follow it. */
interface Said {
  sentence: string;
  following: string[];
}

/**
 * Makes the opening from the owner's first sentences, given by paragraph; `spare` is used when none of them will do.
 */
export function openingFrom(paragraphs: string[][], name: string, spare: string, language: PageLanguage): Opening {
  const patterns = openingPatterns(language);
  const first = firstSentences(paragraphs, FIRST);
  const most = paragraphs.flat().length <= FEW ? 1 : 2;
  const titled = titledIn(first, name, patterns);
  const intro = titled[0] && isBelowName(titled[0], name, patterns) ? titled[0] : undefined;
  if (intro) return introduced(intro, paragraphs, name, patterns);
  const [opens, ...others] = mayOpen(titled, first[0]?.sentence ?? "", name, patterns) ? titled : [];
  if (opens && isLabel(opens.cut.title, patterns)) {
    const voice = others.find(
      ({ sentence, cut }) =>
        isVoice(sentence, cut, patterns) &&
        mayStandLarge(sentence, patterns.language) &&
        !beginsWithName(cut.title, name),
    );
    if (voice) return labelled(opens, voice, patterns, most);
  }
  const used = new Set(opens ? [opens.sentence] : paragraphs.flat().filter((sentence) => isName(sentence, name)));
  const following = opens?.following ?? (paragraphs[0] ?? []).filter((sentence) => !patterns.hours.test(sentence));
  const unsaid = following.filter((sentence) => !used.has(sentence) && !isAside(sentence, patterns));
  const title = opens ? cleaned(opens.cut.title) : spareTitle(spare, name);
  const rest = opens?.cut.rest;
  const lead = leadFrom(undefined, unsaid, new Set(), patterns, most);
  const place = placeBehindName(title, name);
  if (place)
    return { title: truncate(name, WHOLE), label: capitalised(place), ...below(rest, unsaid, used, patterns, most) };
  if (rest && lead && rest.length <= LONGEST_PLACE && saysWhere(rest, language))
    return { title, label: rest.replace(/\.$/u, ""), lead: leadFrom(undefined, unsaid, used, patterns, most)!, used };
  const said = leadFrom(rest, unsaid, used, patterns, most) ?? saidOfUs(paragraphs, used, patterns);
  return { title, ...(said && { lead: said }), used };
}

/** Whether a first sentence says who somebody is, or so much that it is no headline. */
const isBelowName = ({ sentence, cut }: Titled, name: string, patterns: OpeningPatterns): boolean =>
  introducesAtLength(sentence, name, patterns) || isBreathless(cut.title);

/** What stands below a headline, and the sentences that have been said by then. */
function below(
  ...[rest, following, used, patterns, most]: Parameters<typeof leadFrom>
): Pick<Opening, "lead" | "used"> {
  const lead = leadFrom(rest, following, used, patterns, most);
  return { ...(lead && { lead }), used };
}

/** Who somebody is stands below what the business says of itself further down, else below its name. */
function introduced(
  { sentence, following }: Said,
  paragraphs: string[][],
  name: string,
  patterns: OpeningPatterns,
): Opening {
  const most = paragraphs.flat().length <= FEW ? 1 : 2;
  const others = firstSentences(paragraphs, FURTHER).filter((other) => other.sentence !== sentence);
  const saysWhoItIs = introducesAtLength(sentence, name, patterns);
  const voice = (saysWhoItIs ? titledIn(others, name, patterns) : []).find(
    ({ sentence, cut }) =>
      isVoice(sentence, cut, patterns) &&
      mayStandLarge(sentence, patterns.language) &&
      cut.title.length <= LONGEST_VOICE &&
      !BESIDE.has(topicOf(sentence, patterns)),
  );
  const used = new Set([sentence, ...(voice ? [voice.sentence] : [])]);
  const behind = following.filter((said) => said !== voice?.sentence && !isAside(said, patterns));
  const lead = leadFrom(voice?.cut.rest, [sentence, ...behind], used, patterns, voice?.cut.rest ? most + 1 : most);
  if (!lead?.includes(sentence.slice(-SAMPLE, -1))) used.delete(sentence);
  return { title: voice ? cleaned(voice.cut.title) : truncate(name, WHOLE), ...(lead && { lead }), used };
}

/** "Two hygienists, Barb and Steph.": left of an enumeration that stands elsewhere, and no line below a headline. */
const isAside = (sentence: string, { speaks, introduces, language }: OpeningPatterns): boolean =>
  (sentence.length <= SHORT_REST && introduces.test(sentence) && !/\s\p{Lu}/u.test(sentence.slice(3))) ||
  DENIES.test(sentence) ||
  saysWhen(sentence, language) ||
  (/\p{Nd}/u.test(sentence) && !/[.!?…؟"”)]$/u.test(sentence)) ||
  PLACES.test(sentence) ||
  (sentence.length <= SHORT_REST && !speaks.test(sentence) && /^\S+\s\p{Ll}[^,]*,\s\p{Lu}/u.test(sentence));

/** "We don't fry on Sunday", "No lock in contracts": what is not done opens nothing. */
const DENIES =
  /^(?:\p{L}+\s)?(?:no|not|never|don['’]?t|doesn['’]?t|kein\p{Ll}*|nicht|nie|non|niente|sin|pas|sans|ne|não|nunca|sem|geen|niet|zonder|nie|bez|بدون|لا|ما)\s|\s(?:do|does)\snot\s/iu;

/** Bills, times and ways are nothing that a business says of itself. */
const BESIDE: ReadonlySet<Topic> = new Set(["money", "when", "where", "delivery", "events"]);
const topicOf = (sentence: string, { language }: OpeningPatterns) => likeliest(aboutWhat(sentence, language).topics)[0];

/** "Twijnstraat 41", "Upstairs above the surf shop": how one finds the place; a remark stands below the headline. */
const saysWhere = (rest: string, language: PageLanguage): boolean =>
  surePart(rest) === "where" ||
  Boolean(streetAtEnd(commaParts(rest.replace(/\.$/u, ""))[0] ?? "")) ||
  (aboutWhat(rest, language).topics.get("where") ?? 0) > LIKELY_PLACE;
const LIKELY_PLACE = 0.25;

/** Where nothing follows the headline: what the business says of itself further down, if the page can spare it. */
function saidOfUs(
  paragraphs: string[][],
  used: Set<string>,
  { speaks, hours, language }: OpeningPatterns,
): string | undefined {
  const all = paragraphs.flat();
  const said = all.find(
    (sentence) =>
      sentence.length <= LONGEST_SAID &&
      sentence.length >= SHORT_REST &&
      speaks.test(sentence) &&
      !used.has(sentence) &&
      !hours.test(sentence) &&
      !DENIES.test(sentence) &&
      !SORRY.test(sentence) &&
      !ordersMaker(sentence, language) &&
      !/[?؟@:]|\p{Nd}{3}/u.test(sentence) &&
      amountsIn(sentence) === 0,
  );
  if (!said || all.length < FEW) return undefined;
  used.add(said);
  return said;
}

/** A name keeps its letters as they are: "R. J. TANNER & SON". */
const spareTitle = (spare: string, name: string) => (spare === name ? truncate(name, WHOLE) : cleaned(spare));

/**
 * What may be said to somebody else is not followed by the next best, nor a long first sentence by any; behind a line
 * that is the name alone only what is short opens.
 */
function mayOpen([opens]: Titled[], first: string, name: string, patterns: OpeningPatterns): boolean {
  if (!opens) return true;
  const { title } = opens.cut;
  const isPlaced = placeBehindName(cleaned(title), name) !== undefined;
  const isOfOthers = saysWho(opens.sentence) || tellsOfFamily(title);
  if (!isPlaced && (isOfOthers || !mayStandLarge(title, patterns.language))) return false;
  if (opens.sentence === first) return true;
  if (!isPlaced && !standsForAll(opens.sentence, opens.cut, patterns)) return false;
  if (isName(first, name)) return title.length <= LONGEST_BELOW_NAME;
  return first.length <= WHOLE || first.length > MAX_LEAD;
}

type Titled = Said & { cut: Cut };

/** What says more is the headline, and the label stands above it. */
function labelled(opens: Titled, voice: Titled, patterns: OpeningPatterns, most: number): Opening {
  const { label, taken } = withFragments(cleaned(opens.cut.title), opens.following);
  const used = new Set([opens.sentence, voice.sentence, ...taken]);
  const between = opens.following.filter((sentence) => !used.has(sentence));
  const rest = [opens.cut.rest, voice.cut.rest].filter(Boolean).join(" ");
  const lead = leadFrom(rest, between, used, patterns, most);
  return { title: cleaned(voice.cut.title), ...(lead && { lead }), label, used };
}

const titledIn = (said: Said[], name: string, patterns: OpeningPatterns): Titled[] =>
  said.flatMap((each) => {
    const cut = titleFrom(each.sentence, name, patterns);
    return cut ? [{ ...each, cut }] : [];
  });

/** The first sentences, each with what may follow it: the rest of its paragraph, else a paragraph of one sentence. */
function firstSentences(paragraphs: string[][], most: number): Said[] {
  const all = paragraphs.slice(0, most).flatMap((sentences, index) => {
    const next = paragraphs[index + 1];
    const after = next?.length === 1 ? next : [];
    return sentences.map((sentence, at) => ({ sentence, following: [...sentences.slice(at + 1), ...after] }));
  });
  return all.slice(0, most);
}

function titleFrom(sentence: string, name: string, patterns: OpeningPatterns): Cut | undefined {
  const greeted = withoutStock(sentence, name).trim();
  const statement = withoutOpening(greeted, name, patterns).trim();
  const body = statement.replace(/(?<![.!?…])[.!?…]+$/u, "");
  if (
    body.length < MIN ||
    /[?؟]\s*$/u.test(sentence) ||
    STOCK.test(greeted) ||
    STOCK.test(statement) ||
    beginsThen(statement) ||
    patterns.hours.test(statement) ||
    /@|https?:|\d{6}|\d[.,]\d\d$|[$€£]\s?\d/.test(body.slice(0, MAX))
  )
    return undefined;
  const cut = cutStatement(body, patterns.language);
  if (!cut || NO_TITLE.test(cut.title) || isName(cut.title, name)) return undefined;
  return isScrap(cut.title, { sentence, name, language: patterns.language }) ? undefined : cut;
}

/** What is spoken in one breath fills a first screen and says too much at once: it reads well below the name. */
const isBreathless = (title: string): boolean => title.length > LONGEST_BREATH && !/[,;:.–—()&،]|\s-\s/u.test(title);
const LONGEST_BREATH = 82;

/**
 * "Elk chorizo burrito 13.5", "What: bikes", "Thando – fine line, script"; "Tulsa, Broken Arrow, Owasso" says where
 * somebody works, and nouns in German are no names.
 */
const NO_TITLE =
  /\s\d{1,3}(?:[.,]\d)?$|\d\s?[$€£]|^\p{L}+:\s|^\p{Lu}\p{L}+\s[-–—]\s\p{Ll}|^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?:,\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?){2}(?!\p{L}|\sund\s)/u;

/** "Name of business: Spoke & Lantern", "Die Lüthi Treuhand GmbH": nothing but the name, which stands above. */
function isName(title: string, name: string): boolean {
  const [said, known] = [title.toLowerCase(), name.toLowerCase()];
  const rest = said.replace(known, "").trim();
  return said.includes(known) && (rest.split(/\s+/u).filter(Boolean).length <= 1 || IS_LABEL.test(rest));
}
const IS_LABEL = /^[\p{L}\s'’]{2,30}:$/u;

/** "Jana Wolter, trained in 2011" at the practice of Jana Wolter says the name once more. */
const beginsWithName = (title: string, name: string): boolean =>
  name.toLowerCase().includes(
    title
      .split(/[\s,]+/u)
      .slice(0, 2)
      .join(" ")
      .toLowerCase(),
  );

function leadFrom(
  rest: string | undefined,
  following: string[],
  used: Set<string>,
  { hours, language }: OpeningPatterns,
  most: number,
): string | undefined {
  const parts = rest ? [rest] : [];
  for (const sentence of following) {
    const length = parts.join(" ").length;
    if (
      parts.length >= (rest && rest.length <= SHORT_REST ? most + 1 : most) ||
      length > 60 ||
      length + sentence.length > 220 ||
      STOCK.test(sentence) ||
      amountsIn(sentence) >= MANY_AMOUNTS ||
      sentence.includes("(") !== sentence.includes(")") ||
      ASIDE.test(sentence) ||
      SORRY.test(sentence) ||
      hours.test(sentence) ||
      !mayStandLarge(sentence, language)
    )
      break;
    parts.push(sentence);
    used.add(sentence);
    if (length + sentence.length > 60) break;
  }
  const said = parts.map((part) => capitalised(part).replace(/!+/g, ".").replace(/\s—\s/g, ", "));
  const lead = [...said.slice(0, -1).map(ended), ...said.slice(-1)].join(" ");
  return lead === "" ? undefined : lead;
}

function cleaned(text: string): string {
  const plain = text
    .replace(/!+|\s[:;]-?\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?— ?/g, ", ")
    .trim();
  return truncate(capitalised(quiet(plain)), WHOLE);
}
