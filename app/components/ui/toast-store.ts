import {
  dismissToast,
  NO_TOASTS,
  showToast as show,
  type Toast,
  type ToastInput,
  type ToastState,
} from "./toast-state";

/** A place that can show toasts; `level` 1 lies above 0. */
export type Viewport = { level: number };

// One for each browser window. The server never writes it: what it wants shown travels in the root loader's data.
let state: ToastState = NO_TOASTS;
let shown = 0;
let viewports: readonly Viewport[] = [];
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere in browser code; in components take it from `useToast()`. */
export function showToast(toast: ToastInput & { id?: string }) {
  const full: Toast = { ...toast, id: toast.id ?? `here-${++shown}` };
  state = show(state, full, Date.now());
  changed();
}

/** Takes the toast of this id away, if it is the one that stands. */
export function hideToast(id: string) {
  state = dismissToast(state, id, Date.now());
  changed();
}

/** Takes the toast of this title away, if it is the one that stands: what it asked for was done. */
export function hideToastTitled(title: string) {
  if (state.visible?.title === title) hideToast(state.visible.id);
}

/** Announces a viewport and returns what takes it back. The highest one shows: a dialog lies over the page's own. */
export function addViewport(viewport: Viewport) {
  viewports = [...viewports, viewport];
  changed();
  return () => {
    viewports = viewports.filter((other) => other !== viewport);
    changed();
  };
}

/** The viewport that shows: the last announced of the highest level. */
export function topViewport(): Viewport | undefined {
  return viewports.reduce<Viewport | undefined>((top, next) => (top && top.level > next.level ? top : next), undefined);
}

/** Calls back after each change. @returns a function that stops it */
export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that stands, for `useSyncExternalStore`. */
export const visibleToast = () => state.visible;
/** What stands while the server renders: nothing. */
export const noToast = () => null;
