import type { PageImage } from "~/modules/markup/images";

/** How far a picture is described: by nobody yet, by the name of its file, or well enough. */
export type AltState = "missing" | "guessed" | "told";

/** How far a picture is described; `guesses` are descriptions that follow from names of files. */
export function altState({ alt, decorative }: PageImage, guesses: readonly string[]): AltState {
  if (decorative) return "told";
  if (!alt?.trim()) return "missing";
  return guesses.includes(alt) ? "guessed" : "told";
}

/** What to say of all pictures together; null when each is described. */
export function undescribed(states: readonly AltState[]): string | null {
  const count = states.filter((state) => state === "missing").length;
  if (count === 0) return null;
  return count === 1 ? "One picture has no description yet." : `${count} pictures have no description yet.`;
}
