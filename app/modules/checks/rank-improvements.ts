import type { ListedClaim } from "../claims/listed-claim";
import { SEVERITIES, type Finding } from "../site/finding";
import { openFindings, type Report } from "./report";

/** One thing that would make a website better, with all places of it. */
export interface Improvement extends Omit<Finding, "where" | "mended"> {
  /** From 1, the most important. */
  rank: number;
  places: Finding["where"][];
}

/**
 * What to do next to a website, the most important first: by weight, what the owner alone can know before the rest,
 * then by the number of places.
 */
export function rankImprovements(report: Report, openClaims: ListedClaim[]): Improvement[] {
  const all = new Map<string, Omit<Improvement, "rank">>();
  for (const { where, mended: _, ...words } of [...openClaims.map(toFinding), ...openFindings(report)]) {
    const key = JSON.stringify([words.rule, words.message]);
    all.set(key, { ...words, places: [...(all.get(key)?.places ?? []), where] });
  }
  const ranked = [...all.values()].sort((a, b) => weight(a) - weight(b) || b.places.length - a.places.length);
  return ranked.map((each, index) => ({ rank: index + 1, ...each }));
}

const OPEN_FACT = "open-fact";
const weight = ({ severity, rule }: Pick<Finding, "severity" | "rule">) =>
  SEVERITIES.indexOf(severity) * 2 + (rule === OPEN_FACT ? 0 : 1);

/** An error as those of the gate are: a deploy asks for it first. */
const toFinding = ({ text, places }: ListedClaim): Finding => ({
  rule: OPEN_FACT,
  severity: "error",
  message: `'${text}' is nothing that you told us.`,
  where: { part: "html", text: places[0]!.context.slice(0, 100) },
  why: "Visitors rely on what your website says, and you answer for it.",
  fix: "Confirm it, put in the right one, or remove it, under 'Facts to confirm'.",
});
