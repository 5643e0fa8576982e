import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useEditor } from "~/components/editor/editor-context";
import { useEditorControls } from "~/components/editor/editor-controls";
import { showToast } from "~/components/ui/toast-store";
import { CHANGED_SINCE, DESIGNER_ERROR, sentenceFor, STOPPED } from "~/modules/designer/designer-texts";
import { takeBack } from "~/modules/markup/take-back";
import { Refusal, type AskInput } from "./ask";
import { entriesOf, type ChatEntry } from "./chat-entry";
import type { Designer } from "./designer-context";
import { receiveAnswer, type Answered } from "./receive-answer";
import { useRequest } from "./use-request";
import { sameCode } from "~/modules/site/code-parts";

const UNAVAILABLE = 503;

/** What the chat says of a failure: where the designer cannot be reached, what the server says of it. */
function failureSentence(error: unknown): string {
  return (error instanceof Refusal && error.status === UNAVAILABLE && error.said) || sentenceFor(String(error));
}

let made = 0;

/** Holds the conversation about the website in the editor, and makes each change one undo step there. */
export function useConversation(): Designer {
  const { websiteId, code, apply, selection } = useEditor();
  const { website, flush, isTyping, undo, undoLabel } = useEditorControls();
  const { designer, messages } = website.conversation;
  const [entries, setEntries] = useState<ChatEntry[]>(() => entriesOf(messages));
  const [arrived, setArrived] = useState<Answered | null>(null);
  const { revalidate } = useRevalidator();
  const add = useCallback(
    (entry: Omit<ChatEntry, "key">) => setEntries((now) => [...now, { ...entry, key: `new-${++made}` }]),
    [],
  );

  const onFailure = (error: unknown, { message }: AskInput, wasStopped: boolean) => {
    if (wasStopped) return add({ role: "assistant", text: STOPPED });
    add({ role: "assistant", text: failureSentence(error), failed: message });
    showToast({ ...DESIGNER_ERROR, variant: "destructive" });
  };
  const { progress, isRunning, start, stop } = useRequest({ onAnswer: setArrived, onFailure });

  const send: Designer["send"] = (text, by) => {
    const message = text.trim();
    const selected = selection ?? undefined;
    if (!message || arrived || !start({ analysisId: websiteId, message, currentCode: code, designer: by, selected }))
      return false;
    add({ role: "user", text: message });
    return true;
  };

  // In an effect, so that the code is as it stands when the answer is there, texts just typed included.
  useEffect(() => {
    if (!arrived) return;
    if (isTyping) return flush();
    setArrived(null);
    const { entry, edit, toast } = receiveAnswer(arrived, code, designer);
    if (edit) apply(edit);
    add({ role: "assistant", ...entry });
    if (toast) showToast(toast);
    // The page's own data has the conversation for when the editor is opened again.
    revalidate();
  }, [arrived, isTyping, flush, code, designer, apply, add, revalidate]);

  const canUndo = ({ step }: ChatEntry) => step !== undefined && step.label === undoLabel && sameCode(step.after, code);

  const takeBackAlone: Designer["takeBack"] = ({ key, change, step }) => {
    const edit = change && takeBack(code, change, "owner", `Took back: ${step?.label ?? ""}`);
    if (!edit) return add({ role: "assistant", text: CHANGED_SINCE });
    apply(edit);
    setEntries((now) =>
      now.map((entry) => (entry.key === key ? { ...entry, change: undefined, isTakenBack: true } : entry)),
    );
  };

  return {
    entries,
    isBusy: isRunning || arrived !== null,
    progress,
    isModel: designer !== "built-in",
    send,
    stop,
    canUndo,
    undo,
    takeBack: takeBackAlone,
  };
}
