import { createRequire } from "node:module";
import { remembered } from "~/lib/remembered";
import { unicodeRange } from "./unicode-range";

const require = createRequire(import.meta.url);

interface PackageRange {
  /** As the package calls it: `latin`, or a number in brackets where a script has many. */
  subset: string;
  holds(character: string): boolean;
}

/** The subsets of a fontsource package, with the characters that it says each holds. Some say hundreds of spans: they are read once. */
export const rangesOfPackage = remembered((packageName: string): readonly PackageRange[] => {
  const ranges = Object.entries(require(`${packageName}/unicode.json`) as Record<string, string>);
  return ranges.map(([subset, range]) => ({ subset, holds: unicodeRange(range) }));
});
