import { LONGEST_TITLE } from "../generation/longest-title";

/** What a copy is called: 'Copy of Stone & Daughters', at most as long as a title may be. */
export function copyTitle(title: string): string {
  const whole = `Copy of ${title}`;
  if (whole.length <= LONGEST_TITLE) return whole;
  // By characters: half of a surrogate pair cannot be stored.
  const kept = [...whole];
  while (kept.join("").length > LONGEST_TITLE - 1) kept.pop();
  return `${kept.join("").trimEnd()}…`;
}
