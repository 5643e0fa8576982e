import { alignedTable } from "../bench/table";
import type { Class, Verdict } from "./judge";

const CLASSES: Class[] = ["done", "part", "wrong", "offered", "declined"];

/** How many of a round came to what, by language and in all. */
export function editsTable(verdicts: Verdict[]): string {
  const rows = [...new Set(verdicts.map(({ of }) => of.language))].sort().map((language) =>
    rowOf(
      language,
      verdicts.filter(({ of }) => of.language === language),
    ),
  );
  return alignedTable(["", "cases", ...CLASSES], [...rows, rowOf("all", verdicts)]);
}

const rowOf = (name: string, verdicts: Verdict[]) => [
  name,
  String(verdicts.length),
  ...CLASSES.map((each) => String(verdicts.filter((verdict) => verdict.class === each).length)),
];

/** What was said, what came of it, and why that is not what was wanted. */
export const verdictLine = ({ of, class: which, faults, message, milliseconds }: Verdict) =>
  `${which.toUpperCase()} ${of.id} (${of.page}, ${Math.round(milliseconds)} ms): ${of.says}${which === "done" ? "" : `\n  it said: ${message}\n  ${faults.join("\n  ")}`}`;
