/** Where the editor's panel is a sheet from below. */
export const NARROW = "(width < 64rem)";

/** Brings the head of the editor's panel into sight. */
export function showPanel(inside: HTMLElement | null): void {
  for (const scrolls of [".editor-panel", ".editor-sheet"]) inside?.closest(scrolls)?.scrollTo({ top: 0 });
}
