import type { KeyboardEvent } from "react";

/** For a menu of `<details>`: Esc closes it and gives its button the focus, as with every other thing that opens. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
