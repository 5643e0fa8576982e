import { setPriority } from "node:os";
import workerpool from "workerpool";
import { BEGUN, type Answer, type Limits } from "~/lib/pool/pool-process";
import { startGuard } from "./guard";

// oxlint-disable-next-line typescript/no-explicit-any -- each has its own arguments, checked where it is registered
type Works = Readonly<Record<string, (...args: any[]) => unknown>>;

/** Where cores are short, who waits for a page comes first: a process of the pool gets a third of what web gets. */
const BEHIND_VISITORS = 5;

/** Makes this process one of a pool: it does the works that it is asked for by name, one at a time. */
export function serveWorks(works: Works): void {
  setPriority(BEHIND_VISITORS);
  const allow = startGuard();
  workerpool.worker({
    awake: () => undefined,
    async work(name: string, args: unknown[], limits: Limits): Promise<Answer> {
      allow(limits);
      workerpool.workerEmit(BEGUN);
      return { ...(await outcomeOf(works, name, args)), residentBytes: process.memoryUsage.rss() };
    },
  });
}

/** Between processes an error would lose its name. */
async function outcomeOf(works: Works, name: string, args: unknown[]): Promise<Pick<Answer, "result" | "error">> {
  try {
    if (!Object.hasOwn(works, name)) throw new Error(`The pool knows no work "${name}".`);
    return { result: await works[name]!(...args) };
  } catch (error) {
    return {
      error:
        error instanceof Error
          ? { name: error.name, message: error.message }
          : { name: "Error", message: String(error) },
    };
  }
}
