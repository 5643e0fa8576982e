import { useEffect, useRef, useState, type RefObject } from "react";
import type { NodeId } from "~/modules/markup/page";
import type { PageOutline } from "~/modules/markup/page-outline";
import type { WebsiteCode } from "~/modules/site/website-code";
import { linkFrame } from "./frame-link";
import type { FrameKey, FromFrame } from "./frame-protocol";
import { FrameView } from "./frame-view";

export interface FrameHandlers {
  /** The owner pointed at an element, or at none. */
  onSelect(node: NodeId | null): void;
  /** The owner types into an element; `done` once the typing has ended. */
  onText(node: NodeId, text: string, done: boolean): void;
  /** The owner asked to take away what stands here, by key. */
  onRemove(node: NodeId): void;
  onKey(key: FrameKey): void;
  /** The colour of the selected element's text, as six hex digits. */
  onColor(node: NodeId, color: string): void;
}

export interface Frame {
  /**
   * Shows the code with the next picture, and marks what is unconfirmed; cheap to call, also with what is shown
   * already.
   */
  show(code: WebsiteCode, outline: PageOutline): void;
  /** Shows the text of one element at once, until a document says otherwise. */
  showText(node: NodeId, text: string): void;
  /** Marks an element, and brings it into view when asked. */
  select(node: NodeId | null, options?: { scroll?: boolean }): void;
  /** Brings an element of what was just shown into view. */
  reveal(node: NodeId): void;
  /** Whether the frame has loaded; what it was given before is kept for it. */
  ready: boolean;
}

/** Speaks with the page in the editor's frame (`EditorFrame`). What it gives stays the same but for `ready`. */
export function useFrame(ref: RefObject<HTMLIFrameElement | null>, handlers: FrameHandlers): Frame {
  const current = useRef(handlers);
  current.current = handlers;
  const [view] = useState(() => new FrameView((work) => requestAnimationFrame(work)));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const address = ref.current?.dataset.preview;
    if (!ref.current || address === undefined) return;
    return linkFrame(ref.current, address, {
      onReady: (send) => {
        view.attach(send);
        setReady(true);
      },
      onMessage: (message) => pass(message, current.current),
    });
  }, [ref, view]);
  const [calls] = useState(() => ({
    show: (code: WebsiteCode, outline: PageOutline) => view.show(code, outline),
    showText: (node: NodeId, text: string) => view.showText(node, text),
    select: (node: NodeId | null, { scroll = false }: { scroll?: boolean } = {}) => view.select(node, scroll),
    reveal: (node: NodeId) => view.reveal(node),
  }));
  return { ...calls, ready };
}

function pass(message: FromFrame, { onSelect, onText, onRemove, onKey, onColor }: FrameHandlers): void {
  if (message.type === "select") onSelect(message.node);
  else if (message.type === "remove") onRemove(message.node);
  else if (message.type === "text") onText(message.node, message.text, message.done);
  else if (message.type === "color") onColor(message.node, message.color);
  else onKey(message.key);
}
