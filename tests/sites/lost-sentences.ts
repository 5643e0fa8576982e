import type { OwnerFacts } from "~/modules/facts/read-facts";
import type { SitePlan } from "~/modules/site/site-plan";

interface Sentences {
  all: string[];
  lost: string[];
}

/** Words that tell one sentence from another: longer ones, and numbers. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{4,}|\p{Nd}+/gu) ?? [];

/** The owner's sentences that are for the page, and those of them of which it has less than half of the words. */
export function lostSentences({ sentences, wishes }: OwnerFacts, { sections, business }: SitePlan): Sentences {
  const aside = new Set(wishes.sentenceIds);
  const all = sentences.filter((sentence, id) => !aside.has(id) && wordsOf(sentence).length > 1);
  const page = new Set(wordsOf(JSON.stringify([sections, business])));
  const lost = all.filter((sentence) => {
    const words = [...new Set(wordsOf(sentence))];
    return words.filter((word) => page.has(word)).length < words.length / 2;
  });
  return { all, lost };
}
