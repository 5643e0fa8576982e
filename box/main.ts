import { BoxError } from "./part";

/** Runs a command of the box; what a person can mend is said in a line, everything else with its stack. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof BoxError ? error.message : error);
    process.exit(1);
  }
}
