import { useEffect, useRef, useState } from "react";
import { ask, type AskInput } from "./ask";
import type { Answered } from "./receive-answer";

/** What is known of an answer before it is there. */
export interface AnswerProgress {
  /** What is being done now. */
  step?: string;
  /** The answer's sentences so far. */
  words?: string;
}

interface RequestInput {
  onAnswer: (answered: Answered) => void;
  onFailure: (error: unknown, input: AskInput, wasStopped: boolean) => void;
}

/** Requests to the designer, one at a time; the one under way stops when the editor closes. */
export function useRequest({ onAnswer, onFailure }: RequestInput) {
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<AnswerProgress | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (controller: AbortController | null) => {
    running.current = controller;
    setProgress(controller && {});
  };
  const hear = (more: AnswerProgress) => setProgress((before) => before && { ...before, ...more });
  const listener = { onProgress: (step: string) => hear({ step }), onWords: (words: string) => hear({ words }) };
  /** False when it was ignored, since one is under way. */
  const start = (input: AskInput) => {
    if (running.current) return false;
    const controller = new AbortController();
    begin(controller);
    const settle = (finish: () => void) => {
      begin(null);
      finish();
    };
    ask(input, controller.signal, listener).then(
      (reply) => settle(() => onAnswer({ reply, message: input.message, sent: input.currentCode, by: input.designer })),
      (error: unknown) => settle(() => onFailure(error, input, controller.signal.aborted)),
    );
    return true;
  };
  return { progress, isRunning: progress !== null, start, stop: () => running.current?.abort() };
}
