import { declined, quoted, type Offer, type Outcome } from "../../../operations/outcome";
import type { LinkTarget } from "../../../operations/structure/link-target";
import { readThings } from "../../../page-roles/read-things";
import type { Context } from "../pattern";
import { readWords } from "../read-words";
import { sectionsNamed } from "../targets/find-parts";
import { senseOf } from "../word";

const MOST_OFFERED = 3;

/** What may be meant, where the page has no part that is called so. */
export function askWhere(name: string, { site }: Context): Outcome {
  const parts = readThings(site)
    .of("section")
    .filter((part) => part.name !== "" && !part.roles.includes("hero"));
  const offers = parts
    .slice(0, MOST_OFFERED)
    .map((part): Offer => ({ label: part.name, says: `add a menu item called "${name}" to "${part.name}"` }));
  return declined(`Where should ${quoted(name)} lead? Tell me an address, or a part of the page.`, offers);
}

/** The part of the page that is called so, or is of that kind. */
export function partNamed(name: string, { site }: Context): LinkTarget | null {
  const part = readThings(site)
    .of("section")
    .find((thing) => [thing.name, ...thing.aliases].some((each) => each.toLowerCase() === name.toLowerCase()));
  if (part) return { section: part.node };
  const kind = readWords(name).flatMap((word) => senseOf(word, "thing") ?? []);
  const [only, ...others] = kind.length === 1 ? sectionsNamed(readThings(site), name, kind[0]!.is) : [];
  return only && others.length === 0 && !only.hidden ? { section: only.node } : null;
}
