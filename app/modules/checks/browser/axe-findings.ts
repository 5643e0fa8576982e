import type { AxeInspection, PageInspection, SeenElement } from "~/integrations/browser/page-inspection";
import type { Finding, Severity } from "../../site/finding";
import { AXE_WORDS, otherWords } from "./axe-words";

/** Finds the place of what was seen. */
export type PlaceOf = (element: SeenElement) => Finding["where"];

/** What hinders some visitors is a warning; nothing of this breaks the site for all. */
const severityOf = (impact: AxeInspection[number]["impact"]): Severity =>
  impact === "critical" || impact === "serious" ? "warning" : "advice";

/** What axe-core found at each width: one finding for each element, with the width where it holds at one only. */
export function axeFindings({ axe }: Pick<PageInspection, "axe">, placeOf: PlaceOf): Finding[] {
  const all = axe.flatMap(({ width, violations }) =>
    violations.flatMap((violation) => violation.elements.map((element) => ({ width, violation, element }))),
  );
  const widths = new Map<string, number[]>();
  for (const { width, violation, element } of all) {
    const key = keyOf(violation, element);
    widths.set(key, [...(widths.get(key) ?? []), width]);
  }
  const first = new Map(all.map((each) => [keyOf(each.violation, each.element), each] as const).reverse());
  return [...first].reverse().map(([key, { violation, element }]) => ({
    rule: violation.rule,
    severity: severityOf(violation.impact),
    ...(AXE_WORDS[violation.rule] ?? otherWords(violation.help)),
    where: { ...placeOf(element), ...atWidth(new Set(widths.get(key)), axe.length) },
  }));
}

const keyOf = ({ rule }: AxeInspection[number], { mark, text }: SeenElement) => JSON.stringify([rule, mark, text]);

/** The only width of several that something holds at. */
const atWidth = (widths: ReadonlySet<number>, looks: number) =>
  widths.size === 1 && looks > 1 ? { width: [...widths][0] } : {};
