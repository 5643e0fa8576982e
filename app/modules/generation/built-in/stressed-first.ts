import type { OwnerFacts } from "../../facts/read-facts";
import { capitalised } from "../../language/capitalised";
import type { Opening } from "./headline";

/** Letters of the line below a headline with what is stressed, and of a headline that is a number. */
const LONGEST_LEAD = 300;
const LONGEST_LARGE = 76;

/**
 * Puts what the owner wants nobody to miss into the first view: a number that is to be large is the headline, a
 * sentence stands in the line below it. What finds no room there is `left`.
 */
export function withStressed(
  opening: Opening,
  { stressed, large }: Pick<OwnerFacts, "stressed" | "large">,
): { opening: Opening; left: string[] } {
  const left: string[] = [];
  const counted = large && large.length <= LONGEST_LARGE ? withNumber(opening, capitalised(large)) : opening;
  const first = stressed.reduce((shown, sentence) => {
    const lead = [shown.lead, capitalised(sentence)].filter(Boolean).join(" ");
    if (lead.length <= LONGEST_LEAD) return { ...shown, lead };
    left.push(sentence);
    return shown;
  }, counted);
  return { opening: first, left: large && counted === opening ? [...left, large] : left };
}

/** The headline that was there stands above the number, or below it. */
function withNumber(opening: Opening, title: string): Opening {
  if (!opening.label) return { ...opening, title, label: opening.title };
  return { ...opening, title, lead: [`${opening.title}.`, opening.lead].filter(Boolean).join(" ") };
}
