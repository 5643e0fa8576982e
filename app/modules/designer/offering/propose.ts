import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import { openSite, type OpenedSite } from "../../operations/opened-site";
import type { Offer } from "../../operations/outcome";
import type { WebsiteCode } from "../../site/website-code";
import type { Dialogue } from "../understanding/dialogue";
import { detectSaid } from "../understanding/said-lexicon";
import { readWords } from "../understanding/read-words";
import { knownWords } from "../understanding/known-words";
import { isNoRequest } from "../understanding/no-request";
import { recall } from "../understanding/recall";
import { nearestOf } from "../finding/find";
import { withMentions } from "../understanding/mentions";
import type { Word } from "../understanding/word";
import type { Ask } from "./ask";
import { doAsks } from "./do-asks";
import { isEvident } from "./intents/evidence";
import { intentsOf } from "./intents/intents-of";
import { looseAsks } from "./loose-asks";
import { goingBar } from "./proposals/bars";
import { BY_INTENT } from "./proposals/by-intent";
import { newBeside, newGoalSaid } from "./proposals/entries";
import { roomInForm } from "./proposals/form";
import { newPhone, newPrices } from "./proposals/facts";
import { likeGround } from "./proposals/likeness";
import { rowsOf } from "./proposals/looks";
import { newStripText } from "./proposals/strips";
import { newFigures } from "./proposals/texts";
import type { Proposal, Scene } from "./proposals/scene";
import { asLabel, sayAsks } from "./say";
import { sentencesOf, together } from "./together";
import { valuesIn } from "./values";

const LONGEST = 600;
const MOST_INTENTS = 10;
const MOST_TRIED = 12;
const MOST_OFFERS = 3;

export interface Asked {
  message: string;
  code: WebsiteCode;
  form: ContactFormConfig | null;
}

/**
 * What may have been meant by a message that was not understood, as requests to press: by what it may ask for, what of
 * the page it may mean and what it gives as new, each read loosely and by itself. Each was tried on the page first.
 */
export function propose({ message, code, form }: Asked, said: Dialogue): Offer[] {
  const source = message.slice(0, LONGEST);
  const site = openSite(code, form);
  const dialogue = said.history.length > 0 ? recall(site, said) : said;
  const language = detectSaid(source);
  const whole = proposalsFor(source, site, dialogue);
  const parts = sentencesOf(source);
  const bySentence = parts.length > 1 ? parts.map((part) => proposalsFor(part, site, dialogue, true)) : [];
  const single = best([...whole, ...bySentence.flat()]);
  const [first, ...others] = single.map(({ ask }) => [ask]);
  const wanted: Ask[][] = [
    ...together(bySentence.length > 0 ? bySentence : [whole]),
    ...(first ? [first] : []),
    ...pairsOf(single),
    ...others,
  ];
  const offers: Offer[] = [];
  const seen = new Set<string>();
  for (const asks of wanted.slice(0, MOST_TRIED)) {
    if (offers.length === MOST_OFFERS) break;
    const says = sayAsks(asks, language);
    if (says === null || says === message.trim()) continue;
    const done = doAsks(asks, site, dialogue.selected);
    const key = done && JSON.stringify([done.code.html, done.code.css]);
    if (!key || seen.has(key)) continue;
    seen.add(key);
    offers.push({ label: asLabel(says), says });
  }
  return offers;
}

/** Other words and another goal for one button are likely both meant. */
function pairsOf(proposals: readonly Proposal[]): Ask[][] {
  const [words] = proposals.filter(({ ask }) => ask.form === "text");
  const [goal] = proposals.filter(({ ask }) => ask.form === "link" || ask.form === "linkPart");
  return words && goal && isSame(words.ask.at, goal.ask.at) ? [[goal.ask, words.ask]] : [];
}

const isSame = (one: Ask["at"], other: Ask["at"]) => one?.called === other?.called && one?.name === other?.name;

function proposalsFor(source: string, site: OpenedSite, dialogue: Dialogue, isPart = false): Proposal[] {
  const words = withMentions(readWords(source, knownWords(site.page)), source, site);
  // 'The phone number stays': a sentence of several that asks for nothing.
  if (isPart && isNoRequest(words, source)) return [];
  const scene = {
    site,
    source,
    words,
    near: nearestOf(site, words, source, dialogue),
    nearTo: (own: readonly Word[]) => nearestOf(site, own, source, dialogue),
    values: valuesIn(words, source),
    selected: dialogue.selected,
  };
  const loose = [...byIntents(scene, words), ...sureFacts(scene), ...sureWords(scene)].filter(({ ask }) =>
    isEvident(ask.form, words),
  );
  return best([...looseAsks(words, source, { site, dialogue }), ...loose]);
}

function byIntents(scene: Scene, words: readonly Word[]): Proposal[] {
  const intents = intentsOf(words).slice(0, MOST_INTENTS);
  const most = intents[0]?.likelihood ?? 1;
  return intents.flatMap(({ intent, likelihood }) => {
    const weight = 0.15 + 0.85 * Math.sqrt(likelihood / most);
    return (BY_INTENT[intent] ?? []).flatMap((proposer, at) =>
      proposer(scene).map(({ ask, score }) => ({ ask, score: score * weight * (at === 0 ? 1 : 0.85) })),
    );
  });
}

/** Figures, numbers and places for something new tell what is wanted by themselves. */
const sureFacts = (scene: Scene): Proposal[] =>
  [newFigures, newPrices, newPhone, newBeside, newGoalSaid, roomInForm].flatMap((proposer) =>
    proposer(scene).map(({ ask, score }) => ({ ask, score: score * 0.7 })),
  );

/** What is said in words that mean nothing else goes by itself, too. */
const sureWords = (scene: Scene): Proposal[] =>
  [newStripText, likeGround, rowsOf, goingBar].flatMap((proposer) => proposer(scene));

/** The best first, each ask once. */
function best(proposals: readonly Proposal[]): Proposal[] {
  const known = new Map<string, Proposal>();
  for (const proposal of proposals) {
    const key = JSON.stringify(proposal.ask);
    if ((known.get(key)?.score ?? 0) < proposal.score) known.set(key, proposal);
  }
  return [...known.values()].toSorted((one, other) => other.score - one.score);
}
