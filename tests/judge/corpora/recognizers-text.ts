import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPhones } from "~/modules/facts/find-phones";
import { readSource } from "~/modules/facts/source-text";

const LANGUAGES = ["English", "German", "Spanish", "French", "Italian", "Portuguese", "Dutch"];

interface Spec {
  Input: string;
  Results: { Text: string }[];
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Phone numbers of microsoft/Recognizers-Text: a row for each language with agreed, wrong and unread numbers. */
export function judgePhones(folder: string): string[][] {
  return LANGUAGES.flatMap((language) => {
    const path = join(folder, "Specs/Sequence", language, "PhoneNumberModel.json");
    return existsSync(path) ? [[`phones, ${language}`, ...tallyOf(specsOf(path))]] : [];
  });
}

const specsOf = (path: string) => JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, "")) as Spec[];

function tallyOf(specs: readonly Spec[]): string[] {
  let [agreed, wrong, unread] = [0, 0, 0];
  for (const { Input: input, Results: results } of specs) {
    const said = findPhones(readSource(input)).map(({ value }) => digitsOf(value.display));
    const told = results.map(({ Text: text }) => digitsOf(text));
    agreed += told.filter((number) => said.includes(number)).length;
    unread += told.filter((number) => !said.includes(number)).length;
    wrong += said.filter((number) => !told.includes(number)).length;
  }
  return [agreed, wrong, unread].map(String);
}
