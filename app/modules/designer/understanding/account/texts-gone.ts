import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { isCall } from "../pattern";
import type { Planned } from "../planned";

const GOING: ReadonlySet<string> = new Set(["remove", "delete-line", "set-hidden"]);

interface Given {
  target?: { nodes: NodeId[] };
  node?: NodeId;
  words?: string;
}

/** The texts that a request takes away, one by one; null where it takes nothing. */
export function textsGone({ understood }: Planned, { page }: OpenedSite): readonly string[] | null {
  if (!understood || !isCall(understood.result) || !GOING.has(understood.result.name)) return null;
  const { target, words } = (understood.result.params ?? {}) as Given;
  return words === undefined ? (target?.nodes ?? []).map((node) => textOf(page, node)) : [words];
}
