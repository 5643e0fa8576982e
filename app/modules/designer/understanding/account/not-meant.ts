import { readWords } from "../read-words";
import { isCall } from "../pattern";
import type { Planned } from "../planned";
import { asksNewPart } from "../told/new-part";
import { means, type Word } from "../word";

/** Whether what was read of a part is not what it says, told by its own words and by the rest of the message. */
export const isNotMeant = (planned: Planned, plan: readonly Planned[], words: readonly Word[]): boolean =>
  writesLooks(planned) ||
  isTakenBack(planned, plan) ||
  onlyLikes(planned, words) ||
  isListWithout(planned, plan) ||
  alignsSwapped(planned, words) ||
  paintsPartOfSentence(planned) ||
  dropsShouted(planned, words) ||
  costsItsName(planned, words) ||
  headsNewPart(planned, words) ||
  alignsRemark(planned) ||
  hidesThePlace(planned, words);

/** 'Put SOLD OUT after it, nice and bold': a look is given, and the new words of the sentence are left. */
const dropsShouted = (planned: Planned, words: readonly Word[]): boolean =>
  LOOKING.has(givenTo(planned)?.name ?? "") &&
  around(planned, words, (word) => means(word, "light", "stop")).some(
    ({ text, senses }, at, own) => senses.length === 0 && SHOUTED.test(text) && SHOUTED.test(own[at + 1]?.text ?? ""),
  );
const SHOUTED = /^\p{Lu}{2,}$/u;
const LOOKING: ReadonlySet<string> = new Set(["set-text-style", "set-colour", "resize", "shade"]);

/** 'It goes to the form already and that's right': no side of the page. */
const alignsRemark = (planned: Planned): boolean => givenTo(planned)?.name === "align" && RIGHT.test(planned.text);
const RIGHT =
  /(?<!\p{L})(?:that['’]?s|that is|it['’]?s|is|are|which is|seems|be)\s(?:all |quite |just |still )?right(?=[.,;!?]|$)/iu;

/** 'The bottles under the headline, hide them': the headline only says where they are. */
function hidesThePlace(planned: Planned, words: readonly Word[]): boolean {
  const { name = "", given } = givenTo(planned) ?? {};
  if (!HIDING.has(name) || !given?.target?.name?.startsWith("the headline")) return false;
  const named = words.flatMap((word, at) => (means(word, "thing", "headline", "heading") ? at : []));
  const isPlace = (at: number) =>
    words
      .slice(Math.max(0, at - 2), at)
      .some((word) => means(word, "link", "above", "below", "beside", "before", "after"));
  return named.length > 0 && named.every(isPlace);
}
const HIDING: ReadonlySet<string> = new Set(["remove", "set-hidden", "set-visibility"]);

/** 'Trail 500 is gone': the figure of a name is no price of it. */
function costsItsName(planned: Planned, words: readonly Word[]): boolean {
  const { name, given } = givenTo(planned) ?? {};
  const figure = /\d+/.exec(given?.price ?? "")?.[0];
  if (name !== "set-price" || figure === undefined || !given?.name?.split(/\D+/).includes(figure)) return false;
  return words.filter(({ text }) => text.split(/\D+/).includes(figure)).length < 2;
}

/** 'A new part between A and B. Heading: Birthday teas': what it is to be headed, and to say, is no text of the page's own heading. */
function headsNewPart(planned: Planned, words: readonly Word[]): boolean {
  const { name = "", given } = givenTo(planned) ?? {};
  const place = given?.target?.name ?? given?.place?.name ?? "";
  if (planned.isTold || !/^the head(?:line|ing)/.test(place) || !/^(?:set|add)-text$/.test(name)) return false;
  const before = words.filter(({ start }) => start < planned.words[0]!.start);
  const isPlaced = before.some((word) => means(word, "link", "between"));
  return asksNewPart(before) || isPlaced || (name === "set-text" && asksNewPart(planned.words));
}

interface Given {
  target?: { nodes: number[]; region?: boolean; name?: string };
  place?: { name?: string };
  text?: string;
  name?: string;
  price?: string;
  words?: { name?: string };
  factor?: number;
}

const givenTo = ({ understood }: Planned): { name: string; given: Given } | null =>
  understood && isCall(understood.result)
    ? { name: understood.result.name, given: (understood.result.params ?? {}) as Given }
    : null;

/** 'The button with somewhat round corners', 'the same as her mum has', 'to the yellow box': how and where something is to be, taken for its words. */
function writesLooks(planned: Planned): boolean {
  const { name = "", given } = givenTo(planned) ?? {};
  const { words } = planned;
  return textsGiven(name, given).some((text) => {
    if (words.some((word) => means(word, "literal") && word.text === text)) return false;
    const own = readWords(text);
    const isSame = hasBehind(
      own,
      (word) => means(word, "reference", "same"),
      (next) => means(next, "link", "as"),
      own.length,
    );
    const isPlace = hasBehind(
      own,
      (word) => means(word, "link", "to", "in"),
      (next) => means(next, "colour"),
      2,
    );
    return isSame || isPlace || (name === "set-text" && isOfLooks(own, words, text));
  });
}

const textsGiven = (name: string, given: Given | undefined): string[] =>
  WRITING.has(name) ? [given?.text, given?.words?.name].filter((text) => typeof text === "string") : [];
const WRITING: ReadonlySet<string> = new Set(["set-text", "add-text", "add-item"]);

const hasBehind = (
  words: readonly Word[],
  one: (word: Word) => boolean,
  next: (word: Word) => boolean,
  reach: number,
) => words.some((word, at) => one(word) && words.slice(at + 1, at + 1 + reach).some((each) => next(each)));

/** All of it words for looks; or 'with' and, in the end, what of a thing is to be so. */
function isOfLooks(own: readonly Word[], words: readonly Word[], text: string): boolean {
  const last = own.at(-1);
  const isBehindWith = words.some(
    (word, at) => means(word, "link", "with") && words[at + 1] !== undefined && text.startsWith(words[at + 1]!.text),
  );
  const isLook = own.every((word) => means(word, "light") || LOOKS.some((kind) => means(word, kind)));
  const isHow = [...own, ...words].some((word) => means(word, "value") || means(word, "amount"));
  return (
    last !== undefined &&
    own.some((word) => means(word, "property")) &&
    ((isLook && isHow) || (isBehindWith && means(last, "property")))
  );
}
const LOOKS = ["amount", "value", "property", "colour"] as const;

/** Bigger and smaller of one thing in one message: one of them only describes it. */
function isTakenBack(planned: Planned, plan: readonly Planned[]): boolean {
  const own = givenTo(planned);
  if (own?.name !== "resize" || own.given.factor === undefined) return false;
  const isUp = own.given.factor > 1;
  return plan.some((other) => {
    const { name, given } = givenTo(other) ?? {};
    const isSame = given?.target?.nodes.join() === own.given.target?.nodes.join();
    return name === "resize" && isSame && given?.factor !== undefined && given.factor > 1 !== isUp;
  });
}

const LIKES =
  /^(?:loves?|adores?|likes|mag|liebt|lieben|gefällt|gefallen|begeistert|encantan?|gustan?|adoran?|aiment|aime|adorent|plaît|plaisent|piace|piacciono|adorano|amam?|adoram?|gosta|gostam|houdt|gek|dol)$/iu;

/** 'Harm is gek op dat groen', 'las letras grandes le encantan': what somebody likes as it is. */
function onlyLikes(planned: Planned, words: readonly Word[]): boolean {
  if (!CHANGES.has(givenTo(planned)?.name ?? "")) return false;
  const own = around(planned, words, (word) => means(word, "light", "comma", "stop"));
  return (
    own.some(({ text }) => LIKES.test(text)) &&
    !own.some((word) => means(word, "light", "polite") || (means(word, "verb") && !means(word, "verb", "be")))
  );
}

/** The words around a part up to a sign on each side. */
function around({ words: own }: Planned, words: readonly Word[], isSign: (word: Word) => boolean): readonly Word[] {
  const [from, to] = [own[0], own.at(-1)].map((word) => words.findIndex(({ start }) => start === word?.start));
  if (from === undefined || to === undefined || from < 0 || to < 0) return own;
  const before = words.slice(0, from).findLastIndex((word) => isSign(word)) + 1;
  const rest = words.slice(to + 1).findIndex((word) => isSign(word));
  return words.slice(before, rest === -1 ? undefined : to + 1 + rest);
}
const CHANGES: ReadonlySet<string> = new Set([
  "set-colour",
  "resize",
  "scale-text",
  "shade",
  "set-text-style",
  "set-measure",
]);

/** 'Swap the boxes, so A to the left and B to the right' speaks of their order. */
const alignsSwapped = (planned: Planned, words: readonly Word[]): boolean =>
  givenTo(planned)?.name === "align" && words.some((word) => means(word, "verb", "swap", "replace"));

/** 'The grey sentence next to the form … darker': a sentence is no part of the page. */
const paintsPartOfSentence = (planned: Planned): boolean => {
  const { name = "", given } = givenTo(planned) ?? {};
  return (
    (name === "shade" || name === "resize") &&
    given?.target?.region === true &&
    planned.words.some((word) => means(word, "thing", "sentence", "word"))
  );
};

/** 'A new part with the heading Prices: hem £22, zip £35': the part is not wanted without what is listed behind it. */
function isListWithout(planned: Planned, plan: readonly Planned[]): boolean {
  if (givenTo(planned)?.name !== "add-section" || planned.endsSentence) return false;
  const behind = plan.slice(plan.indexOf(planned) + 1);
  const end = behind.findIndex(({ endsSentence }) => endsSentence);
  const listed = end === -1 ? behind : behind.slice(0, end + 1);
  return (
    listed.filter(({ understood, words }) => !understood && words.some((word) => means(word, "fact", "price"))).length >
    1
  );
}
