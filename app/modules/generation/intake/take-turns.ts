/**
 * Lets at most `most` works run at a time; the others wait in the order in which they came.
 * @returns a function that runs a work when it is its turn, and gives what it gives
 */
export function takeTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waits longest takes the place over, so that nobody who comes now is faster.
      if (next) next();
      else running -= 1;
    }
  };
}
