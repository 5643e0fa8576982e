import { useEffect, useRef, type ComponentProps } from "react";
import { buttonClass, type ButtonStyle } from "./button-style";
import { SpinnerMark } from "./spinner";

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { pending?: boolean; pendingText?: string };

/** Gives the focus back that a browser takes from a button while it is disabled. */
function useFocusKept(pending: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
    wasPending.current = pending;
  }, [pending]);
  return ref;
}

/**
 * `pending` disables the button and shows `pendingText` in place of its label. Submits its form unless `type` says
 * otherwise.
 */
export function Button({ variant, size, className, pending = false, pendingText, children, ...props }: ButtonProps) {
  const ref = useFocusKept(pending);
  return (
    <button
      type="submit"
      {...props}
      ref={ref}
      disabled={props.disabled || pending}
      className={buttonClass({ variant, size, className })}
    >
      {pending ? <SpinnerMark /> : null}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}
