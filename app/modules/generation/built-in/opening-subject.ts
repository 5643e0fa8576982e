import { capitalised } from "../../language/capitalised";
import type { Opening } from "./headline";

const LONGEST = 54;
/** "payroll office in Oldenburg" */
const IN_PLACE = /(?<!\p{L})(?:in|at|near|im|bei|en|à|em|no|na|a|te|w)\s(\p{Lu}[\p{L}'’-]{2,})/u;

/**
 * Sets what the website was asked to be for above a headline, where only that says the town: "I need a site for my payroll
 * office in Oldenburg."
 */
export function withSubject(opening: Opening, subject: string | undefined): Opening {
  const town = IN_PLACE.exec(subject ?? "")?.[1];
  if (!subject || !town || opening.label || subject.length > LONGEST) return opening;
  return `${opening.title} ${opening.lead ?? ""}`.includes(town)
    ? opening
    : { ...opening, label: capitalised(subject) };
}
