import { useCallback, useEffect, useRef, useState } from "react";
import type { NodeId } from "~/modules/markup/page";

/** How long typing rests before it is an edit, in milliseconds. */
const PAUSE_MS = 400;

/** Gathers what is typed into one text until the typing pauses, then gives it to `onPause`. */
export function useTyping(onPause: (node: NodeId, text: string) => void) {
  const [isTyping, setTyping] = useState(false);
  const pending = useRef<{ node: NodeId; text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const typed = pending.current;
    if (!typed) return;
    pending.current = null;
    setTyping(false);
    onPause(typed.node, typed.text);
  }, [onPause]);

  const type = useCallback(
    (node: NodeId, text: string) => {
      if (pending.current && pending.current.node !== node) flush();
      pending.current = { node, text };
      setTyping(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isTyping, type, flush };
}
