import { readFileSync } from "node:fs";
import { join } from "node:path";
import { amountsIn, type Amount } from "~/modules/claims/amounts";
import { currenciesOf } from "~/modules/claims/currencies";
import { tallyFor, type Corpus, type CorpusTally } from "./corpus";

const FILE = "tests/test_price_parsing.py";

/** The text of a price on a shop's page, with its currency and amount. */
interface Example {
  text: string;
  currency: string;
  amount: number;
}

/**
 * scrapinghub/price-parser: prices of web shops. Judged is how the ledger reads an amount with its currency: examples
 * whose currency stands elsewhere or nowhere, and those that its own makers expect to fail, are left out.
 */
export const priceParser: Corpus = {
  at: FILE,
  judge: (folder) => {
    const script = readFileSync(join(folder, FILE), "utf8");
    return [judgeExamples(examplesIn(script.slice(0, script.indexOf("PRICE_PARSING_EXAMPLES_XFAIL = "))))];
  },
};

function judgeExamples(examples: readonly Example[]): CorpusTally {
  const tally = tallyFor("prices with their currency");
  for (const { text, currency, amount } of examples) {
    const [said] = amountsIn(text).filter(({ kind }) => kind === "price");
    const told = `${amount} ${currency}  <-  ${text}`;
    if (!said) tally.unread.push(told);
    else if (isSame(said, currency, amount)) tally.agreed += 1;
    else tally.wrong.push(`${said.value} ${said.currencies[0]}  <-  ${told}`);
  }
  return tally;
}

const isSame = ({ value, currencies }: Amount, currency: string, amount: number) =>
  Math.abs(value - amount) < 0.001 && currenciesOf(currency).some((code) => currencies.includes(code));

const TEXT = String.raw`None|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const EXAMPLE = new RegExp(
  String.raw`^ +Example\(\s*(?:${TEXT}),\s*(${TEXT}),\s*(${TEXT}),\s*(?:${TEXT}),\s*([\d._]+)`,
  "gm",
);

const examplesIn = (script: string): Example[] =>
  Array.from(script.matchAll(EXAMPLE), ([, text = "", currency = "", amount = ""]) => ({
    text: unquoted(text),
    currency: unquoted(currency),
    amount: Number(amount),
  })).filter(({ text, currency }) => currency !== "" && text.includes(currency));

const unquoted = (literal: string) =>
  literal === "None"
    ? ""
    : literal
        .slice(1, -1)
        .replace(/\\x(..)|\\u(....)/g, (_, short?: string, long?: string) =>
          String.fromCodePoint(parseInt(short ?? long!, 16)),
        )
        .replace(/\\(.)/g, "$1");
