import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** How questions begin in each language. */
const BEGINS: Record<PageLanguage, string> = {
  en: "what|how|who|where|when|why|which|can|could|do|does|did|will|would|is|are|must|may|should|shall|has|have",
  de: "was|wie|wer|wo|wann|warum|wieso|welche\\p{L}*|kann|können|darf|dürfen|muss|müssen|gibt|ist|sind|hat|haben|wird|werden|ob",
  es: "¿.*|qué|cómo|quién|dónde|cuándo|cuánt\\p{L}*|por qué|cuál\\p{L}*|puedo|se puede\\p{L}*|hay|es|son|tienen?|hace falta",
  fr: "que|qu['’]est-ce|comment|qui|où|quand|combien|pourquoi|quel\\p{L}*|peut-on|puis-je|est-ce|faut-il|y a-t-il|avez-vous|êtes-vous",
  it: "che|cosa|come|chi|dove|quando|quanto|quanti|perché|quale|quali|posso|si può|c['’]è|devo|serve",
  pt: "que|como|quem|onde|quando|quanto|quantos|porquê|por que|qual|quais|posso|pode|há|tem|têm|preciso|é",
  nl: "wat|hoe|wie|waar|wanneer|waarom|welke?|kan|kun|mag|moet|is|zijn|heb|heeft|zit",
  pl: "co|jak|kto|gdzie|kiedy|ile|dlaczego|który|która|czy|można",
  ar: "ما|ماذا|كيف|من|أين|متى|كم|لماذا|أي|هل",
};
const ASKS = new RegExp(`^${wholeWords(Object.values(BEGINS).join("|"))}`, "iu");

/** Whether words begin as a question does: "will it hurt", "wie lange dauert es". */
export const asksSomething = (text: string): boolean => ASKS.test(text);
