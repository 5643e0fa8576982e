import { applyEdit } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { asEdit } from "../../operations/as-edit";
import { openSite, type OpenedSite } from "../../operations/opened-site";
import type { Outcome } from "../../operations/outcome";
import type { Ask } from "./ask";
import { callOf } from "./call-of";

/** An operation that cannot be done to what was loosely taken for its target is none to offer. */
function tried(ask: Ask, site: OpenedSite, selected: NodeId | null): Outcome | null {
  try {
    return callOf(ask, site, selected)?.perform(site) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Does asks one after another, each on what the one before left; null where one of them changes nothing. */
export function doAsks(
  asks: readonly Ask[],
  before: OpenedSite,
  selected: NodeId | null,
): (OpenedSite & { outcomes: Outcome[] }) | null {
  let site = before;
  const outcomes: Outcome[] = [];
  for (const [at, ask] of asks.entries()) {
    const outcome = tried(ask, site, at === 0 ? selected : null);
    if (!outcome || outcome.splices.length === 0) return null;
    outcomes.push(outcome);
    site = openSite(applyEdit(site.code, asEdit(outcome.splices)), outcome.form ?? site.form);
  }
  return { ...site, outcomes };
}
