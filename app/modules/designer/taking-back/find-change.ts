import type { ChatLine } from "../change-designer";
import type { KeptChange } from "../kept-change";

/** A change of the conversation to take back. */
export interface PastChange {
  change: KeptChange;
  /** The owner's request that it answered. */
  request: string;
  /** How many changes came after it. */
  place: number;
}

/** The conversation's changes: those that stand, in their order, and what took others back last. */
interface Standing {
  done: number[];
  takenBack: number[];
}

/** The latest change that stands; null when there is none that is kept. */
export function latestChange(history: readonly ChatLine[]): PastChange | null {
  const changes = changesOf(history);
  return pick(changes, standing(changes).done.at(-1));
}

/** What took a change back, where that was the latest thing done: taking it back makes that change again. */
export function latestTakingBack(history: readonly ChatLine[]): PastChange | null {
  const changes = changesOf(history);
  const latest = standing(changes).takenBack.at(-1);
  return latest === changes.length - 1 ? pick(changes, latest) : null;
}

function changesOf(history: readonly ChatLine[]): Omit<PastChange, "place">[] {
  return history.flatMap(({ change }, index) =>
    change ? [{ change, request: history.slice(0, index).findLast(({ role }) => role === "user")?.text ?? "" }] : [],
  );
}

function pick(changes: Omit<PastChange, "place">[], at: number | undefined): PastChange | null {
  const found = at === undefined ? undefined : changes[at];
  return found && at !== undefined ? { ...found, place: changes.length - 1 - at } : null;
}

function standing(changes: Omit<PastChange, "place">[]): Standing {
  const done: number[] = [];
  const takenBack: number[] = [];
  changes.forEach(({ change: { takesBack } }, at) => {
    const other = takesBack === undefined ? undefined : at - 1 - takesBack;
    if (other === undefined || other < 0) return void done.push(at);
    const undone = done.lastIndexOf(other);
    if (undone !== -1) {
      done.splice(undone, 1);
      return void takenBack.push(at);
    }
    // It takes back what took a change back: that one stands again.
    const again = changes[other]!.change.takesBack;
    takenBack.splice(takenBack.lastIndexOf(other), 1);
    if (again !== undefined) done.push(other - 1 - again);
  });
  return { done, takenBack };
}
