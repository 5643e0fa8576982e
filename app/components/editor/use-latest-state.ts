import { useCallback, useRef, useState } from "react";

/** State that a callback can read as it is now (`latest`), not as it was when the callback was made. */
export function useLatestState<State>(initial: () => State) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const update = useCallback((change: (state: State) => State) => {
    latest.current = change(latest.current);
    setState(latest.current);
  }, []);
  return { state, latest, update };
}
