import { applyEdit } from "../markup/edit";
import { asEdit } from "./as-edit";
import { openSite, type OpenedSite } from "./opened-site";
import type { Operation } from "./operation";
import { declined, type Outcome } from "./outcome";
import { staysInside } from "./stays-inside";

/**
 * Does an operation and looks at what came of it: an edit that reaches beyond what the operation may touch, or after
 * which the page does not show what was asked for, is dropped and said.
 * @throws ZodError when the parameters are none of the operation's
 */
export function perform<Params>(site: OpenedSite, operation: Operation<Params>, given: Params): Outcome {
  const params = operation.params.parse(given);
  const outcome = operation.run(site, params);
  if (outcome.splices.length === 0) return outcome;
  if (!staysInside(site.page, operation.touches(site, params), outcome.splices)) return declined(OUT_OF_REACH);
  const after = openSite(applyEdit(site.code, asEdit(outcome.splices)), outcome.form ?? site.form);
  return operation.holds(site, after, params) ? outcome : declined(outcome.without ?? NO_EFFECT, outcome.offers);
}

const OUT_OF_REACH = "That would change more of your page than you asked for, so I changed nothing.";
const NO_EFFECT = "I tried that, but nothing of it would be seen on your page, so I changed nothing.";
