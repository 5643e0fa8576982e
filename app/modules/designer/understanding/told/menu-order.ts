import { quoted } from "../../../operations/outcome";
import { move } from "../../../operations/structure/move";
import { alike, entryAround } from "../../../operations/structure/siblings";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";

/** 'In the menu on top put Food ahead of Parties': an entry of the navigation beside another, both named whole. */
export const readMenuOrder: ToldReader = (words, source, { site }): Told | null => {
  for (const { words: own, start, end } of segmentsOf(words, source)) {
    const isMenu = own.some((word) => means(word, "thing", "menu", "navigation", "nav-entry"));
    const at = own.findIndex((word) => means(word, "link", "before", "after"));
    const verb = own.findIndex((word) => means(word, "verb", "put", "move"));
    if (!isMenu || at === -1 || verb === -1 || verb > at || own.some(isOther)) continue;
    const one = entryNamed(source.slice(own[verb]!.end, own[at]!.start), site);
    const other = entryNamed(source.slice(own[at]!.end, end), site);
    if (!one || !other || !alike(site.page, one.node).includes(other.node)) continue;
    const side = means(own[at]!, "link", "before") ? ("before" as const) : ("after" as const);
    const target = (entry: Entry): Target => ({
      nodes: [entry.node],
      name: `the menu item ${quoted(entry.name)}`,
      selector: null,
    });
    const made = call(move, { target: target(one), to: { at: side, other: target(other) } }, one.name);
    return { start, end, call: made, isCloser: true };
  }
  return null;
};

interface Entry {
  node: number;
  name: string;
}

/** The one entry that a few words are the name of, without what stands around it. */
function entryNamed(text: string, site: OpenedSite): Entry | null {
  const bare = text.trim().toLowerCase();
  const found = readThings(site)
    .of("nav-entry")
    .filter(({ name, hidden }) => !hidden && name !== "" && ` ${bare} `.includes(` ${name.toLowerCase()} `));
  const outer = found.filter(({ name }) => !found.some((each) => each.name !== name && each.name.includes(name)));
  const [only, ...others] = outer;
  return only && others.length === 0 ? { node: entryAround(site.page, only.node), name: only.name } : null;
}

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "fact") ||
  means(word, "device") ||
  means(word, "verb", "add", "remove", "hide", "swap", "copy", "rename", "replace");
