import { ConflictError } from "./errors";

/** What changes more often than this while something is made of it is being changed by a machine. */
const MOST_TRIES = 5;

/**
 * Tries until something comes of it: `attempt` gives null when what it was made of changed meanwhile.
 * @throws ConflictError when that happens too often, about `what`: "website"
 */
export async function withTries<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new ConflictError(`This ${what} is being changed elsewhere at the same moment. Please try again.`);
}
