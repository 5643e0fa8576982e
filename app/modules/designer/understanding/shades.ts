import type { Colour } from "./names";

const SHADES: readonly Colour[] = ["dark", "light", "pale", "bright", "deep", "soft", "pastel", "warm", "cool"];

/** Whether a word changes the colour beside it and is none by itself: the 'dark' of 'dark blue'. */
export const isShade = (name: string): boolean => (SHADES as readonly string[]).includes(name);
