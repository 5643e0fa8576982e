import { FILE_FIELDS } from "~/modules/generation/generation-form";

/** The four steps of the generation form (tests/list, section 2), each with the names of its fields in their order. */
export const STEPS = [
  { id: "template", title: "Choose template", fields: ["template"] },
  {
    id: "business",
    title: "Business details",
    fields: ["projectTitle", "industry", "targetAudience", "referenceWebsite"],
  },
  { id: "brief", title: "Design brief", fields: ["designBrief"] },
  {
    id: "assets",
    title: "Assets, colour and font",
    fields: [FILE_FIELDS.logo, FILE_FIELDS.document, FILE_FIELDS.images, "colorTheme", "fontFamily", "codeModel"],
  },
] as const;

export const LAST_STEP = STEPS.length - 1;

/** Messages by field name, as Conform and the API give them; null or empty means no error. */
export type ErrorsByField = Readonly<Record<string, readonly string[] | null | undefined>>;

/** The fields of a step that have an error, in the order in which they stand. */
export function wrongFields(step: number, errors: ErrorsByField): string[] {
  return (STEPS[step]?.fields ?? []).filter((name) => errors[name]?.length);
}

/** The first step with an error, among the first `before` steps if given; null where there is none. */
export function firstWrongStep(errors: ErrorsByField, before: number = STEPS.length): number | null {
  const found = STEPS.findIndex((_step, index) => index < before && wrongFields(index, errors).length > 0);
  return found === -1 ? null : found;
}

/** Where the form goes when `wanted` is asked for: back always, forward only past steps without an error. */
export function reachableStep(current: number, wanted: number, errors: ErrorsByField): number {
  const target = Math.min(Math.max(wanted, 0), LAST_STEP);
  return target <= current ? target : (firstWrongStep(errors, target) ?? target);
}
