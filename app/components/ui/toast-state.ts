/** How long a toast stands unless it says otherwise, in milliseconds (tests/list, section 9). */
export const TOAST_DURATION = 5_000;
/** How long a dismissed toast is remembered, in milliseconds (tests/list, section 9). */
export const TOAST_MEMORY = 1_000_000;

export type ToastInput = {
  title: string;
  description?: string;
  /** How it looks: something was done, something is still to be done, something failed. */
  variant?: "default" | "warning" | "destructive";
  /** Milliseconds it stands; `TOAST_DURATION` if not given. */
  duration?: number;
};
export type Toast = ToastInput & { id: string };

export type ToastState = {
  /** Only one is visible at a time. */
  visible: Toast | null;
  /** Ids with the time of their dismissal: what a page brings again must not come up twice. */
  dismissed: readonly { id: string; at: number }[];
};

export const NO_TOASTS: ToastState = { visible: null, dismissed: [] };

const remember = (state: ToastState, now: number) => state.dismissed.filter(({ at }) => now - at < TOAST_MEMORY);

/**
 * Shows a toast in place of the one that stands. Nothing changes when it stands already or was dismissed. `now` in ms.
 */
export function showToast(state: ToastState, toast: Toast, now: number): ToastState {
  if (state.visible?.id === toast.id || state.dismissed.some(({ id }) => id === toast.id)) return state;
  const dismissed = remember(state, now);
  if (state.visible) dismissed.push({ id: state.visible.id, at: now });
  return { visible: toast, dismissed };
}

/** Takes the toast away if it is the one that stands. `now` in ms. */
export function dismissToast(state: ToastState, id: string, now: number): ToastState {
  if (state.visible?.id !== id) return state;
  return { visible: null, dismissed: [...remember(state, now), { id, at: now }] };
}
