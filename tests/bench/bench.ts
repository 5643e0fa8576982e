/** One figure: something of ours against a named peer that does the least possible work of the same kind. */
export interface Bench {
  /** From what to what. */
  name: string;
  /** The median that is wanted stays below it. */
  goal: number;
  /** Of all its figures; milliseconds unless it says otherwise. */
  unit?: "ms" | "KB" | "%";
  peer: string;
  /** How many count, where one takes seconds; one more warms up. */
  rounds?: number;
  /** Each does one round and gives its figure; round numbers are the same for both and never come twice. */
  measure(round: number): Promise<number>;
  measurePeer(round: number): Promise<number>;
  /** Ends what the rounds needed. */
  close?(): Promise<void>;
}

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
