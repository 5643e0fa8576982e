import type { EditablePage } from "../../markup/page";

const known = new WeakMap<EditablePage, Map<string, unknown>>();

/** What a phrase was found to mean on a page, so that each way to read a message does not look for it again. */
export function onceFor<Found>(page: EditablePage, phrase: string, find: () => Found): Found {
  if (!known.has(page)) known.set(page, new Map());
  const found = known.get(page)!;
  if (!found.has(phrase)) found.set(phrase, find());
  return found.get(phrase) as Found;
}
