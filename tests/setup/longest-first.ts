import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take half a minute and more. Begun last, one of them would run on alone when all others are done. */
const LONG = [
  "generation/worker-process",
  "box/box",
  "seo/chromium",
  "faults/outages",
  "faults/edge-copies",
  "checks/planted-in-browser",
  "built-in/phrasings",
  "domains/verification",
  "interleavings/interleavings",
  "backup/scripts",
];

/** Begins with the files that are known to take long; vitest itself knows that only of files it has run before. */
export class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONG.findIndex((name) => moduleId.includes(name)) >>> 0;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
