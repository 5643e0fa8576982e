import { applyEdit } from "../../../../markup/edit";
import { diffEdit } from "../../../../markup/diff-edit";
import { asEdit } from "../../../../operations/as-edit";
import { openSite, type OpenedSite } from "../../../../operations/opened-site";
import { LIKE_THAT, type Outcome } from "../../../../operations/outcome";
import type { Call } from "../../pattern";

/** Several operations on the same things, one after another, as one. */
export function together(calls: Call[]): Call | null {
  const [first, ...rest] = calls;
  if (!first || rest.length === 0) return first ?? null;
  return { name: first.name, about: first.about, perform: (site) => performAll(site, calls) };
}

function performAll(site: OpenedSite, calls: Call[]): Outcome {
  let now = site;
  const outcomes = calls.map((call) => {
    const outcome = call.perform(now);
    if (outcome.splices.length > 0) now = openSite(applyEdit(now.code, asEdit(outcome.splices)), now.form);
    return outcome;
  });
  const offers = outcomes.flatMap((outcome) => outcome.offers ?? []);
  // What is so already is not worth a word beside what was changed.
  const changed = outcomes.filter(({ splices }) => splices.length > 0);
  const told = changed.length > 0 ? outcomes.filter(({ message }) => message !== LIKE_THAT) : outcomes;
  return {
    message: [...new Set(told.map(({ message }) => message))].join(" "),
    splices: diffEdit(site.code, now.code, "built-in", "").splices,
    ...(offers.length > 0 && { offers }),
  };
}
