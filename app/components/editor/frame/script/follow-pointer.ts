import type { FrameState } from "./frame-state";
import { nearestNumbered } from "./numbers";

/** A click selects, a double click edits the text in place; what links, buttons and forms would do is not done. */
export function followPointer(state: FrameState): void {
  const { editing, marks } = state;
  const isInEdited = ({ target }: Event) => target instanceof Node && editing.element?.contains(target) === true;
  const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, hear, { capture: true });

  on("mousedown", (event) => {
    if (event.button !== 0 || isInEdited(event)) return;
    event.preventDefault();
    // Ends the editing elsewhere, and has the keys come here.
    document.body.focus({ preventScroll: true });
  });
  on("click", (event) => {
    if (!foldsOrOpens(event.target) || isInEdited(event)) event.preventDefault();
    if (!isInEdited(event)) state.point(nearestNumbered(event.target));
  });
  on("dblclick", (event) => {
    const element = isInEdited(event) ? null : (state.blankIn(event.target) ?? state.editableAt(event.target));
    if (!element) return;
    state.select(element);
    editing.begin(element, event);
  });
  on("auxclick", (event) => event.preventDefault());
  on("submit", (event) => event.preventDefault());
  on("dragstart", (event) => event.preventDefault());
  on("mouseover", (event) => marks.mark("hover", nearestNumbered(event.target)));
  on("mouseout", (event) => event.relatedTarget === null && marks.mark("hover", null));
}

// What a page folds away without a script can be opened, to edit what is inside.
function foldsOrOpens(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("summary, a, button, input, label")?.localName === "summary";
}
