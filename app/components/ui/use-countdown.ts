import { useEffect, useRef } from "react";

/** Calls `onEnd` once `duration` ms have passed, not counting the time that `paused` held. Starts anew with `key`. */
export function useCountdown(key: string | undefined, duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    left.current = duration;
  }, [key, duration]);

  useEffect(() => {
    if (key === undefined || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [key, duration, paused]);
}
