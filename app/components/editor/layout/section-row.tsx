import clsx from "clsx";
import type { PointerEvent } from "react";
import { Icon, type IconName } from "~/components/ui/icon";
import type { PageSection } from "~/modules/markup/sections";
import { ONLY_YOU } from "../placeholders/hints";

export type SectionAction = "up" | "down" | "duplicate" | "hide" | "delete";

interface SectionRowProps {
  section: PageSection;
  isFirst: boolean;
  isLast: boolean;
  /** Whether what is dragged would come here. */
  isTarget: boolean;
  isDragged: boolean;
  onGrip: (event: PointerEvent) => void;
  onShow: () => void;
  onAction: (action: SectionAction) => void;
}

/** One section of the page with what can be done with it. */
export function SectionRow({
  section,
  isFirst,
  isLast,
  isTarget,
  isDragged,
  onGrip,
  onShow,
  onAction,
}: SectionRowProps) {
  const { name, hidden, placeholder } = section;
  return (
    <li
      className={clsx(
        "flex items-center rounded-sm border bg-surface",
        isTarget ? "border-signal outline-1 outline-signal" : "border-line",
        isDragged && "opacity-50",
      )}
    >
      <span
        onPointerDown={onGrip}
        aria-hidden="true"
        className="grid min-h-12 w-7 shrink-0 cursor-grab touch-none place-items-center text-muted"
      >
        <Icon name="grip" />
      </span>
      <button
        type="button"
        data-action="show"
        onClick={onShow}
        className="min-h-12 min-w-0 flex-1 py-1 pr-1 text-left leading-tight font-medium hover:underline"
      >
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
        {hidden ? (
          <span className="text-sm font-normal text-muted">{placeholder ? ONLY_YOU : "Hidden from visitors"}</span>
        ) : null}
      </button>
      <Act name={`Move ${name} up`} icon="up" action="up" disabled={isFirst} onAction={onAction} />
      <Act name={`Move ${name} down`} icon="down" action="down" disabled={isLast} onAction={onAction} />
      {placeholder ? null : (
        <>
          <Act name={`Duplicate ${name}`} icon="copy" action="duplicate" onAction={onAction} />
          <Act
            name={`${hidden ? "Show" : "Hide"} ${name}`}
            icon={hidden ? "hidden" : "shown"}
            action="hide"
            onAction={onAction}
          />
        </>
      )}
      <Act name={`Delete ${name}`} icon="bin" action="delete" onAction={onAction} />
    </li>
  );
}

interface ActProps {
  name: string;
  icon: IconName;
  action: SectionAction;
  disabled?: boolean;
  onAction: (action: SectionAction) => void;
}

function Act({ name, icon, action, disabled, onAction }: ActProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      // Stays in the order of focus, so that a section can be moved to its end by key without losing it.
      aria-disabled={disabled}
      data-action={action}
      onClick={() => !disabled && onAction(action)}
      className="grid h-12 w-8 shrink-0 place-items-center text-muted hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon name={icon} />
    </button>
  );
}
