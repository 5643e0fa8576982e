import type { RequestLanguage } from "~/lib/languages";

/** Forms of verbs that tell how something is; nobody asks for anything by them: 'is', and not 'should be'. */
export const STATEMENTS: Record<RequestLanguage, string> = {
  en: "is|are|isn't|aren't|was|were|has|have|had|looks|look|runs|run|goes|go|sits|sit|takes|take",
  de: "ist|sind|war|waren|hat|haben|sieht|steht|stehen|wirkt|wirken",
  es: "es|son|está|están|esta|estan|era|tiene|tienen|parece|parecen|queda|quedan",
  fr: "est|sont|était|étaient|a|ont|fait|font",
  it: "è|sono|era|erano|ha|hanno|pare|sembra|sembrano",
  pt: "é|são|está|estão|tá|tão|era|tem|têm|parece|parecem",
  nl: "is|zijn|was|waren|heeft|hebben|lijkt|lijken|staat|staan|ziet",
};
