import type { z } from "zod";
import type { Act, Industry } from "../../site/choices";
import type { NavKind, TitledKind } from "../../site/section-kinds";
import type { fixedWords } from "../../site/site-plan";

/** Words for one industry where they differ from the usual ones. */
export type ByIndustry = { usual: string } & Partial<Record<Industry, string>>;

/** All words of the built-in designer in one language. `{name}`, `{phone}` and `{act}` are filled in. */
export interface DesignerWords {
  fixed: z.infer<typeof fixedWords>;
  industry: Record<Industry, string>;
  titles: Record<TitledKind, ByIndustry>;
  nav: Record<NavKind, ByIndustry>;
  /** What a part is called whose sentences are about that. */
  /** What heads what is on in the week. */
  timetable: string;
  topics: Record<"craft" | "place" | "promise" | "delivery" | "steps", string>;
  visit: { both: string; hours: string; address: string };
  contact: { both: string; email: string; none: string };
  call: string;
  write: string;
  reach: string;
  /** What one does where there is a place to go to and nobody to call. */
  comeBy: string;
  /** What one does there, on a button, and that with a number to call. */
  acts: Record<Act, string>;
  actByPhone: string;
  see: ByIndustry & { services: string; visit: string; story: string; prices: string };
}
