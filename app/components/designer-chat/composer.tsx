import { useId, useRef, type KeyboardEvent } from "react";
import { Button } from "../ui/button";
import { useDesigner } from "./designer-context";

interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
}

/** Where a request is written. Enter sends it, Shift and Enter make a new line. */
export function Composer({ draft, onDraft, onSend }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, isModel, stop } = useDesigner();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const stopAsking = () => {
    stop();
    field.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="w-fit font-medium">
        What should change?
      </label>
      <textarea
        id={id}
        ref={field}
        name="message"
        rows={3}
        enterKeyHint="send"
        maxLength={4_000}
        value={draft}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
        className="control field-sizing-content max-h-60 min-h-20 resize-y"
      />
      <div className="flex flex-wrap items-start gap-2">
        <p id={`${id}-hint`} className="max-w-48 flex-1 text-sm text-muted noscript:hidden pointer-coarse:hidden">
          Enter sends, Shift+Enter makes a new line.
        </p>
        <div className="ml-auto flex gap-2">
          {isBusy ? (
            <Button type="button" onClick={stopAsking}>
              Stop
            </Button>
          ) : null}
          {isModel ? (
            <Button className="script:hidden" name="designer" value="built-in">
              Ask the built-in designer
            </Button>
          ) : null}
          <Button variant="primary" disabled={isBusy}>
            Send
          </Button>
        </div>
      </div>
    </div>
  );
}
