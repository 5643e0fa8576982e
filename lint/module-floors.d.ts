import type { Rule } from "eslint";

export const FLOORS: readonly (readonly string[])[];
export const moduleFloors: Rule.RuleModule;
export function moduleOf(path: string): string | undefined;
