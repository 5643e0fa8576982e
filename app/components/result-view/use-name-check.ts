import { useEffect, useState } from "react";
import { checkSubdomain } from "~/modules/publishing/subdomain";

/** What the server says of a name. */
export type NameAnswer = { state: "free" } | { state: "taken"; problem: string; offer: string | null };

/** Typing is over after so many milliseconds. */
const PAUSE_MS = 300;

/**
 * Whether the owner can have the name that is typed; null before the answer is there, and for what cannot be a name.
 * Where the server does not answer, nothing is said: deploying has the last word.
 *
 * @param free a name that came with the page as free, which nobody needs to ask about
 */
export function useNameCheck(typed: string, free: string | null): NameAnswer | null {
  const [said, setSaid] = useState<{ of: string; answer: NameAnswer } | null>(null);
  const checked = checkSubdomain(typed);
  const name = "subdomain" in checked ? checked.subdomain : null;
  useEffect(() => {
    if (name === null || name === free) return;
    const over = new AbortController();
    const timer = setTimeout(() => {
      ask(name, over.signal).then(
        (answer) => setSaid({ of: name, answer }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [name, free]);
  if (name !== null && name === free) return { state: "free" };
  return said !== null && said.of === name ? said.answer : null;
}

async function ask(name: string, signal: AbortSignal): Promise<NameAnswer> {
  const answer = await fetch(`/free-name?${new URLSearchParams({ subdomain: name }).toString()}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as NameAnswer;
}
