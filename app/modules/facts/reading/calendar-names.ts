import { remembered } from "~/lib/remembered";
import type { ReadLanguage } from "./read-languages";

/** What `Intl` knows the names of a language from: Austria and the Levant have months of their own. */
const LOCALES: Record<ReadLanguage, string[]> = {
  en: ["en"],
  de: ["de", "de-AT"],
  es: ["es"],
  ar: ["ar-EG-u-ca-gregory-nu-latn", "ar-SY-u-ca-gregory-nu-latn"],
  fr: ["fr"],
  it: ["it"],
  pt: ["pt"],
  nl: ["nl"],
  pl: ["pl"],
};

/** What people write besides, from Monday on. */
const OTHER_DAYS: Record<ReadLanguage, string> = {
  en: "mondays|tuesdays tues|wednesdays weds|thursdays thur thurs|fridays|saturdays|sundays",
  de: "montags montagen|dienstags dienstagen|mittwochs|donnerstags|freitags freitagen|samstags samstagen sonnabend sonnabends|sonntags sonntagen",
  es: "lu|ma|mi mier miercoles|ju|vi vier|sa sábados sabado sabados|do domingos",
  ar: "الإثنين اثنين إثنين الاتنين|ثلاثاء الثلاثا|أربعاء الاربعاء الأربعا الأربع الاربع|خميس|جمعة الجمعه|سبت|أحد الاحد",
  fr: "lundis lu|mardis ma|mercredis merc me|jeudis je|vendredis vend ve|samedis sa|dimanches di",
  it: "lunedi lu|martedi ma mart|mercoledi merc me|giovedi giov gi|venerdi ven ve|sabati sa|domeniche do",
  pt: "segunda segundas 2ª 2.ª|terça terças terca tercas 3ª 3.ª|quarta quartas 4ª 4.ª|quinta quintas 5ª 5.ª|sexta sextas 6ª 6.ª|sábado sábados sabado sabados|domingos",
  nl: "maandags maandagen|dinsdags dinsdagen|woensdags woensdagen woe|donderdags donderdagen|vrijdags vrijdagen vrij|zaterdags zaterdagen zat|zondags zondagen",
  pl: "poniedziałku poniedziałki poniedzialek poniedzialku pn pon|wtorku wtorki|środę środy śr sr sroda srode srody|czwartku czwartki czw cz|piątku piątki piatek piatku piatki pt|sobotę soboty sobote sob sb|niedzielę niedziele niedzieli niedz nd ndz",
};

/** What people write besides, from January on. */
const OTHER_MONTHS: Partial<Record<ReadLanguage, string>> = {
  en: "||||||||sept",
  de: "||mär mrz",
  es: "||||||||setiembre sept set",
  ar: "|||ابريل||||اغسطس||اكتوبر",
  fr: "|fevrier fev||||||aout||||decembre",
  it: "||||||||sett",
  nl: "||mrt",
  pl: "styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu wrzesniu wrzesień wrzesien wrzesnia|październiku pazdzierniku pazdziernik pazdziernika|listopadzie|grudniu grudzien",
};

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const DAYS = Array.from({ length: 7 }, (_, day) => new Date(MONDAY + day * DAY));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));

/** The names of the weekdays from Monday on, long and short, in lower case and without a point at their end. */
export const weekdayNames = remembered((language: ReadLanguage): string[][] =>
  names(language, DAYS, "weekday", [{ weekday: "long" }, { weekday: "short" }], OTHER_DAYS[language]),
);

/** The names of the months from January on, alone and in a date ("maj", "maja"). */
export const monthNames = remembered((language: ReadLanguage): string[][] =>
  names(
    language,
    MONTHS,
    "month",
    [{ month: "long" }, { month: "short" }, { month: "long", day: "numeric" }, { month: "short", day: "numeric" }],
    OTHER_MONTHS[language] ?? "",
  ),
);

function names(
  language: ReadLanguage,
  dates: readonly Date[],
  type: "weekday" | "month",
  styles: readonly Intl.DateTimeFormatOptions[],
  others: string,
): string[][] {
  const formats = LOCALES[language].flatMap((locale) =>
    styles.map((style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" })),
  );
  const further = others.split("|");
  return dates.map((date, index) => {
    const written = formats.map((format) => format.formatToParts(date).find((part) => part.type === type)?.value ?? "");
    const known = [...written, ...(further[index] ?? "").split(" ")].map((name) =>
      name.toLowerCase().replace(/\.$/, ""),
    );
    return [...new Set(known)].filter((name) => /\p{L}/u.test(name));
  });
}
