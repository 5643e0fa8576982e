import { mkdir, open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from "~/lib/private-files";
import { emptyState, type KeptAnswer, type State } from "./state";

/** State in memory with a copy on disk; the copy is always one whole earlier or later state, never half of one. */
export class Store {
  private writing: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  private constructor(
    readonly state: State,
    private readonly file: string,
  ) {}

  /** Reads the file, or begins anew when there is none. Throws when it is damaged, naming it. */
  static async open(file: string): Promise<Store> {
    await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_DIRECTORY });
    return new Store(await readState(file), file);
  }

  /** Resolves when what is in memory now is on disk. Calls during a write share the next one. */
  save(): Promise<void> {
    if (!this.writing) return this.start();
    this.waiting ??= this.writing.catch(() => undefined).then(() => this.start());
    return this.waiting;
  }

  private start(): Promise<void> {
    this.waiting = undefined;
    this.writing = replaceFile(this.file, textOf(this.state)).finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }
}

const keptTexts = new WeakMap<KeptAnswer, string>();

/** The state as JSON. Kept answers never change, and in time are half of it: the text of each is made once. */
function textOf({ idempotency, ...others }: State): string {
  const kept = Object.entries(idempotency).map(([key, answer]) => `${JSON.stringify(key)}:${textOfKept(answer)}`);
  return `${JSON.stringify(others).slice(0, -1)},"idempotency":{${kept.join(",")}}}`;
}

function textOfKept(answer: KeptAnswer): string {
  const text = keptTexts.get(answer) ?? JSON.stringify(answer);
  keptTexts.set(answer, text);
  return text;
}

async function readState(file: string): Promise<State> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return emptyState();
    throw error;
  }
  try {
    return { ...emptyState(), ...(JSON.parse(text) as Partial<State>) };
  } catch {
    throw new Error(`The local payments server cannot read ${file}. Delete it to begin with no customers.`);
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await open(partial, "w", PRIVATE_FILE);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}
