import type { OpenedSite } from "../../operations/opened-site";
import type { Dialogue } from "./dialogue";
import { improved } from "./gist/improved";
import { knownWords } from "./known-words";
import { planRequests, talkAfter } from "./plan-requests";
import { withMentions } from "./mentions";
import { readWords } from "./read-words";
import { withTopic } from "./topic";
import { means, type Word } from "./word";

/** So many of the owner's last messages are read again to know what 'it' means. */
const REMEMBERED = 4;
const LONGEST = 400;

/** Whether a message can only be understood by those before it. */
export const pointsBack = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "reference")) || !words.some((word) => means(word, "thing"));

/** What was spoken of last: the owner's messages read again, on the page as it is now. */
export function recall(site: OpenedSite, dialogue: Dialogue): Dialogue {
  const said = dialogue.history
    .filter(({ role, text }) => role === "user" && text.length <= LONGEST)
    .slice(-REMEMBERED);
  const before = said.reduce<Dialogue>((known, { text }) => after(text, known, site), { ...dialogue, selected: null });
  return { ...before, selected: dialogue.selected };
}

/** What is spoken of after a message: what it asked for, or else what it named. */
function after(text: string, known: Dialogue, site: OpenedSite): Dialogue {
  const words = withMentions(readWords(text, knownWords(site.page)), text, site);
  const given = { site, dialogue: known };
  const plan = improved(planRequests(words, text, given), words, text, given);
  return plan.some(({ understood }) => understood)
    ? talkAfter(plan, known)
    : withTopic({ ...known, last: null, said: null, about: null }, words, text, given);
}
