import { elementsWith, wordsPattern } from "../../../operations/text/page-words";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import type { Context } from "../pattern";
import { phraseOf } from "../read-pieces";
import { isTarget, resolveTarget } from "../resolve-target";
import { means, type Word } from "../word";

/** 'In the menu' is in the navigation where the words stand there, even on a page with a menu of dishes. */
export function navigationWith(site: OpenedSite, said: string, place: readonly Word[]): Target | null {
  const words = wordsPattern(site, said);
  if (!words || !place.some((word) => means(word, "thing", "menu", "navigation"))) return null;
  const found = readThings(site)
    .of("navigation")
    .filter(({ node }) => elementsWith(site, words, node).length > 0);
  return found.length > 0 ? { nodes: found.map(({ node }) => node), name: "the menu", selector: null } : null;
}

/** The part of the page that is named behind some words. */
export function scopeOf(site: OpenedSite, rest: readonly Word[], dialogue: Context["dialogue"]): Target | null {
  const words = rest.filter((word) => !means(word, "link") && !means(word, "light"));
  if (words.length === 0) return null;
  const text = words.map((word) => word.text).join(" ");
  const phrase = { ...phraseOf(words, " ".repeat(words.at(-1)!.end)), text };
  const found = resolveTarget(site, { kind: "phrase", phrase, link: null, text }, dialogue);
  return found && isTarget(found) ? found.target : null;
}
