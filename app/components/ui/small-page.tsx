import clsx from "clsx";
import { useRef, useState, type IframeHTMLAttributes } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** Width in px at which a page is laid out before it is made small. */
const PAGE_WIDTH = 1280;

type FrameProps = IframeHTMLAttributes<HTMLIFrameElement>;

interface SmallPageProps extends Pick<FrameProps, "src" | "srcDoc" | "loading" | "onLoad" | "className"> {
  title: string;
  /** Of height to width. */
  ratio: number;
}

/**
 * A page as a desk shows it, made as wide as the box around it (`@container relative`), out of reach of pointer and
 * keyboard. The box is measured: what a style sheet says of its width, Chromium forgets to say again when a dialog
 * around it opens. Without script the style sheet's word stands.
 */
export function SmallPage({ title, ratio, className, ...frame }: SmallPageProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const scale = useScaleOfBox(ref);
  return (
    <iframe
      ref={ref}
      title={title}
      tabIndex={-1}
      sandbox="allow-scripts"
      scrolling="no"
      className={clsx("pointer-events-none absolute top-0 left-0 origin-top-left border-0 bg-white", className)}
      style={{
        width: PAGE_WIDTH,
        height: PAGE_WIDTH * ratio,
        // Lengths cannot be divided everywhere yet; an angle's tangent can say the same.
        transform: `scale(${scale ?? `tan(atan2(100cqw, ${PAGE_WIDTH}px))`})`,
      }}
      {...frame}
    />
  );
}

function useScaleOfBox(page: { current: HTMLElement | null }): number | null {
  const [scale, setScale] = useState<number | null>(null);
  useBrowserLayoutEffect(() => {
    const box = page.current?.parentElement;
    if (!box) return;
    const measure = () => setScale(box.clientWidth / PAGE_WIDTH);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [page]);
  return scale;
}
