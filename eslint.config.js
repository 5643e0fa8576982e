import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";
import { importDirection } from "./lint/import-direction.js";
import { moduleFloors } from "./lint/module-floors.js";

const FRAMEWORKS = ["@remix-run/*", "!@remix-run/form-data-parser", "express", "react", "react-dom"];

// Each takes longer to load than most of the modules of ours that use it (docs/decisions/0058).
const LOADED_WHEN_NEEDED = {
  regex: "^(@anthropic-ai/sdk|fontkit|lighthouse|mammoth|nodemailer|openai|playwright-core|sharp|stripe|subset-font)(/|$)",
  allowTypeImports: true,
  message: "Load it where it is used: `const { default: sharp } = await import(\"sharp\");`. Its types are free (docs/decisions/0058).",
};
// The whole of it reads a dictionary of CSS that nobody here asks.
const IN_PARTS = { regex: "^css-tree$", allowTypeImports: true, message: "Import the part that is needed: css-tree/parser, css-tree/walker." };

export default tseslint.config(
  { ignores: ["build", ".cache", "data", "coverage", "test-results", "playwright-report", "app/generated", "public", "tests/edit-benchmark/pages"] },
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { regexp, plinth: { rules: { "import-direction": importDirection, "module-floors": moduleFloors } } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-control-regex": "error",
      "no-else-return": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "plinth/import-direction": "error",
      "plinth/module-floors": "error",
      // Work over what people send grows with its length, no faster (docs/decisions/0040).
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    // A table of cases has as many lines as cases.
    ignores: ["tests/**", "**/*.test.{ts,tsx}"],
    rules: { "max-lines": ["error", 350] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
    },
  },
  {
    files: ["app/**/*.tsx"],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    // Use cases and what they stand on are called by routes, jobs and tests alike: they know no framework.
    files: ["app/{modules,jobs,lib,published,renderer}/**/*.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group: FRAMEWORKS }] }] },
  },
  {
    files: ["{app,pool,worker}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [LOADED_WHEN_NEEDED, IN_PARTS] }] },
  },
);
