import { z } from "zod";
import type { CodeSplice } from "../../markup/edit";
import { attribute } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";
import { setText } from "../../editing/set-text";
import { titleNode } from "../head/head-tags";
import { changeDataTexts } from "../linked-data";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, quoted } from "../outcome";
import { targetSchema } from "../target";
import { elementsWith, replaceWords as replaced, wordsPattern } from "./page-words";

/** Puts words in the place of others wherever they stand: on the whole page, what it says of itself included, or in a part. */
export const replaceWords = operation({
  name: "replace-words",
  params: z.object({
    from: z.string().trim().min(1),
    to: z.string().trim().min(1),
    within: targetSchema.optional(),
    /** 'All': in small letters and capitals, too. */
    everyCase: z.boolean().optional(),
  }),
  touches: (_site, { within }) => within ?? "page",
  run: (site, { from, to, within, everyCase = false }) => {
    const pattern = patternOf(site, from, everyCase);
    const scopes = within?.nodes ?? [null];
    const edits = pattern ? scopes.flatMap((scope) => replaced(site, pattern, followCase(from, to), scope)) : [];
    const changed = edits.filter((edit) => edit !== null);
    if (!pattern || changed.length === 0)
      return declined(
        `I could not find ${quoted(from)}${within ? ` in ${within.name}` : " on the page"}, so I changed nothing.`,
      );
    const beside = within ? [] : unseen(site.page, pattern, followCase(from, to));
    const places = changed.length > 1 ? ` in ${changed.length} places` : "";
    return done(
      `I replaced ${quoted(from)} with ${quoted(to)}${places}.`,
      [...changed.flatMap(({ splices }) => splices), ...beside],
      to,
    );
  },
  holds: (before, after, { from, to, within, everyCase = false }) => {
    const pattern = patternOf(before, from, everyCase)!;
    const scopes = within?.nodes ?? [null];
    const isIn = (site: OpenedSite, words: RegExp) =>
      scopes.some((scope) => elementsWith(site, words, scope).length > 0);
    const shown = wordsPattern(after, to, scopes[0] ?? null);
    return shown !== null && (pattern.test(to) || !isIn(after, pattern));
  },
});

function patternOf(site: OpenedSite, from: string, everyCase: boolean): RegExp | null {
  const pattern = wordsPattern(site, from);
  return pattern && everyCase ? new RegExp(pattern.source, "giu") : pattern;
}

/** Words in capitals, or that begin with one, stay so. */
const followCase = (from: string, to: string) => (found: string) => {
  if (found === from) return to;
  if (found === found.toUpperCase() && found !== found.toLowerCase()) return to.toUpperCase();
  const isName = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(from) && to === to.toLowerCase();
  const begin = isName ? to.charAt(0).toUpperCase() : to.charAt(0);
  return (found === found.toLowerCase() && from !== from.toLowerCase() ? begin.toLowerCase() : begin) + to.slice(1);
};

/** What is said of the page in its head, and of pictures and links in words that only screen readers say. */
function unseen(page: EditablePage, pattern: RegExp, to: (found: string) => string): CodeSplice[] {
  const title = titleNode(page);
  const text = title === undefined ? "" : textIn(page, title);
  const named = title === undefined ? [] : (setText(page, title, text.replace(pattern, to), "built-in")?.splices ?? []);
  const said = page.elements.flatMap((element, node) => {
    const isMeta = element.tagName === "meta" && attribute(element, "charset") === undefined;
    const names = isMeta ? ["content"] : ["alt", "aria-label", "title", "placeholder"];
    return names.flatMap((name) => {
      const value = attribute(element, name);
      const next = value?.replace(pattern, to);
      return value === undefined || next === value || isWhere(value)
        ? []
        : (setAttribute(page, node, name, next!, "built-in")?.splices ?? []);
    });
  });
  return [...named, ...said, ...changeDataTexts(page, (words) => words.replace(pattern, to))];
}

const isWhere = (value: string) => /^(?:https?:|mailto:|tel:|\/)/.test(value);
const textIn = (page: EditablePage, node: NodeId) =>
  page.elements[node]!.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
