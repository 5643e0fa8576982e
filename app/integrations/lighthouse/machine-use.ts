import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds over which the machine is looked at: long enough to see what goes on, short beside a load. */
const LOOK_MS = 500;

interface Times {
  idle: number;
  all: number;
}

/** The share of the machine's processors that is in use, from 0 to 1, over a moment. */
export async function machineUse(): Promise<number> {
  const before = times();
  await sleep(LOOK_MS);
  return shareUsed(before, times());
}

/** The share that was in use between two readings; 0 where no time has passed between them. */
export const shareUsed = (before: Times, after: Times) =>
  after.all > before.all ? 1 - (after.idle - before.idle) / (after.all - before.all) : 0;

function times(): Times {
  const each = cpus().map((cpu) => cpu.times);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return { idle: sum(each.map(({ idle }) => idle)), all: sum(each.flatMap((used) => Object.values(used))) };
}
