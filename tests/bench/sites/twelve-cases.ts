import { TEMPLATES } from "~/modules/site/choices";
import { PROSE_CASES, RICH_CASES, SHORT_CASES } from "../../cases/site-briefs";

const KINDS = [RICH_CASES, PROSE_CASES, SHORT_CASES];

/** Three industries in each template; each industry rich, in prose and short. */
export const TWELVE_CASES = TEMPLATES.flatMap((template, row) =>
  (["restaurant", "healthcare", "ecommerce"] as const).map(
    (industry, column) =>
      KINDS[(row + column) % KINDS.length]!.find(
        ({ brief }) => brief.template === template && brief.industry === industry,
      )!,
  ),
);
