import { primaryLanguage } from "~/lib/languages";
import { findClaims } from "../../claims/find-claims";
import { splitSentences } from "../../facts/sentences";
import type { SitePlan } from "../../site/site-plan";
import { fromSitePlan } from "./from-site-plan";
import { inPlace } from "./keep-facts";
import type { ModelPlan, ModelSection } from "./model-plan";
import { unitsOf } from "./units-of-plan";

/**
 * A model's plan with the facts of the owner's running text that it left out: a sentence with a claim that no text of
 * the plan makes is put back into the story. A plan without any story has the draft's. Of a plan in another language
 * nothing is.
 */
export function withOwnersStatements(answer: ModelPlan, draft: SitePlan): ModelPlan {
  if (primaryLanguage(answer.language) !== draft.meta.lang) return answer;
  const drafted = fromSitePlan(draft);
  const known = drafted.sections;
  const stories = known.filter(({ kind }) => kind === "about");
  const [first] = stories;
  if (first && !answer.sections.some(({ kind }) => kind === "about" || kind === "custom")) {
    return {
      ...answer,
      sections: stories.reduceRight((sections, story) => inPlace(sections, story, known), answer.sections),
    };
  }
  const lost = lostSentences(answer, drafted);
  if (lost.length === 0) return answer;
  const story: ModelSection = {
    kind: "about",
    title: first?.title ?? draft.business.name,
    intro: "",
    items: [],
    paragraphs: [lost.join(" ")],
    html: "",
  };
  const last = answer.sections.findLastIndex(({ kind }) => kind === "about");
  if (last === -1) return { ...answer, sections: inPlace(answer.sections, story, known) };
  const withLost = (section: ModelSection) => ({
    ...section,
    paragraphs: [...section.paragraphs, ...story.paragraphs],
  });
  return {
    ...answer,
    sections: answer.sections.map((section, index) => (index === last ? withLost(section) : section)),
  };
}

/** Sentences of the draft's prose of which a claim is nowhere in the plan. */
function lostSentences(answer: ModelPlan, drafted: ModelPlan): string[] {
  const prose = [
    drafted.headline,
    drafted.lead,
    ...drafted.sections.flatMap(({ intro, paragraphs }) => [intro, ...paragraphs]),
  ];
  const made = new Set(sentencesOf([...unitsOf(answer), ...shownAnyway(answer, drafted)]).flatMap(claimsOf));
  return sentencesOf(prose).filter((sentence) => claimsOf(sentence).some((key) => !made.has(key)));
}

/** What the page takes from the draft where the model says nothing: the first screen, and how to find the business. */
function shownAnyway({ headline, lead, sections }: ModelPlan, drafted: ModelPlan): string[] {
  const open = drafted.sections.filter(
    ({ kind }) =>
      (kind === "visit" || kind === "contact") && !sections.some((each) => each.kind === kind && each.intro),
  );
  return [headline ? "" : drafted.headline, lead ? "" : drafted.lead, ...open.map(({ intro }) => intro)];
}

const sentencesOf = (texts: string[]) => texts.flatMap((text) => splitSentences(text).map((sentence) => sentence.text));
const claimsOf = (sentence: string) => findClaims(sentence).map(({ key }) => key);
