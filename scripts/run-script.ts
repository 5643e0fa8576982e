/** A mistake in how a script was called; its usage is shown. */
export class UsageError extends Error {}

type Sentence = abstract new (...args: never[]) => Error;

/** Runs a script and prints its answer. What a person can mend is said in a line, everything else with its stack. */
export async function runScript(
  usage: string,
  sentences: Sentence | Sentence[],
  run: (args: string[]) => Promise<string>,
): Promise<void> {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    process.exitCode = 1;
    const isUsage =
      error instanceof UsageError || String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");
    const isSentence = [sentences].flat().some((kind) => error instanceof kind);
    console.error(isUsage ? usage : isSentence ? (error as Error).message : error);
  }
}
