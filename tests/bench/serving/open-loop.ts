import type { Agent } from "node:http";
import { ask, openAgent, type Asked } from "./exchange";

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
  const agent = openAgent();
  const answers: Promise<number>[] = [];
  while (answers.length < count) {
    const due = start + (answers.length * 1000) / rate;
    if (performance.now() < due) {
      await turn();
      continue;
    }
    const answer = latency(agent, next(), due);
    // The first that fails ends the run below, once all are on their way.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers).finally(() => agent.destroy());
}

async function latency(agent: Agent, asked: Asked, due: number): Promise<number> {
  const { status } = await ask(asked, agent);
  if (status !== 200) throw new Error(`${asked.host}${asked.path ?? "/"}: ${status}`);
  return performance.now() - due;
}

// A timer would come up to a millisecond late, which is longer than most answers take.
const turn = () => new Promise((resolve) => setImmediate(resolve));
