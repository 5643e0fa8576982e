/** One figure: something of ours against a named peer that does the least possible work of the same kind. */
export interface Bench {
  /** What a first look found, said behind the bench's name. */
  note?: string;
  /** Where there is none, the figure is only reported. */
  goal?: Goal;
  /** Of all its figures; milliseconds unless it says otherwise. */
  unit?: "ms" | "KB" | "MB" | "%" | "requests/s";
  peer: string;
  /** How many count, where one takes seconds; one more warms up. */
  rounds?: number;
  /** Each does one round and gives its figure; round numbers are the same for both and never come twice. */
  measure(round: number): Promise<number>;
  measurePeer(round: number): Promise<number>;
  /** Ends what the rounds needed. */
  close?(): Promise<void>;
}

/** The median that is wanted stays below a number; or its ratio to the peer's does, or reaches one. */
export type Goal = number | { ratioAtMost: number } | { ratioAtLeast: number; failsUnder?: number };

/**
 * Opens a bench of a world; does nothing before. @throws MissingProgramError where the machine lacks a program that it
 * runs
 */
export type OpenBench<World> = (world: World) => Promise<Bench>;

/** Benches by their names: what each measures, from what to what. */
export type Benches<World> = Record<string, OpenBench<World>>;

/** A program is not installed; the message says which, and how to get it. */
export class MissingProgramError extends Error {}

/** A bench's figures, one for each round. */
export interface Samples {
  ours: number[];
  peers: number[];
}

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
