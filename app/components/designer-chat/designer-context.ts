import { createContext, useContext } from "react";
import type { ChangeState } from "./change-state";
import type { ChatEntry } from "./chat-entry";
import type { AnswerProgress } from "./use-request";

/** The conversation with the designer of the website in the editor. */
export interface Designer {
  entries: ChatEntry[];
  isBusy: boolean;
  /** What is known of the answer under way; null when none is. */
  progress: AnswerProgress | null;
  /** Whether a model answers, so that the built-in designer can be asked instead. */
  isModel: boolean;
  /** Sends a request; false when it was ignored: it is blank, or another is under way. */
  send(message: string, designer?: "built-in"): boolean;
  /** Stops the request under way. */
  stop(): void;
  /** How the change of an answer that changed something stands. */
  stateOf(entry: ChatEntry): ChangeState;
  /** Takes the editor's last step back. */
  undo(): void;
  /** Takes an earlier answer's change back alone; what came after it elsewhere stays. */
  takeBack(entry: ChatEntry): void;
}

export const DesignerContext = createContext<Designer | null>(null);

/** The conversation around a part of the editor. @throws Error outside of one */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error("useDesigner needs a DesignerProvider around it");
  return designer;
}
