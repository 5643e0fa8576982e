/** Who runs a process; nothing means: whoever runs the box. */
export type Account = { uid: number; gid: number } | undefined;

/** One process of the box: how to start it, how to know that it answers, how to stop it. */
export interface Part {
  name: string;
  /** Program and arguments. */
  command: string[];
  env?: NodeJS.ProcessEnv;
  account?: Account;
  /** What processes.json names for this process: a name and the port it listens on, if any. */
  listens: Record<string, number | null>;
  /** Asks for an orderly end. */
  stopSignal: NodeJS.Signals;
  /** Ends it at once. */
  killSignal: NodeJS.Signals;
  /** Runs before every start. */
  beforeStart?(): Promise<void>;
  /** What a person can do when it does not start, in a sentence; nothing where its own words must do. */
  remedy?: string;
  /** Waits until the part answers. Throws when `signal` aborts. */
  ready(signal: AbortSignal): Promise<void>;
}

/** A sentence for the person at the terminal, who needs no stack. */
export class BoxError extends Error {
  override name = "BoxError";
}
