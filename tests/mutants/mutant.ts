import { mutate, type Mutation } from "./operators";

/** A mutation of a file, as a person reads it. */
export interface Mutant extends Mutation {
  file: string;
  line: number;
  /** The lines that it changes, before and after, with single spaces. */
  was: string;
  becomes: string;
}

export function toMutant(file: string, source: string, mutation: Mutation): Mutant {
  const from = source.lastIndexOf("\n", mutation.start - 1) + 1;
  const to = `${source}\n`.indexOf("\n", mutation.end);
  const mutated = mutate(source, mutation);
  return {
    ...mutation,
    file,
    line: source.slice(0, mutation.start).split("\n").length,
    was: singleSpaced(source.slice(from, to)),
    becomes: singleSpaced(mutated.slice(from, mutated.length - (source.length - to))),
  };
}

const singleSpaced = (text: string) => text.replace(/\s+/g, " ").trim();
