import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After each try to save, the focus goes to the first thing that is wrong, once its tab is shown. */
export function useFocusOnProblem(tries: number) {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const { search } = useLocation();
  useEffect(() => {
    if (told.current === tries) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    told.current = tries;
    wrong.focus();
  }, [tries, search]);
  return ref;
}
