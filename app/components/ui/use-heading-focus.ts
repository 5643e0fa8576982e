import { useEffect, useRef } from "react";

const isGone = (element: Element | null) => element === document.body || Boolean(element?.closest("[hidden]"));

/** For the heading of a list of `count` rows: puts the focus on it when the row that had it is gone. */
export function useHeadingFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && isGone(document.activeElement)) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
