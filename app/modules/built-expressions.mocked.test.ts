import { Linter } from "eslint";
import regexp from "eslint-plugin-regexp";
import { expect, it, vi } from "vitest";
import { PHRASINGS } from "../../tests/cases/designer-phrasings";
import { DESIGNER_SITES } from "../../tests/factories/designer-sites";

/** The expressions that our code makes out of texts, with where it does. Noted from before the first module loads. */
const built = vi.hoisted(() => {
  const places = new Map<string, string>();
  const construct = (target: typeof RegExp, given: unknown[], newTarget: typeof RegExp) => {
    const made = Reflect.construct(target, given, newTarget) as RegExp;
    const [, , maker = ""] = new Error().stack!.split("\n");
    const place = /\/(app\/[^\s)]+)/.exec(maker)?.[1];
    if (place) places.set(String(made), place);
    return made;
  };
  globalThis.RegExp = new Proxy(RegExp, { construct });
  return places;
});

const modules = import.meta.glob([
  "./**/*.ts",
  "../{integrations/reference,lib,published}/**/*.ts",
  "!**/*.{test,server}.ts",
  "!**/*.d.ts",
]);

/** What a visitor or owner may write: as an expression it would have no end. */
const HOSTILE = "(a+)+$";
const MESSAGES = [
  `replace "${HOSTILE}" with "x"`,
  `remove "${HOSTILE}"`,
  `change the address to ${HOSTILE} Street 1`,
  `change the email to a+(a+)+@example.com`,
  `our phone number is now +1 (555) 010-0199`,
  `the price of ${HOSTILE} is now $12`,
];
const SAID = [
  `Mail to a+b@example.com or call 030 1234567. ${HOSTILE} costs $12.`,
  "Mon-Fri 9-5, since 1990, run by Dr Ann Lee, 12 Mill Lane, 10115 Berlin",
];

it("no expression that is made at run time goes over a text again and again", async () => {
  await Promise.all(Object.values(modules).map((load) => load()));
  const { answerBuiltIn } = await import("./designer/built-in/answer-built-in");
  const { readFacts } = await import("./facts/read-facts");
  const { checkClaims } = await import("./claims/check-claims");

  const page = (text: string) =>
    `<!doctype html><title>${text}</title><body><p>${text}</p><a href="mailto:a+(a+)+@example.com">a+(a+)+@example.com</a>`;
  for (const text of SAID) readFacts(text);
  for (const text of SAID) checkClaims(page(text), [{ name: "brief", text }]);
  for (const message of MESSAGES) answerBuiltIn({ message, code: { html: page(HOSTILE), css: "", javascript: "" } });
  for (const { says, on } of PHRASINGS.filter((_, index) => index % 8 === 0))
    answerBuiltIn({ message: says, code: DESIGNER_SITES[on] });

  const linter = new Linter();
  const rules: Linter.RulesRecord = {
    "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
    "regexp/no-super-linear-move": "error",
  };
  const expressions = [...built];
  const source = `export const built = [\n${expressions.map(([expression]) => `${expression},\n`).join("")}];`;
  const faults = linter.verify(source, [{ plugins: { regexp }, rules }]).map(({ message, line }) => {
    const [expression, place] = expressions[line - 2] ?? [];
    return `${place}: ${expression}: ${message}`;
  });
  expect(faults).toEqual([]);
  expect(built.size).toBeGreaterThan(200);
  expect([...built.keys()].some((expression) => expression.includes("\\(a\\+\\)\\+\\$"))).toBe(true);
});
