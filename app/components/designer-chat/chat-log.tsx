import clsx from "clsx";
import { useEffect, useRef, type RefObject } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { SpinnerMark } from "../ui/spinner";
import type { ChatEntry } from "./chat-entry";
import { FailedOffers } from "./failed-offers";
import { useDesigner } from "./designer-context";
import type { AnswerProgress } from "./use-request";
import { useWaitingWords } from "./use-waiting-words";

/** What was said, newest last and in sight; what is added is announced. */
export function ChatLog() {
  const { entries, isBusy, progress } = useDesigner();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = end.current?.parentElement;
    log?.scrollTo({ top: log.scrollHeight });
  }, [entries.length, isBusy, progress]);
  useNewestInSight(end, entries.length);
  return (
    <div
      role="log"
      aria-label="Conversation"
      // Scrollable by keyboard, so it must take the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="grid max-h-[min(45vh,26rem)] grid-cols-1 gap-4 overflow-y-auto pr-1"
    >
      {entries.map((entry) => (
        <Message key={entry.key} entry={entry} />
      ))}
      {isBusy ? <Waiting progress={progress} /> : <FailedOffers entry={entries.at(-1)} />}
      <div ref={end} />
    </div>
  );
}

/** On a phone the box that one writes in pushes the conversation out of its sheet: what is added comes back into it. */
function useNewestInSight(end: RefObject<HTMLElement | null>, count: number) {
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    [...(end.current?.parentElement?.querySelectorAll("[data-message]") ?? [])]
      .at(-1)
      ?.scrollIntoView({ block: "nearest" });
  }, [end, count]);
}

function Message({ entry }: { entry: ChatEntry }) {
  const isOwner = entry.role === "user";
  return (
    <div data-message className={clsx("grid min-w-0 scroll-mt-14 gap-1", isOwner && "ml-8 justify-items-end")}>
      <p className="text-sm font-semibold">{isOwner ? "You" : "AI Designer"}</p>
      <p className={clsx("whitespace-pre-line wrap-anywhere", isOwner ? "rounded-sm bg-sunken px-3 py-2" : "text-ink")}>
        {entry.text}
      </p>
      {entry.changed ? <Change entry={entry} changed={entry.changed} /> : null}
    </div>
  );
}

const GONE = { undone: "Undone", "taken back": "Taken back" } as const;

/** Said of a change of which cannot be told whether it still stands. */
const CHANGED_THEN = "Changed at the time";

/** What an answer changed and how to take it back, or that it is not there any more. */
function Change({ entry, changed }: { entry: ChatEntry; changed: string }) {
  const { stateOf, undo, takeBack } = useDesigner();
  const state = stateOf(entry);
  if (state === "unknown") return <p className="text-sm text-muted">{CHANGED_THEN}</p>;
  const isGone = state === "undone" || state === "taken back";
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="inline-flex items-center gap-1.5">
        <Icon name={isGone ? "undo" : "check"} className={isGone ? undefined : "text-success"} />
        {isGone ? GONE[state] : `Changed: ${changed}`}
      </span>
      {state === "last" ? (
        <Button type="button" size="sm" onClick={undo}>
          <Icon name="undo" />
          Undo
        </Button>
      ) : null}
      {state === "there" && entry.change ? (
        <Button type="button" size="sm" onClick={() => takeBack(entry)}>
          <Icon name="undo" />
          Take this back
        </Button>
      ) : null}
    </div>
  );
}

function Waiting({ progress }: { progress: AnswerProgress | null }) {
  return (
    <>
      {progress?.words ? (
        // It grows too fast to be announced; the whole answer is.
        <div aria-live="off" className="grid gap-1">
          <p className="text-sm font-semibold">AI Designer</p>
          <p className="whitespace-pre-line wrap-anywhere">{progress.words}</p>
        </div>
      ) : null}
      <p className="flex items-center gap-3 text-muted">
        <SpinnerMark className="text-signal-text" />
        {useWaitingWords(progress?.step)}
      </p>
    </>
  );
}
