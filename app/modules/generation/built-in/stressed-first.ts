import type { OwnerFacts } from "../../facts/read-facts";
import { capitalised } from "../../language/capitalised";
import { ended } from "../../language/ended";
import type { Opening } from "./headline";
import { holdsSometimes } from "./label-and-voice";
import { showsStates } from "./scraps";

/** Letters of a notice, and of a headline that is a number. */
const LONGEST_NOTICE = 300;
const LONGEST_LARGE = 76;

/**
 * Puts what the owner wants nobody to miss into the first view: a number that is to be large is the headline, sentences
 * are the notice below it. What finds no room there is `left`.
 */
export function withStressed(
  opening: Opening,
  { stressed, large, wishes }: Pick<OwnerFacts, "stressed" | "large" | "wishes">,
): { opening: Opening; left: string[] } {
  const left: string[] = [];
  const { firstWords } = wishes;
  const begun = firstWords && !showsStates(firstWords) ? withFirstWords(opening, firstWords) : opening;
  const counted = large && large.length <= LONGEST_LARGE ? withNumber(begun, capitalised(large)) : begun;
  const said = [counted.title, counted.lead].join(" ");
  let notice = "";
  for (const sentence of stressed.filter((each) => !said.includes(each))) {
    const longer = [notice, capitalised(sentence)].filter(Boolean).join(" ");
    if (longer.length <= LONGEST_NOTICE) notice = longer;
    else left.push(sentence);
  }
  return {
    opening: { ...counted, ...(notice && { notice }) },
    left: large && counted === begun ? [...left, large] : left,
  };
}

/** What the page is to begin with is its headline, and the headline that was there the first sentence below it. */
function withFirstWords(opening: Opening, words: string): Opening {
  if (holdsSometimes(words))
    return { ...opening, lead: [ended(capitalised(words)), opening.lead].filter(Boolean).join(" ") };
  // Of several sentences the last ends like the others.
  const title = capitalised(/[.!?…؟]\s/u.test(words) ? words : words.replace(/(?<!\.)\.$/u, ""));
  const below = opening.title === title ? "" : `${opening.title}${/[.!?…؟]$/u.test(opening.title) ? "" : "."}`;
  return { ...opening, title, lead: [below, opening.lead].filter(Boolean).join(" ") };
}

/** The headline that was there stands above the number, or below it. */
function withNumber(opening: Opening, title: string): Opening {
  if (!opening.label) return { ...opening, title, label: opening.title };
  return { ...opening, title, lead: [`${opening.title}.`, opening.lead].filter(Boolean).join(" ") };
}
