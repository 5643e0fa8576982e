import { wayToWrite } from "../../facts/ways-to-write";
import type { FormStance } from "../../site/choices";
import type { BusinessFacts, SectionOf } from "../../site/site-plan";
import type { Action } from "./composition";

/**
 * How the form at the end stands; undefined where it is simply open. Who refuses forms, or wants calls alone and gives no
 * address of mail, has none as long as there is another way to reach them. It is open where the main button leads to it
 * or the owner speaks of a form; on demand where one calls; else open wherever there is room beside the rest.
 */
export function formStance(
  sentences: readonly string[],
  { phone, email }: Pick<BusinessFacts, "phone" | "email">,
  primary: Action,
  form: SectionOf<"contact">["form"],
): FormStance | undefined {
  // "No formulário: nome, idade": who names fields refuses no form.
  if (form?.asks) return undefined;
  const way = wayToWrite(sentences);
  if (way === "no form" && (phone || email)) return "left out";
  if (way === "calls" && phone && !email) return "left out";
  if (way === "form" || primary.href === "#contact") return undefined;
  return phone && !email && way !== "writing" ? "on demand" : "open when wide";
}
