import { useEffect, useState } from "react";

/** What is said of an answer that is on its way, by how long it has been, in milliseconds. */
const WORDS: [number, string][] = [
  [5_000, "Still thinking..."],
  [30_000, "This one takes a minute or two..."],
];

/** Says what the designer does, or that it is thinking, and after a while that it still is. */
export function useWaitingWords(step = "Thinking"): string {
  const [words, setWords] = useState(`${step}...`);
  useEffect(() => {
    setWords(`${step}...`);
    const timers = WORDS.map(([after, next]) => setTimeout(() => setWords(next), after));
    return () => timers.forEach(clearTimeout);
  }, [step]);
  return words;
}
