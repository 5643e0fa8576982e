/** A row of the document's tables: the requirements it is about, and the tests that it names. */
export interface Row {
  numbers: string[];
  tests: { file: string; names: string[] }[];
}

const PATH = /`([\w.$@/-]+\/[\w.$@-]+\.\w+)`/g;
const TEST = /\.(test|spec)\.tsx?$/;

/** Every file that a text names, tests or not. */
export const pathsIn = (text: string): string[] => [...text.matchAll(PATH)].map(([, file]) => file!);

/** "1.2.1 to 1.2.3, 1.2.5", number by number. */
export function numbersIn(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [from = "", to = from] = part.split(" to ");
    const section = from.slice(0, from.lastIndexOf("."));
    const [first, last] = [from, to].map((number) => Number(number.slice(number.lastIndexOf(".") + 1)));
    return Array.from({ length: last! - first! + 1 }, (_, at) => `${section}.${first! + at}`);
  });
}

/**
 * The rows of all tables that begin with a requirement's number. What stands in double quotes is a name in the test
 * before it.
 */
export function rowsOf(document: string): Row[] {
  return document.split("\n").flatMap((line) => {
    const [, cell, , shown] = line.split("|").map((part) => part.trim());
    return cell && shown !== undefined && /^\d+\.\d+\.\d+/.test(cell)
      ? [{ numbers: numbersIn(cell), tests: testsIn(shown) }]
      : [];
  });
}

function testsIn(text: string): Row["tests"] {
  const parts = text.split(PATH);
  // A split keeps what the pattern caught: words and files in turns.
  return parts.flatMap((file, at) =>
    at % 2 === 1 && TEST.test(file)
      ? [{ file, names: [...parts[at + 1]!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!) }]
      : [],
  );
}
