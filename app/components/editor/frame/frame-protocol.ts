import type { NodeId } from "~/modules/markup/page";

/** Raised when a message changes its meaning: a frame and an editor of different builds then leave each other alone. */
export const PROTOCOL = 1;

const KEYS = ["undo", "redo", "save", "full"] as const;

/** What the owner asked for by the keyboard while the frame had the focus. */
export type FrameKey = (typeof KEYS)[number];

/** The one message that goes from window to window. It brings the port through which everything else goes. */
export interface Ready {
  plinth: typeof PROTOCOL;
  /** What the editor wrote into the frame's address: a page that the frame has strayed to does not know it. */
  key: string;
}

/**
 * All that a frame can say: to select, to change the text of one element, to take a placeholder away, a few keys, and
 * the colour of what is selected.
 */
export type FromFrame =
  | { type: "select"; node: NodeId | null }
  /** `done` when the typing has ended; until then the text is still being typed. */
  | { type: "text"; node: NodeId; text: string; done: boolean }
  | { type: "remove"; node: NodeId }
  /** How the text of the selected element looks, as six hex digits. */
  | { type: "color"; node: NodeId; color: string }
  | { type: "key"; key: FrameKey };

export type ToFrame =
  /** The page as it is now; a part that is left out is as it was. */
  | { type: "document"; page?: FramePage; css?: string }
  | { type: "text"; node: NodeId; text: string }
  | { type: "select"; node: NodeId | null; scroll: boolean }
  /** Brings what was changed into view. */
  | { type: "reveal"; node: NodeId };

export interface FramePage {
  /** With each element's number in it. */
  html: string;
  /** The elements whose text can be edited in place. */
  texts: NodeId[];
  /** Those with a claim that waits for its owner; none when left out. */
  unconfirmed?: NodeId[];
}

/** The message that a window sent, or null when it is none of ours. */
export function parseReady(data: unknown): Ready | null {
  if (!isRecord(data) || data.plinth !== PROTOCOL || typeof data.key !== "string") return null;
  return { plinth: PROTOCOL, key: data.key };
}

/** A message from the frame, made anew of its known fields; null for anything else. */
export function parseFromFrame(data: unknown): FromFrame | null {
  if (!isRecord(data)) return null;
  const { type, node, text, done, key, color } = data;
  if (type === "select" && isNodeOrNull(node)) return { type, node };
  if (type === "text" && isNode(node) && typeof text === "string" && typeof done === "boolean")
    return { type, node, text, done };
  if (type === "remove" && isNode(node)) return { type, node };
  if (type === "color" && isNode(node) && typeof color === "string" && /^#[\da-f]{6}$/.test(color))
    return { type, node, color };
  const known = KEYS.find((name) => name === key);
  return type === "key" && known ? { type, key: known } : null;
}

/** A message from the editor, made anew of its known fields; null for anything else. */
export function parseToFrame(data: unknown): ToFrame | null {
  if (!isRecord(data)) return null;
  const { type, node, text, scroll, page, css } = data;
  if (type === "document" && isOptional(page, isPage) && isOptional(css, isString)) return { type, page, css };
  if (type === "text" && isNode(node) && isString(text)) return { type, node, text };
  if (type === "reveal" && isNode(node)) return { type, node };
  return type === "select" && isNodeOrNull(node) && typeof scroll === "boolean" ? { type, node, scroll } : null;
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === "object" && data !== null;
const isString = (value: unknown): value is string => typeof value === "string";
const isNode = (value: unknown): value is NodeId => Number.isSafeInteger(value) && (value as number) >= 0;
const isNodeOrNull = (value: unknown): value is NodeId | null => value === null || isNode(value);
const isPage = (value: unknown): value is FramePage =>
  isRecord(value) && isString(value.html) && isNodes(value.texts) && isOptional(value.unconfirmed, isNodes);
const isNodes = (value: unknown): value is NodeId[] => Array.isArray(value) && value.every(isNode);

function isOptional<Value>(value: unknown, is: (value: unknown) => value is Value): value is Value | undefined {
  return value === undefined || is(value);
}
