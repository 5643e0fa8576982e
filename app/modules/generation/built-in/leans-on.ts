import type { PageLanguage } from "~/lib/languages";
import { standsAlone } from "./stated-amounts";

/** How a sentence begins that goes on from the one before it, where verbs need no subject. */
const GOES_ON: Partial<Record<PageLanguage, string>> = {
  es: "también|además|después|luego|así|eso|esto|esa|ese|es|son|allí|ahí|pero|y|o|lo|le|les",
  it: "anche|inoltre|poi|così|questo|quello|questa|quella|è|sono|lì|ma|e|o|lo|la sua|il suo",
  pt: "também|além|depois|assim|isso|isto|esse|essa|é|são|lá|mas|e|ou|o seu|a sua",
  pl: "także|też|ponadto|potem|to|ten|ta|tam|ale|i|a|oraz|dlatego|jest|są|jego|jej",
  ar: "أيضا|أيضًا|كما|ثم|لكن|وهذا|وهي|وهو|هو|هي",
};

/** Whether a sentence says its thing only together with the one before it; `index` is its place in its paragraph. */
export function leansOn(sentence: string, index: number, language: PageLanguage): boolean {
  const begins = GOES_ON[language];
  if (begins) return new RegExp(`^(?:${begins})(?!\\p{L})`, "iu").test(sentence);
  // "No contracts" denies something, "No, …" answers.
  return !standsAlone(sentence.replace(/^no(?=\s\p{L})/iu, "—"), index, language);
}
