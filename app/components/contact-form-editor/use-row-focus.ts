import { useEffect, useRef } from "react";
import type { FormField } from "~/modules/contact-form/form-field";
import type { FormChange } from "./change-form";

type Arrangement = Extract<FormChange, { type: "move" | "remove" }>;

/** Keeps the focus with the field that was moved, or near the one that was removed. `list` is what holds the rows. */
export function useRowFocus(fields: FormField[]) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const buttons = wanted.current.map((name) => list.current?.querySelector<HTMLElement>(`#${CSS.escape(name)}`));
    buttons.find((button) => button && !button.matches(":disabled"))?.focus();
    wanted.current = [];
  }, [fields]);
  const focusNext = (asked: Arrangement) => {
    const id = fields[asked.index]?.id;
    const near = fields[asked.index + 1] ?? fields[asked.index - 1];
    if (asked.type === "remove") wanted.current = [`edit-${near?.id}`, "add-field"];
    else wanted.current = asked.by === 1 ? [`down-${id}`, `up-${id}`] : [`up-${id}`, `down-${id}`];
  };
  return { list, focusNext };
}
