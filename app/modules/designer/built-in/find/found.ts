import type { Target } from "../../../operations/target";

export type Found = Target | { unclear: string };

export const isUnclear = (found: Found | null): found is { unclear: string } => found !== null && "unclear" in found;
