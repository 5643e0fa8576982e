import { alignedTable } from "../bench/table";
import type { Verdict } from "../cases/judge-phrasings";
import type { Spent } from "./counted-model";
import type { BriefResult } from "./evaluate-briefs";

const COLUMNS = [
  "business",
  "errors",
  "warnings",
  "advice",
  "open claims",
  "facts missing",
  "calls",
  "tokens in",
  "tokens out",
  "$",
  "s",
];

/** The websites of an evaluation as a table, what is wrong with each below it, and what they took together. */
export function briefsReport(results: BriefResult[]): string {
  const rows = results.map((each) => [
    each.name,
    ...Object.values(each.findings),
    each.openClaims.length,
    each.missingFacts.length,
    ...figuresOf(each),
  ]);
  return [
    alignedTable(
      COLUMNS,
      rows.map((row) => row.map(String)),
    ),
    "",
    ...results.flatMap(faultsOf),
    sumOf(`${results.length} websites, ${results.filter(({ failure }) => failure).length} failed`, results),
  ].join("\n");
}

/** The phrasings that a model missed, and what all of them took. */
export function phrasingsReport(verdicts: Verdict[], spent: Spent): string {
  const missed = verdicts.filter(({ fault }) => fault !== null);
  const lines = missed.map(({ phrasing, fault }) => `- ${phrasing.says} (${phrasing.on}): ${fault}`);
  return [
    ...lines,
    sumOf(`${verdicts.length - missed.length} of ${verdicts.length} phrasings done as asked`, [spent]),
  ].join("\n");
}

const figuresOf = ({ calls, usage, cost, seconds }: Spent) => [
  calls,
  usage.inputTokens,
  usage.outputTokens,
  cost.toFixed(4),
  seconds.toFixed(1),
];

function faultsOf({ name, failure, openClaims, missingFacts }: BriefResult): string[] {
  return [
    ...(failure ? [`- ${name} failed: ${failure}`] : []),
    ...(openClaims.length > 0 ? [`- ${name} claims what nobody said: ${openClaims.join("; ")}`] : []),
    ...(missingFacts.length > 0 ? [`- ${name} leaves out: ${missingFacts.join("; ")}`] : []),
  ];
}

function sumOf(what: string, spent: Spent[]): string {
  const sum = (figure: (each: Spent) => number) => spent.reduce((total, each) => total + figure(each), 0);
  return `${what}: ${sum(({ calls }) => calls)} calls, ${sum(({ usage }) => usage.inputTokens)} tokens in, ${sum(({ usage }) => usage.outputTokens)} out, $${sum(({ cost }) => cost).toFixed(2)}.`;
}
