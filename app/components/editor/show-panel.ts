/** Brings the head of the editor's panel into sight: it scrolls by itself on a desk, and with the page on a phone. */
export function showPanel(inside: HTMLElement | null): void {
  inside?.closest(".editor-panel")?.scrollTo({ top: 0 });
  if (matchMedia("(width < 64rem)").matches) inside?.closest(".editor")?.scrollIntoView({ block: "start" });
}
