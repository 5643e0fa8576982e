import { useEffect, useRef, useState } from "react";
import { ask, type AskInput } from "./ask";
import type { Answered } from "./receive-answer";

interface RequestInput {
  onAnswer: (answered: Answered) => void;
  onFailure: (error: unknown, wasStopped: boolean) => void;
}

/** Requests to the designer, one at a time; the one under way stops when the editor closes. */
export function useRequest({ onAnswer, onFailure }: RequestInput) {
  const running = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (controller: AbortController | null) => {
    running.current = controller;
    setRunning(controller !== null);
  };
  /** False when it was ignored, since one is under way. */
  const start = (input: AskInput) => {
    if (running.current) return false;
    const controller = new AbortController();
    begin(controller);
    const settle = (finish: () => void) => {
      begin(null);
      finish();
    };
    ask(input, controller.signal).then(
      (reply) => settle(() => onAnswer({ reply, message: input.message, sent: input.currentCode })),
      (error: unknown) => settle(() => onFailure(error, controller.signal.aborted)),
    );
    return true;
  };
  return { isRunning, start, stop: () => running.current?.abort() };
}
