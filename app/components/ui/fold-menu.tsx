import { useRef, type ReactNode } from "react";
import { closeOnEscape } from "./close-on-escape";
import { Icon } from "./icon";
import { useCloseOutside } from "./use-close-outside";

/** What a header shows where it is wide, folded away on a phone; `<details>` needs no script. `className`: until where. */
export function FoldMenu({ className, children }: { className: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  return (
    <details ref={menu} onKeyDown={closeOnEscape} className={`group ${className}`}>
      <summary aria-label="Menu" className="grid size-12 list-none place-items-center rounded-sm hover:bg-sunken">
        <Icon name="menu" className="size-5 group-open:hidden" />
        <Icon name="close" className="hidden size-5 group-open:block" />
      </summary>
      {children}
    </details>
  );
}
