import type { PageLanguage } from "~/lib/languages";
import type { Brief, SiteImage } from "../../site/brief";
import type { FormStance } from "../../site/choices";
import { capitalised, quiet } from "../../language/capitalised";
import type { OwnerFacts } from "../../facts/read-facts";
import type { BusinessFacts, SectionOf, SitePlan } from "../../site/site-plan";
import type { Opening } from "./headline";
import type { StatedAmounts } from "./stated-amounts";
import type { ToldParts } from "./told-parts";
import type { Sorted } from "./topics/sort-by-topic";
import type { ByIndustry, DesignerWords } from "../../language/words/designer-words";

export type Action = SitePlan["primaryAction"];

/** Where each of the owner's pictures goes. */
export interface PlacedImages {
  hero?: SiteImage;
  about?: SiteImage;
  gallery: SiteImage[];
}

/** Everything that the parts of a page are composed from. */
export interface Composition {
  brief: Brief;
  language: PageLanguage;
  facts: OwnerFacts;
  business: BusinessFacts;
  words: DesignerWords;
  opening: Opening;
  images: PlacedImages;
  primary: Action;
  /** A second button that the owner names. */
  second?: Action;
  /** Sentences that stand as figures, and nowhere else. */
  amounts: StatedAmounts;
  /** What the running text says that is a part of its own. */
  told: Omit<ToldParts, "prose">;
  /** What the form at the end is for. */
  form?: SectionOf<"contact">["form"];
  /** How it stands there, where it is not simply open. */
  stance?: FormStance;
  /** What is left of the text, by what it is about. */
  sorted: Sorted;
}

/** The word for the brief's industry, else the usual one, with the business's name filled in. */
export function wordFor(words: ByIndustry, { brief, business }: Pick<Composition, "brief" | "business">): string {
  return (words[brief.industry] ?? words.usual).replace("{name}", business.name);
}

type Worded = Pick<Composition, "brief" | "business" | "words">;

/** Whether running text has a heading of ours that says what it is about: then it is not the story. */
export const isHeadedByTopic = (title: string, composition: Worded): boolean =>
  [...Object.values(composition.words.topics), wordFor(composition.words.titles.services, composition)].includes(title);

/** The owner's own heading when there is one: capitals are set in lower case, marks at the end left out. */
export function ownTitle(title: string | undefined): string | undefined {
  const clean = title?.replace(/(?<![:.\s])[:.\s]+$/, "").trim();
  if (!clean || clean.length > 60) return undefined;
  return capitalised(quiet(clean));
}
