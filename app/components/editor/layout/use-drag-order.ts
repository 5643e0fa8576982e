import { useState, type PointerEvent, type RefObject } from "react";

/** Dragging the rows of a list with mouse, pen or finger. `onDrop` is told the places it went from and to. */
export function useDragOrder(list: RefObject<HTMLElement>, onDrop: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  const start = (index: number, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    let to = index;
    setFrom(index);
    const end = (drops: boolean) => {
      listening.abort();
      setFrom(null);
      setTarget(null);
      if (drops && to !== index) onDrop(index, to);
    };
    const move = ({ clientY }: { clientY: number }) => {
      to = placeAt(list.current, clientY);
      setTarget(to === index ? null : to);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", () => end(true), { signal });
    addEventListener("pointercancel", () => end(false), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  };
  return { from, target, start };
}

/** The place in the list of what is at this height of the window. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}
