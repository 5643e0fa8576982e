import { remembered } from "~/lib/remembered";
import type { RequestLanguage } from "~/lib/languages";
import type { SaidTables } from "./said-tables";

/**
 * Finds the words of tables between bars, the longest first, where nothing of `inside` stands around them. An expression
 * is made when it is first asked for.
 */
export function saidPatterns<Name extends string>(
  tables: SaidTables<Name>,
  inside = "\\p{L}",
): (language: RequestLanguage, name: Name) => RegExp {
  const byLanguage = remembered((language: RequestLanguage) =>
    remembered((name: Name) => {
      const words = (tables[language][name] ?? "").split("|").toSorted((a, b) => b.length - a.length);
      return new RegExp(`(?<![${inside}])(?:${words.join("|")})(?![${inside}])`, "iu");
    }),
  );
  return (language, name) => byLanguage(language)(name);
}
