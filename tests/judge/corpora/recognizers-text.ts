import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { amountsIn } from "~/modules/claims/amounts";
import { findPhones } from "~/modules/facts/find-phones";
import { readSource } from "~/modules/facts/source-text";
import { tallyFor, type Corpus, type CorpusTally } from "./corpus";

const LANGUAGES = ["English", "German", "Spanish", "French", "Italian", "Portuguese", "Dutch"];

interface Spec {
  Input: string;
  Results: Result[];
}

interface Result {
  Text: string;
  Start: number;
  End: number;
  Resolution: { value?: string | null; unit?: string; isoCurrency?: string };
}

/** microsoft/Recognizers-Text: phone numbers in seven languages, amounts of money in English. */
export const recognizersText: Corpus = {
  at: "Specs/Sequence",
  judge: (folder) => [
    ...LANGUAGES.flatMap((language) =>
      specsAt(folder, `Specs/Sequence/${language}/PhoneNumberModel.json`).map((specs) =>
        judgePhones(`phones, ${language}`, specs),
      ),
    ),
    ...specsAt(folder, "Specs/NumberWithUnit/English/CurrencyModel.json").map((specs) =>
      judgeMoney("amounts of money, English", specs),
    ),
  ],
};

/** None where a language has no such file. */
function specsAt(folder: string, path: string): Spec[][] {
  const file = join(folder, path);
  return existsSync(file) ? [JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")) as Spec[]] : [];
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

function judgePhones(name: string, specs: readonly Spec[]): CorpusTally {
  const tally = tallyFor(name);
  for (const { Input: input, Results: results } of specs) {
    const said = findPhones(readSource(input)).map(({ value }) => digitsOf(value.display));
    const told = results.map(({ Text: text }) => digitsOf(text));
    tally.agreed += told.filter((number) => said.includes(number)).length;
    tally.unread.push(...told.filter((number) => !said.includes(number)).map((number) => `${number}  <-  ${input}`));
    tally.wrong.push(...said.filter((number) => !told.includes(number)).map((number) => `${number}  <-  ${input}`));
  }
  return tally;
}

/** Currencies that the corpus names by a word that is that of several. */
const UNITS: Record<string, string> = { Dollar: "USD", Pound: "GBP", Franc: "CHF" };

/** As the ledger reads amounts in a page. A currency named without an amount is nothing that it reads. */
function judgeMoney(name: string, specs: readonly Spec[]): CorpusTally {
  const tally = tallyFor(name);
  for (const { Input: input, Results: results } of specs) {
    const said = amountsIn(input).filter(({ kind }) => kind === "price");
    const touches = ({ Start: start, End: end }: Result) =>
      said.filter((amount) => amount.start <= end && amount.end > start);
    const told = results.filter(({ Resolution: { value } }) => value);
    for (const result of told) {
      const beside = touches(result);
      const { value, unit = "", isoCurrency = UNITS[unit] } = result.Resolution;
      const isSame = (amount: (typeof said)[number]) =>
        Math.abs(amount.value - Number(value)) < 0.001 &&
        (isoCurrency === undefined || amount.currencies.includes(isoCurrency));
      if (beside.length === 0) tally.unread.push(`${result.Text}  <-  ${input}`);
      else if (beside.length === 1 && isSame(beside[0]!)) tally.agreed += 1;
      else
        tally.wrong.push(
          `${beside.map((each) => `${each.value} ${each.currencies[0]}`).join(", ")}  <-  ${result.Text}`,
        );
    }
    const free = said.filter((amount) => !told.some((result) => touches(result).includes(amount)));
    tally.wrong.push(...free.map(({ start, end }) => `${input.slice(start, end)}  <-  ${input}`));
  }
  return tally;
}
