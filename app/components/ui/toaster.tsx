import clsx from "clsx";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "./icon";
import { AT_FOOT, placeFor, watchAround } from "./toast-place";
import { TOAST_DURATION, type Toast } from "./toast-state";
import {
  addViewport,
  hideToast,
  noToast,
  showToast,
  subscribeToasts,
  topViewport,
  visibleToast,
  type Viewport,
} from "./toast-store";
import { useCountdown } from "./use-countdown";
import { useHydrated } from "./use-hydrated";

/** Whether the viewport made here is the one on top. */
function useTopmost(level: number) {
  const viewport = useMemo<Viewport>(() => ({ level }), [level]);
  const top = useSyncExternalStore(subscribeToasts, topViewport, () => undefined);
  useEffect(() => addViewport(viewport), [viewport]);
  return viewport === top;
}

/** Where a toast stands: chosen before it is painted, and again when what it does not cover moves under it. */
function usePlace() {
  const [place, setPlace] = useState(AT_FOOT);
  const stop = useRef(() => {});
  const settle = useCallback((card: HTMLDivElement | null) => {
    stop.current();
    stop.current = () => {};
    if (!card) return;
    setPlace(placeFor(card));
    stop.current = watchAround(card, () => setPlace((now) => placeFor(card, now)));
  }, []);
  return { place, settle };
}

type ToasterProps = {
  /** What the server wants shown on this page; stands without script too. */
  flash?: Toast | null;
  /** 0 for the page, 1 for a modal dialog, whose own toaster lies above. */
  level?: 0 | 1;
};

const LOOKS = {
  default: "border-edge before:bg-success",
  warning: "border-warning before:bg-warning",
  destructive: "border-danger before:bg-danger",
};

/** Where toasts appear: one at a time, with live regions that exist before their text does. */
export function Toaster({ flash = null, level = 0 }: ToasterProps) {
  const stored = useSyncExternalStore(subscribeToasts, visibleToast, noToast);
  const topmost = useTopmost(level);
  const hydrated = useHydrated();
  const { place, settle } = usePlace();

  useEffect(() => {
    if (flash) showToast(flash);
  }, [flash]);

  const shown = topmost ? stored : null;
  const toast = hydrated ? shown : flash;
  const urgent = toast?.variant === "destructive";
  const view = toast ? <ToastCard key={toast.id} toast={toast} dismissible={hydrated} shown={settle} /> : null;
  return (
    // Without script nothing takes a toast away, so there it stands at the head of the page instead of lying over it.
    <div
      className={clsx(
        "pointer-events-none fixed inset-x-4 z-50 noscript:static sm:w-96 noscript:sm:w-auto",
        place.side === "left" ? "sm:right-auto" : "sm:left-auto",
      )}
      style={{ bottom: `calc(1rem + ${toast ? place.up : 0}px)` }}
    >
      <div role="status">{urgent ? null : view}</div>
      <div role="alert">{urgent ? view : null}</div>
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  dismissible: boolean;
  /** Hears of the card when it stands there. */
  shown: (card: HTMLDivElement | null) => void;
}

function ToastCard({ toast, dismissible, shown }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => hideToast(toast.id);
  useCountdown(toast.id, toast.duration ?? TOAST_DURATION, hovered || focused, dismiss);
  return (
    <div
      ref={shown}
      data-toast={toast.variant ?? "default"}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={clsx(
        "pointer-events-auto flex items-start gap-3 rounded-sm border bg-surface py-2 pr-2 pl-4 shadow-lift",
        "before:mt-3.5 before:size-2 before:shrink-0 before:content-['']",
        LOOKS[toast.variant ?? "default"],
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5 py-1.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-muted">{toast.description}</p> : null}
      </div>
      {dismissible ? (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={dismiss}
          className="grid size-9 shrink-0 place-items-center rounded-sm hover:bg-sunken pointer-coarse:size-11"
        >
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  );
}
