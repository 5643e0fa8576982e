/** Facts that a finished page does not say yet, by business. Only ever shrinks: a gap that is closed must go from here. */
export const KNOWN_GAPS: Record<string, string[]> = {};

/** Pairs of businesses whose pages share more of their words than they may. Only ever shrinks, too. */
export const KNOWN_PAIRS: string[] = [];
