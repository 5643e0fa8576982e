import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { DraftQuestion } from "~/components/drafts/draft-question";
import { useLoginRedirect } from "~/components/login-redirect";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { ConflictQuestion } from "./conflict-question";
import { EditorContext } from "./editor-context";
import { EditorControlsContext } from "./editor-controls";
import { LeaveQuestion } from "./leave-question";
import { useEditorMachine } from "./use-editor-machine";

interface EditorProviderProps {
  website: WebsiteResult;
  code: WebsiteCode;
  children: ReactNode;
}

const nothing = () => false;

/**
 * Keeps a website's unsaved edits for everything inside, through tabs and dialogs, until they are saved or given up.
 */
export function EditorProvider({ website, code, children }: EditorProviderProps) {
  const { editor, controls, draft, hasEdits, save, phase, answer, conflicts, settle } = useEditorMachine(website, code);
  const copying = useFetcher();
  const isSignedOut = phase === "signedOut";
  useLoginRedirect(isSignedOut);
  // `?code` says that the form holds a whole website, for which the server allows more.
  const copy = () => {
    draft.forget();
    copying.submit({ intent: "copy", ...editor.code }, { method: "post", action: `/analysis/${website.id}?code` });
  };
  return (
    <EditorContext.Provider value={editor}>
      <EditorControlsContext.Provider value={controls}>
        {children}
        <DraftQuestion offered={draft.offered} answers={draft.answers}>
          You changed this website here and did not save it. Your changes are kept on this device; the website is as it
          was saved.
        </DraftQuestion>
        <LeaveQuestion
          hasEdits={isSignedOut ? nothing : hasEdits}
          isSaving={phase === "saving"}
          save={save}
          discard={controls.discard}
        />
        {phase === "conflict" ? (
          <ConflictQuestion
            conflicts={conflicts}
            onAnswer={answer}
            onCopy={copy}
            isCopying={copying.state !== "idle"}
            onClose={settle}
          />
        ) : null}
      </EditorControlsContext.Provider>
    </EditorContext.Provider>
  );
}
