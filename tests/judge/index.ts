import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { PAIR_CASES } from "../cases/pairs";
import { judgeCorpus } from "./corpora";
import { judgeBrief } from "./judge-site";
import { shrinkKnownFaults } from "./known-faults";
import { corpusLines, corpusTable, faultLines, pairsRecord, pairsTable } from "./report";
import { readPairCases } from "./truth";

/**
 * npm run judge [-- --pairs FILE…] [--list] [--json FILE]: makes a site of each brief of these files, else of all whose
 * true pairs we have, and says by language how many pairs agree, are false, and were left to the owner's words. With
 * `--list` each of them, with `--shrink` what is mended leaves the list of known faults.
 * With `--corpus DIR` it reads a checkout of a corpus that others made instead (docs/guides/judges.md).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: "string", multiple: true, default: [] },
    list: { type: "boolean", default: false },
    json: { type: "string" },
    corpus: { type: "string" },
    shrink: { type: "boolean", default: false },
  },
});

function judgePairs(): void {
  const files = [...values.pairs, ...positionals];
  const cases = files.length > 0 ? files.flatMap(readPairCases) : PAIR_CASES;
  const verdicts = cases.map(judgeBrief);
  if (values.list) console.log(`${verdicts.flatMap(faultLines).join("\n")}\n`);
  console.log(pairsTable(verdicts));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(pairsRecord(verdicts), null, 2)}\n`);
  if (values.shrink) shrinkKnownFaults(verdicts);
}

function judgeOthers(folder: string): void {
  const tallies = judgeCorpus(folder);
  if (values.list) console.log(`${tallies.flatMap(corpusLines).join("\n")}\n`);
  console.log(corpusTable(tallies));
}

if (values.corpus) judgeOthers(values.corpus);
else judgePairs();
