import type { Mutant } from "./mutant";

/** A fault that no test sees, and why that is well. */
interface KnownSurvivor extends Pick<Mutant, "file" | "was" | "becomes"> {
  reason: string;
}

const KNOWN_SURVIVORS: KnownSurvivor[] = [];

export const reasonFor = (mutant: Mutant): string | null =>
  KNOWN_SURVIVORS.find(({ file, was, becomes }) => file === mutant.file && was === mutant.was && becomes === mutant.becomes)?.reason ?? null;
