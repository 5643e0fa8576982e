import type { z } from "zod";
import type { Audience, Industry } from "../../site/choices";
import type { NavKind, TitledKind } from "../../site/section-kinds";
import type { fixedWords } from "../../site/site-plan";

/** Words for one industry where they differ from the usual ones. */
export type ByIndustry = { usual: string } & Partial<Record<Industry, string>>;

/** What the site of a business may ask its visitors to tell, so that no claim about the business is made. */
interface Asking {
  title: string;
  steps: { name: string; detail: string }[];
}

/** All words of the built-in designer in one language. `{name}` and `{phone}` are filled in. */
export interface DesignerWords {
  fixed: z.infer<typeof fixedWords>;
  industry: Record<Industry, string>;
  titles: Record<TitledKind, ByIndustry>;
  nav: Record<NavKind, ByIndustry>;
  visit: { both: string; hours: string; address: string };
  contact: { both: string; phone: string; email: string; none: string };
  contactIntro: Record<Audience, string>;
  call: string;
  write: string;
  reach: string;
  see: ByIndustry & { services: string; visit: string; story: string; prices: string };
  invitation: Record<Industry, string>;
  asking: Record<Industry, Asking>;
}
