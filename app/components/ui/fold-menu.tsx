import { useRef, type ReactNode } from "react";
import { closeOnEscape } from "./close-on-escape";
import { Icon } from "./icon";
import { useCloseOutside } from "./use-close-outside";

interface FoldMenuProps {
  /** Until where it is shown. */
  className: string;
  /** What waits inside, in words; it is marked on the button. */
  news?: string;
  children: ReactNode;
}

/** What a header shows where it is wide, folded away on a phone; `<details>` needs no script. */
export function FoldMenu({ className, news, children }: FoldMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  return (
    <details ref={menu} onKeyDown={closeOnEscape} className={`group ${className}`}>
      <summary
        aria-label={news ? `Menu, ${news}` : "Menu"}
        className="relative grid size-12 list-none place-items-center rounded-sm hover:bg-sunken"
      >
        {news ? <span className="absolute top-2 right-2 size-2.5 rounded-full bg-signal group-open:hidden" /> : null}
        <Icon name="menu" className="size-5 group-open:hidden" />
        <Icon name="close" className="hidden size-5 group-open:block" />
      </summary>
      {children}
    </details>
  );
}
