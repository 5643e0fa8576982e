import { describe, expect, it } from "vitest";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { TEMPLATES } from "~/modules/site/choices";
import { PAIR_CASES } from "../cases/pairs";
import { judgeTemplate } from "./judge-site";
import { faultCounts, knownFaults, type FaultCounts } from "./known-faults";
import { ownerText } from "./truth";

const known = knownFaults();
/** Reading is the same in each template: by turns one of the four shows that each draws it as it was read. */
const templatesOf = (index: number) => (process.env.FULL ? TEMPLATES : [TEMPLATES[index % TEMPLATES.length]!]);

describe("true pairs", () => {
  it("stand in the words of their brief", () => {
    const foreign = PAIR_CASES.flatMap((each) => {
      const { prices, notPrices, notHours, notPeople, wishes, talk, says, phones, emails } = each.truth;
      const words = [
        prices.map((price) => price.words),
        notPrices,
        notHours,
        notPeople,
        wishes,
        talk,
        says,
        phones,
        emails,
      ];
      return words.flat().filter((text) => !ownerText(each).includes(text));
    });
    expect(foreign).toEqual([]);
  });
  it("are told of every brief once", () => {
    expect(new Set(PAIR_CASES.map(({ id }) => id)).size).toBe(PAIR_CASES.length);
    expect(Object.keys(known).filter((id) => !PAIR_CASES.some((each) => each.id === id))).toEqual([]);
  });
});

/** A fault more is a false statement. One less: `npm run judge -- --shrink` takes it out of the list. */
describe("pages say nothing but true pairs, the known faults aside", () => {
  it.each(PAIR_CASES.map((each, index) => [each.id, each, index] as const))("%s", (id, each, index) => {
    const plan = planFor(each.brief);
    const verdicts = templatesOf(index).map((name) => judgeTemplate(each, plan, name));
    const most = verdicts.map(faultCounts).reduce(mostOf);
    const faults = verdicts.flatMap(({ pairs, wishes, talk }) => [
      ...Object.values(pairs).flatMap((pair) => pair.faults),
      ...wishes,
      ...talk,
    ]);
    expect(most, JSON.stringify(faults, null, 1)).toEqual(known[id] ?? {});
  });
});

function mostOf(one: FaultCounts, other: FaultCounts): FaultCounts {
  const sorts = Object.keys({ ...one, ...other }) as (keyof FaultCounts)[];
  return Object.fromEntries(sorts.map((sort) => [sort, Math.max(one[sort] ?? 0, other[sort] ?? 0)]));
}
