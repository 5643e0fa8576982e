import type { SectionOf } from "../../site/site-plan";

type Groups = SectionOf<"prices">["groups"];

/** Letters from which on a word names something; in Arabic fewer do. */
const WORD = 4;
const ARABIC_WORD = 3;

/** The words of a text that name something: their length alone tells them from "the". */
function namesIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const bare = words.map((word) => word.replace(/^ال(?=\p{L}{3})/u, ""));
  return new Set(bare.filter((word) => word.length >= (/[\u0621-\u064a]/u.test(word) ? ARABIC_WORD : WORD)));
}

/**
 * The rows of a list with the one first that the owner wants first: that which shares two words and more with what was
 * said, or all of its own name. Where none does, or several do as well, the list stays.
 */
export function withRowFirst(groups: Groups, clause: string | undefined): Groups {
  const [group, ...others] = groups;
  if (!clause || !group || others.length > 0) return groups;
  const asked = namesIn(clause);
  const shared = group.items.map(({ name }) => {
    const own = [...namesIn(name)];
    const count = own.filter((word) => asked.has(word)).length;
    return count >= 2 || (count > 0 && count === own.length) ? count : 0;
  });
  const most = Math.max(...shared);
  if (most === 0 || shared.filter((count) => count === most).length > 1) return groups;
  const first = group.items[shared.indexOf(most)]!;
  return [{ ...group, items: [first, ...group.items.filter((item) => item !== first)] }];
}
