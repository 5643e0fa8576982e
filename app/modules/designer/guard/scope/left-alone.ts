import { listed } from "../../../operations/outcome";

/** Says which parts were left alone. */
export const leftAlone = (left: string[]): string =>
  `I left ${listed(left)} as ${left.length > 1 ? "they were" : "it was"}, since you did not ask for a change there.`;
