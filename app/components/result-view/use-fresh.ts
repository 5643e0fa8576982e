import { useLoaderData } from "@remix-run/react";
import { useEffect, useReducer, useState } from "react";

interface Fresh<T> {
  /** What was read last; null until something was. */
  value: T | null;
  /** Whether the last reading failed. */
  failed: boolean;
  retry: () => void;
}

/** What a path of ours answers. @throws Error when it does not */
export async function readJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal, headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
  return (await answer.json()) as T;
}

/**
 * What a dialog reads when it opens, and again whenever the screen's own data was read again (after each action).
 * `loaded` is what came with the page, for those without script and for the first look.
 */
export function useFresh<T>(path: string, loaded: T | null | undefined): Fresh<T> {
  const page: unknown = useLoaderData();
  const [{ value, failed }, setRead] = useState<{ value: T | null; failed: boolean }>({ value: null, failed: false });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const closed = new AbortController();
    setRead((before) => ({ ...before, failed: false }));
    readJson<T>(path, closed.signal).then(
      (fresh) => setRead({ value: fresh, failed: false }),
      () => closed.signal.aborted || setRead((before) => ({ ...before, failed: true })),
    );
    return () => closed.abort();
  }, [path, page, attempt]);
  return { value: value ?? loaded ?? null, failed, retry };
}
