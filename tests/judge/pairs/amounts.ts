import { asciiDigits } from "~/modules/facts/digits";

/** A number of a text, with each way to read its separators. */
interface Amount {
  readings: number[];
  isMoney: boolean;
}

const NUMBER = /\d+(?:[ '’\u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)*/g;
const SIGN = "[$¢€£¥₹₺₽]";
const CURRENCY = `(?:${SIGN}|[a-z]{0,3}\\$|zł|złotych|kr|eur|euros?|usd|gbp|aud|cad|nzd|chf|pln|dkk|nok|sek|aed|sar|egp|jod|kwd|qar|mad|mxn|dollars?|bucks|quid|pounds?|pence|cents?|fr|rs|pesos|reais|r\\$|d\\.?h|دينار|درهم|ريال|جنيه|دولار|يورو)`;
/** A hundredth of a pound, dollar or franc. */
const SMALL_UNIT =
  /^\s?(?:¢|p(?!\.?\p{L})|pence|rp(?!\p{L})|rappen|ct(?!\p{L})|cents?(?!\p{L})|centimes?|céntimos?|cêntimos?|centesimi)/iu;
/** "32 lucas", "90 mil" */
const THOUSANDS = /^\s?(?:mil|lucas?|tausend|mila|ألف|آلاف)(?!\p{L})/iu;
const BEFORE = new RegExp(`(?:${CURRENCY}|(?<!\\p{L})r)\\.?\\s*$`, "iu");
const AFTER = new RegExp(`^(?:[.,]-)?\\s*${CURRENCY}(?!\\p{L})`, "iu");

function amountsIn(text: string): Amount[] {
  const plain = asciiDigits(text).replaceAll("٫", ".").replaceAll("٬", ",").replace(BEHIND_UNIT, "$1.$3 $2");
  return Array.from(plain.matchAll(NUMBER), ({ 0: number, index }) => ({
    readings: readingsOf(number.replace(/[ '’\u00a0\u202f]/g, "")).map((reading) => {
      if (THOUSANDS.test(plain.slice(index + number.length))) return reading * 1000;
      return SMALL_UNIT.test(plain.slice(index + number.length)) ? reading / 100 : reading;
    }),
    isMoney: BEFORE.test(plain.slice(0, index)) || AFTER.test(plain.slice(index + number.length)),
  }));
}

/** "3 euro 50", "1 Franken 80": hundredths behind their unit. */
const BEHIND_UNIT =
  /(?<!\d)(\d{1,4})\s(euros?|pounds?|dollars?|franken|francs?|złot\p{L}+)\s(?:(?:e|y|et|und|en|i)\s)?(\d\d)(?![\d.,])/giu;

/** "14.500" may be fourteen thousand or fourteen and a half: a reader knows by the country, the judge takes either. */
function readingsOf(number: string): number[] {
  const separators = number.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (!last) return [Number(number)];
  const decimal = number.slice(number.lastIndexOf(last) + 1);
  const whole = number.slice(0, number.lastIndexOf(last)).replace(/[.,]/g, "");
  const readings = decimal.length === 3 ? [Number(whole + decimal)] : [];
  return new Set(separators).size < separators.length ? readings : [...readings, Number(`${whole}.${decimal}`)];
}

/** The amounts of a price: those beside a currency, else all that it has. */
export function amountsOf(price: string): Amount[] {
  const all = amountsIn(price);
  const money = all.filter(({ isMoney }) => isMoney);
  return money.length > 0 ? money : all;
}

const is = ({ readings }: Amount, wanted: number) => readings.some((reading) => Math.abs(reading - wanted) < 0.001);

/** Whether a price says a true amount, both ends of it where it is a range. */
export function saysAmount(price: string, amount: string): boolean {
  const all = amountsIn(price);
  const wanted = amount.split("-").map(Number);
  if (wanted.length > 1) return wanted.every((end) => all.some((each) => is(each, end)));
  return amountsOf(price).some((each) => is(each, wanted[0]!));
}

/** The amounts of a price that none of some true amounts says. */
export const amountsBeside = (price: string, amounts: readonly string[]): Amount[] => {
  const told = amounts.flatMap((amount) => amount.split("-").map(Number));
  return amountsOf(price).filter((each) => !told.some((wanted) => is(each, wanted)));
};
