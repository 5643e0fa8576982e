import type { SaidTables } from "./said-tables";

/** What stands around the old words and before the new: 'not Monday but Tuesday'. */
export const EXCHANGES: SaidTables<"not" | "but"> = {
  en: { not: "not|no longer", but: "but" },
  de: { not: "nicht|nicht mehr|kein|keine|keinen|keiner", but: "sondern" },
  es: { not: "no|ya no", but: "sino" },
  fr: { not: "pas|plus|non", but: "mais" },
  it: { not: "non|non più", but: "ma|bensì" },
  pt: { not: "não|nao|já não", but: "mas|mas sim" },
  nl: { not: "niet|niet meer|geen", but: "maar" },
};
