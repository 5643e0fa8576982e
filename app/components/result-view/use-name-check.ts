import { useEffect, useState } from "react";
import { checkSubdomain } from "~/modules/publishing/subdomain";

/** What is said of a name; `taken` is also what cannot be one. */
export type NameAnswer = { state: "free" } | { state: "taken"; problem: string; offer: string | null };

/** Typing is over after so many milliseconds. */
const PAUSE_MS = 300;

/**
 * Whether the owner can have the name that is typed; null before the answer is there, and while nothing is typed. What
 * cannot be a name is said here, once typing is over, and the server is not asked about it. Where the server does not answer, nothing is said: deploying has the last word.
 *
 * @param free a name that came with the page as free, which nobody needs to ask about
 */
export function useNameCheck(typed: string, free: string | null): NameAnswer | null {
  const [said, setSaid] = useState<{ of: string; answer: NameAnswer } | null>(null);
  const name = typed.trim().toLowerCase();
  const isKnown = name === "" || name === free;
  useEffect(() => {
    if (isKnown) return;
    const over = new AbortController();
    const timer = setTimeout(() => {
      answerTo(name, over.signal).then(
        (answer) => setSaid({ of: name, answer }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [name, isKnown]);
  if (isKnown) return name === "" ? null : { state: "free" };
  return said?.of === name ? said.answer : null;
}

async function answerTo(name: string, signal: AbortSignal): Promise<NameAnswer> {
  const checked = checkSubdomain(name);
  return "problem" in checked ? { state: "taken", problem: checked.problem, offer: null } : ask(name, signal);
}

async function ask(name: string, signal: AbortSignal): Promise<NameAnswer> {
  const answer = await fetch(`/free-name?${new URLSearchParams({ subdomain: name }).toString()}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as NameAnswer;
}
