import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type MutableRefObject } from "react";
import { showToast } from "~/components/ui/toast-store";
import type { Merge, Side } from "~/modules/markup/merge-code";
import { isDirty, merged, mergeOf, savedAs, type EditorState } from "./editor-state";
import { saveCode, type SavedCode } from "./save-code";

type Phase = "idle" | "saving" | "failed" | "offline" | "conflict" | "signedOut";

interface SaveInput {
  websiteId: number;
  /** Whether visitors see the website, as it was deployed last. */
  isLive: boolean;
  latest: MutableRefObject<EditorState>;
  update: (change: (state: EditorState) => EditorState) => void;
  /** Makes what is being typed an edit. */
  flush: () => void;
  /** Has what is unsaved come back by itself after sign-in; false where this browser keeps nothing. */
  resumeAfterSignIn: () => Promise<boolean>;
}

const OFFLINE = {
  title: "You Are Offline",
  description: "Your changes are kept on this device, and saved as soon as you are connected again.",
  variant: "warning",
} as const;

const SIGNED_OUT = "You are signed out. Sign in again in another tab, then save here once more.";

/** A website that changes more often than this while it is saved is being changed by a machine. */
const MOST_TRIES = 5;

/** What was saved elsewhere, and the state that it was laid beside. */
interface Met {
  there: SavedCode;
  merge: Merge;
  state: EditorState;
}

/**
 * Saving, one request at a time. What was saved elsewhere meanwhile is brought in where it is in other places;
 * `conflicts` are the places that both changed, which `answer` decides and saves.
 */
export function useSave({ websiteId, isLive, latest, update, flush, resumeAfterSignIn }: SaveInput) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [met, setMet] = useState<Met | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const { revalidate } = useRevalidator();

  /** What was saved elsewhere, brought in; false where there is something to ask. */
  const bringIn = useCallback(
    (there: SavedCode) => {
      flush();
      const state = latest.current;
      const merge = mergeOf(state, there);
      if (merge.conflicts.length > 0) setMet({ there, merge, state });
      else update(() => merged(state, there, merge));
      return merge.conflicts.length === 0;
    },
    [latest, update, flush],
  );

  const send = useCallback(async () => {
    flush();
    let isMerged = false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (!isDirty(latest.current) && !isMerged) return true;
      setPhase("saving");
      const { revision, history } = latest.current;
      const outcome = await saveCode({ websiteId, code: history.code, revision });
      if (outcome.kind === "conflict") {
        isMerged = bringIn(outcome.there);
        if (isMerged) continue;
        setPhase("conflict");
        return false;
      }
      if (outcome.kind === "signedOut") {
        const comesBack = await resumeAfterSignIn();
        setPhase(comesBack ? "signedOut" : "failed");
        return comesBack ? false : tellFailure(SIGNED_OUT);
      }
      if (outcome.kind === "offline") {
        setPhase("offline");
        showToast(OFFLINE);
        return false;
      }
      setPhase(outcome.kind === "saved" ? "idle" : "failed");
      if (outcome.kind === "failed") return tellFailure(outcome.message);
      update((state) => savedAs(state, history.code, outcome.revision));
      showToast({
        title: "Changes Saved",
        description: descriptionOf(isMerged, isLive),
      });
      revalidate();
      return true;
    }
    setPhase("failed");
    return tellFailure("This website is being changed elsewhere at the same moment. Please try again.");
  }, [websiteId, isLive, latest, update, flush, resumeAfterSignIn, revalidate, bringIn]);

  const save = useCallback(() => (running.current ??= send().finally(() => (running.current = null))), [send]);
  useEffect(() => {
    if (phase !== "offline") return;
    const saveNow = () => void save();
    window.addEventListener("online", saveNow);
    return () => window.removeEventListener("online", saveNow);
  }, [phase, save]);
  const answer = (sides: Side[]) => {
    if (!met) return;
    setMet(null);
    setPhase("idle");
    // Undo, by keys, is the one thing that can have happened behind the question; then what is there is asked about
    // anew.
    if (latest.current.history === met.state.history) update((state) => merged(state, met.there, met.merge, sides));
    void save();
  };
  return {
    phase,
    save,
    answer,
    conflicts: met?.merge.conflicts ?? [],
    settle: useCallback(() => setPhase("idle"), []),
  };
}

function descriptionOf(isMerged: boolean, isLive: boolean): string | undefined {
  const merged = isMerged && "What was changed elsewhere meanwhile is in it, too.";
  const next = isLive && "Visitors see them once you press Redeploy Website.";
  return [merged, next].filter(Boolean).join(" ") || undefined;
}

function tellFailure(message: string | null): false {
  showToast({ title: "Save Failed", description: message ?? "Please try again.", variant: "destructive" });
  return false;
}
