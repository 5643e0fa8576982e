import { ask, type Asked } from "./exchange";

interface Load {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Gives the next request. */
  next(): Asked;
}

/**
 * Sends requests at their times, whether or not earlier ones were answered, and gives their latencies in milliseconds,
 * each counted from the moment at which it was to be sent: a server that stalls pays for all that it held up.
 * Throws when one answer was no 200.
 */
export async function openLoop({ rate, seconds, next }: Load): Promise<number[]> {
  const [start, count] = [performance.now(), rate * seconds];
  const answers: Promise<number>[] = [];
  while (answers.length < count) {
    const due = start + (answers.length * 1000) / rate;
    if (performance.now() < due) await turn();
    else answers.push(latency(next(), due));
  }
  return Promise.all(answers);
}

async function latency(asked: Asked, due: number): Promise<number> {
  const { status } = await ask(asked);
  if (status !== 200) throw new Error(`${asked.host}${asked.path ?? "/"}: ${status}`);
  return performance.now() - due;
}

// A timer would come up to a millisecond late, which is longer than most answers take.
const turn = () => new Promise((resolve) => setImmediate(resolve));
