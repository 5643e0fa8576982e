import { useState } from "react";
import { useEditor } from "../editor/editor-context";
import { AnswerOffers } from "./answer-offers";
import { AskForm } from "./ask-form";
import { AskedAbout } from "./asked-about";
import { ChatLog } from "./chat-log";
import { Composer } from "./composer";
import { useDesigner } from "./designer-context";
import { Examples } from "./examples";

/** The AI designer: asked in words, it changes the website in the editor. */
export function DesignerChat() {
  const { title } = useEditor();
  const { entries, isBusy, send } = useDesigner();
  const [draft, setDraft] = useState("");
  const submit = (message: string) => {
    if (send(message)) setDraft("");
  };
  return (
    <div className="grid grid-cols-1 gap-4 p-1">
      {entries.length > 0 ? (
        <ChatLog />
      ) : (
        <p className="text-muted">
          Say in your own words what to change on {title}. You see it at once, and can undo it.
        </p>
      )}
      <AskForm onAsk={() => submit(draft)}>
        {entries.length === 0 ? <Examples disabled={isBusy} onChoose={submit} /> : null}
        <AnswerOffers />
        <AskedAbout />
        <Composer draft={draft} onDraft={setDraft} onSend={() => submit(draft)} />
      </AskForm>
    </div>
  );
}
