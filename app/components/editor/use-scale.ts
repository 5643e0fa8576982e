import { useLayoutEffect, useState, type RefObject } from "react";

/** The width at which websites show what they are on a desk, in px. */
export const DESK_WIDTH = 1280;
/** Below this there is only a phone's width to show, and a desk's would be too small to read. */
const NARROWEST = 600;

/** How small a desk's width is to be shown in a box of this width in px; 1 where it is shown as it is. */
export const scaleFor = (width: number) => (width >= NARROWEST && width < DESK_WIDTH ? width / DESK_WIDTH : 1);

/** The same for an element, for as long as it is there. */
export function useScale(box: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setScale(scaleFor(entry!.contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return scale;
}
