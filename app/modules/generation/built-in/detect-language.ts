export type LanguageCode = "en" | "de" | "es" | "ar";

const STOP_WORDS: Record<Exclude<LanguageCode, "ar">, Set<string>> = {
  en: new Set(
    "the and of to in is are we our you your for with from at on by it that this have not or open closed until".split(
      " "
    )
  ),
  de: new Set(
    "der die das und ist sind wir unser unsere sie ihr ihre für mit von bei auf im in den dem ein eine einen nicht oder bis seit geschlossen uhr".split(
      " "
    )
  ),
  es: new Set(
    "el la los las y de del en es son somos nuestro nuestra para con por un una que su desde lunes cerrado hasta al no o".split(
      " "
    )
  ),
};

/** As much of a text is enough to know its language. */
const SAMPLE = 6000;

/** The language of a text by its script and its most ordinary words; English when nothing speaks for another. */
export function detectLanguage(text: string): LanguageCode {
  const sample = text.slice(0, SAMPLE).toLowerCase();
  const arabic = sample.match(/[\u0620-\u064a]/g)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && arabic / letters > 0.4) return "ar";
  const words = sample.match(/\p{L}+/gu) ?? [];
  const counts = (["en", "de", "es"] as const).map((code) => ({
    code,
    count: words.filter((word) => STOP_WORDS[code].has(word)).length,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count >= 2 ? best.code : "en";
}
