import { readFileSync, writeFileSync } from "node:fs";
import type { PageVerdict } from "./judge-site";
import { SUBJECTS, type Subject } from "./pairs/verdict";

const FILE = "tests/cases/pairs/known-faults.json";

/** How many faults of each sort a site has; a sort without any is left out. */
export type FaultCounts = Partial<Record<Subject | "wishes" | "talk", number>>;

/** The faults of a page by sort. */
export function faultCounts({ pairs, wishes, talk }: PageVerdict): FaultCounts {
  const counts = [
    ...SUBJECTS.map((subject) => [subject, pairs[subject].faults.length] as const),
    ["wishes", wishes.length] as const,
    ["talk", talk.length] as const,
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Faults that are known and not mended yet, by the case's name. The list only shrinks. */
export const knownFaults = (): Record<string, FaultCounts> =>
  JSON.parse(readFileSync(FILE, "utf8")) as Record<string, FaultCounts>;

/** Takes out of the list what is mended; what is new does not come in. */
export function shrinkKnownFaults(verdicts: readonly PageVerdict[]): void {
  const found = new Map(verdicts.map((verdict) => [verdict.id, faultCounts(verdict)]));
  const left = Object.entries(knownFaults()).flatMap(([id, known]) => {
    const counts = Object.entries(known).map(([sort, count]) => {
      const now = found.get(id)?.[sort as keyof FaultCounts] ?? 0;
      return [sort, Math.min(count, now)] as const;
    });
    const kept = counts.filter(([, count]) => count > 0);
    return kept.length > 0 ? [`  ${JSON.stringify(id)}: ${JSON.stringify(Object.fromEntries(kept))}`] : [];
  });
  writeFileSync(FILE, left.length > 0 ? `{\n${left.join(",\n")}\n}\n` : "{}\n");
}
