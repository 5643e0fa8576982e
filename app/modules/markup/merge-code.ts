import { CODE_PARTS, type CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { changedPlaces, textOf, type TextRange } from "./changed-places";
import { diffEdit, rebaseEdit } from "./diff-edit";
import { applyEdit, type CodeSplice, type Edit } from "./edit";

/** A place that two people changed, each in another way. */
export interface Conflict {
  part: CodePart;
  /** What stands there in each of the two codes. */
  mine: string;
  theirs: string;
}

export type Side = "mine" | "theirs";

/** Two codes that came of one, laid side by side. */
export interface Merge {
  conflicts: Conflict[];
  /** The edit that brings mine into theirs. Of each conflict the side that is named stands; theirs where none is. */
  resolve(sides?: Side[]): Edit;
}

/**
 * Lays two changes of one code side by side. What each did in a place of its own is brought together; a conflict is a
 * place (a text, a tag, a declaration) that both changed and not in the same way.
 */
export function mergeCode(base: WebsiteCode, mine: WebsiteCode, theirs: WebsiteCode, label: string): Merge {
  const [here, there] = [diffEdit(base, mine, "owner", label), diffEdit(base, theirs, "owner", label)];
  const places = CODE_PARTS.flatMap((part) => sortOut(base, part, here, there));
  const conflicting = places.filter(({ kind }) => kind === "conflict");
  return {
    conflicts: conflicting.map(({ part, place, ...both }) => ({
      part,
      mine: textOf(base[part], place, both.mine),
      theirs: textOf(base[part], place, both.theirs),
    })),
    resolve(sides = []) {
      const standing = new Map(conflicting.map((place, index) => [place, sides[index] ?? "theirs"]));
      const of = (side: Side) =>
        places.flatMap((each) => (each.kind === side || standing.get(each) === side ? each[side] : []));
      const agreed = places.flatMap((each) => (each.kind === "same" ? each.theirs : []));
      const others = { ...there, splices: [...of("theirs"), ...agreed] };
      const merged = applyEdit(applyEdit(base, others), required(rebaseEdit({ ...here, splices: of("mine") }, others)));
      return diffEdit(theirs, merged, "owner", label);
    },
  };
}

interface Sorted extends Record<Side, CodeSplice[]> {
  part: CodePart;
  place: TextRange;
  /** Whose change it is. */
  kind: Side | "same" | "conflict";
}

function sortOut(base: WebsiteCode, part: CodePart, here: Edit, there: Edit): Sorted[] {
  const [mine, theirs] = [here, there].map(({ splices }) => splices.filter((splice) => splice.part === part));
  return changedPlaces(part, base[part], mine!, theirs!).map((found) => ({
    part,
    ...found,
    kind: kindOf(base[part], found),
  }));
}

function kindOf(source: string, { place, mine, theirs }: Omit<Sorted, "part" | "kind">): Sorted["kind"] {
  if (theirs.length === 0) return "mine";
  if (mine.length === 0) return "theirs";
  return textOf(source, place, mine) === textOf(source, place, theirs) ? "same" : "conflict";
}

/** Edits of places that do not overlap can always follow one another. */
function required(edit: Edit | null): Edit {
  if (!edit) throw new Error("two places of a merge overlap");
  return edit;
}
