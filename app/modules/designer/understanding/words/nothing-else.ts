import type { SaidTables } from "./said-tables";

/** Behind a sign or 'and': that this is all that is asked for. */
export const NOTHING_ELSE: SaidTables<"is"> = {
  en: { is: "nothing else|nothing more|that's all|that’s all|thats all|that is all|that's it|that’s it|thats it" },
  de: { is: "sonst nichts|nichts sonst|nichts weiter|nichts anderes|mehr nicht|das ist alles|das wars|das war's" },
  es: { is: "nada más|nada mas|ya está|ya esta|eso es todo|ya" },
  fr: { is: "rien d'autre|rien d’autre|rien de plus|c'est tout|c’est tout" },
  it: { is: "basta|nient'altro|nient’altro|niente altro|niente di più|nulla di più|è tutto" },
  pt: { is: "mais nada|nada mais|é só isso|só isso|é só" },
  nl: { is: "verder niets|niets anders|anders niets|niets meer|meer niet|dat is alles|dat is het" },
};
