import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useEditor } from "~/components/editor/editor-context";
import { useEditorControls } from "~/components/editor/editor-controls";
import { showToast } from "~/components/ui/toast-store";
import { CHANGED_SINCE, DESIGNER_ERROR, sentenceFor, STOPPED } from "~/modules/designer/designer-texts";
import { versionTitle } from "~/modules/designer/version-title";
import { applyEdit } from "~/modules/markup/edit";
import { firstChanged } from "~/modules/markup/first-changed";
import type { NodeId } from "~/modules/markup/page";
import { takeBack } from "~/modules/markup/take-back";
import { Refusal, type AskInput } from "./ask";
import { backId, changeStates } from "./change-state";
import { entriesOf, type ChatEntry } from "./chat-entry";
import type { Designer } from "./designer-context";
import { receiveAnswer, type Answered } from "./receive-answer";
import { useRequest } from "./use-request";

const UNAVAILABLE = 503;

/** What the chat says of a failure: where the designer cannot be reached, what the server says of it. */
function failureSentence(error: unknown): string {
  return (error instanceof Refusal && error.status === UNAVAILABLE && error.said) || sentenceFor(String(error));
}

let made = 0;
const newKey = () => `new-${++made}`;

/** Holds the conversation about the website in the editor, and makes each change one undo step there. */
export function useConversation(): Designer {
  const { websiteId, code, apply, selection, select } = useEditor();
  const { website, flush, isTyping, undo, undoSteps, reveal } = useEditorControls();
  const { designer, messages } = website.conversation;
  const [entries, setEntries] = useState<ChatEntry[]>(() => entriesOf(messages));
  const [arrived, setArrived] = useState<Answered | null>(null);
  /** What was selected when the request was sent. */
  const about = useRef<NodeId | null>(null);
  const [changed, setChanged] = useState<{ node: NodeId } | null>(null);
  const { revalidate } = useRevalidator();
  const add = useCallback(
    (entry: Omit<ChatEntry, "key">, key = newKey()) => setEntries((now) => [...now, { ...entry, key }]),
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
    about.current = selection;
    add({ role: "user", text: message });
    return true;
  };

  // In an effect, so that the code is as it stands when the answer is there, texts just typed included.
  useEffect(() => {
    if (!arrived) return;
    if (isTyping) return flush();
    setArrived(null);
    const { entry, edit, toast } = receiveAnswer(arrived, code, designer);
    const id = newKey();
    if (edit) {
      apply({ ...edit, id });
      // What it was about is done; the next request may be about anything.
      if (about.current !== null && about.current === selection) select(null);
      const node = firstChanged(applyEdit(code, edit).html, edit);
      if (node !== null) setChanged({ node });
    }
    add({ role: "assistant", ...entry }, id);
    if (toast) showToast(toast);
    // The page's own data has the conversation for when the editor is opened again.
    revalidate();
  }, [arrived, isTyping, flush, code, designer, apply, selection, select, add, revalidate]);

  // Once the preview has been given what to show.
  useEffect(() => {
    if (changed) reveal(changed.node);
  }, [changed, reveal]);

  const stateOf = useMemo(() => changeStates(code, undoSteps), [code, undoSteps]);

  const takeBackAlone: Designer["takeBack"] = (entry) => {
    const edit =
      entry.change && takeBack(code, entry.change, "owner", `Took back: ${entry.step ?? versionTitle(entry.text)}`);
    if (!edit) return add({ role: "assistant", text: CHANGED_SINCE });
    apply({ ...edit, id: backId(entry) });
  };

  return {
    entries,
    isBusy: isRunning || arrived !== null,
    progress,
    isModel: designer !== "built-in",
    send,
    stop,
    stateOf,
    undo,
    takeBack: takeBackAlone,
  };
}
