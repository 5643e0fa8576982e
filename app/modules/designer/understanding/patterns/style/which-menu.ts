import { declined, type Outcome } from "../../../../operations/outcome";
import type { OpenedSite } from "../../../../operations/opened-site";
import type { Target } from "../../../../operations/target";
import { readThings } from "../../../../page-roles/read-things";
import { partTarget } from "../../targets/to-target";
import type { SaidStyle } from "./said-style";

/**
 * 'The menu' on a page that calls its dishes so: what stays in sight is the navigation, what is hidden on phones only its
 * owner can tell. Null where it is clear already.
 */
export function whichMenu(said: SaidStyle, found: Target, site: OpenedSite): Target | { unclear: Outcome } | null {
  const things = readThings(site);
  const [navigation] = things.of("navigation");
  const isDishes = found.nodes.some((node) => things.at(node)?.roles.includes("section"));
  if (said.phrases[0]?.phrase.head !== "menu" || !navigation || !isDishes) return null;
  if (said.is("sticky")) return partTarget(site, [navigation]);
  if (!said.device || (said.verb !== "hide" && said.verb !== "show")) return null;
  const asks = ["navigation", `section ${found.name.replace(/^the section /, "")}`].map((name) => ({
    label: `The ${name}`,
    says: `${said.verb} the ${name} ${said.device!.text}`,
  }));
  return { unclear: declined("Do you mean the list of dishes, or the navigation at the top?", asks) };
}
