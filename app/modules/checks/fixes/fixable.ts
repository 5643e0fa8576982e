/** The rules whose findings can be fixed by rule (`fix-static.server.ts`). */
const FIXABLE_RULES = [
  "alt-says-nothing",
  "dead-anchor",
  "dead-contact",
  "duplicate-id",
  "empty-heading",
  "empty-section",
  "empty-text",
  "no-implicit-button-type",
  "no-zoom",
  "outside-request",
  "page-description",
  "page-language",
  "page-title",
  "wcag/h37",
  "wcag/h63",
] as const;
export type FixableRule = (typeof FIXABLE_RULES)[number];

/** Whether a finding may be fixed by rule. For some there is too little to go by. */
export const isFixable = ({ rule }: { rule: string }): boolean => FIXABLE_RULES.some((each) => each === rule);
