import type { SaidTables } from "./said-tables";

/** What tells a question: `asks` begins what is to be known, `states` a sentence that asks whether something is so, `wonders` says that somebody would like to know. */
export const QUESTIONS: SaidTables<"asks" | "states" | "wonders"> = {
  en: {
    asks: "who|whose|what|when|where|why|how|which",
    states: "is|isn't|isnt|are|aren't|arent|was|were|does|doesn't|doesnt|do|did|didn't|didnt|has|have",
    wonders: "tell me|do you know|wondering how|wondering why|wondering what|wondering if people|curious|explain",
  },
  de: {
    asks: "wer|wem|wen|was|wann|wo|wohin|woher|warum|wieso|weshalb|wie|welche|welcher|welches",
    states: "ist|sind|war|waren|hat|haben|gibt|steht|kommt|geht|sieht|wird",
    wonders: "sag mir|sagen sie mir|weißt du|wissen sie|wüsste gern|frage mich|neugierig|erklär",
  },
  es: {
    asks: "quién|quiénes|qué|cuándo|dónde|por qué|cómo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas",
    states: "es|está|están|son|hay|era",
    wonders: "dime|sabes|sabéis|curiosidad|me pregunto|explícame|explicame",
  },
  fr: {
    asks: "qui|quoi|quand|où|pourquoi|comment|quel|quelle|quels|quelles|combien|est-ce que|est-ce qu'|qu'est-ce que|qu'est-ce qui",
    states: "est|sont|y a-t-il|avez-vous|est-il|est-elle",
    wonders: "dites-moi|dis-moi|savez-vous|sais-tu|curiosité|je me demande|expliquez-moi",
  },
  it: {
    asks: "chi|cosa|che|di che|a che|quando|dove|perché|perchè|come|quale|quali|quanto|quanta|quanti|quante|com'è|dov'è|cos'è",
    states: "è|sono|c'è|ci sono|era",
    wonders: "dimmi|mi dici|sai|sapete|curiosità|mi chiedo|spiegami",
  },
  pt: {
    asks: "quem|quando|onde|por que|porque é que|como|qual|quais|quanto|quanta|quantos|quantas|o que|oque",
    states: "é|está|estão|são|tem|há|era",
    wonders: "me diz|diga-me|sabe|sabes|curiosidade|me pergunto|explica",
  },
  nl: {
    asks: "wie|wat|wanneer|waar|waarom|hoe|welke|hoeveel|hoelang",
    states: "is|zijn|was|waren|heeft|hebben|staat|komt|gaat",
    wonders: "vertel me|weet je|weet u|weten jullie|nieuwsgierig|vraag me af|leg uit",
  },
};
