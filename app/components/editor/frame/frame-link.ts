import { parseFromFrame, parseReady, type FromFrame, type ToFrame } from "./frame-protocol";

interface LinkHandlers {
  /** The frame has loaded, or loaded again, and knows nothing yet; `send` reaches this document of it only. */
  onReady(send: (message: ToFrame) => void): void;
  onMessage(message: FromFrame): void;
}

const keys = new WeakMap<HTMLIFrameElement, string>();

/**
 * Loads the editor's frame and listens to the editor's frame. Its page has an opaque origin, so neither side could name
 * the other's as the target of a message: `"*"` would reach whatever the frame may have been led to. So the frame
 * offers a port, which ends with its page, and is believed when it is the frame's window that speaks and it knows the
 * key, which only the editor and the page at this address can read: fragments are never passed on. Gives what ends the
 * listening. `address` is that of the website's preview, with a slash at its end.
 */
export function linkFrame(frame: HTMLIFrameElement, address: string, { onReady, onMessage }: LinkHandlers): () => void {
  const key = keys.get(frame) ?? crypto.randomUUID();
  let port: MessagePort | undefined;
  const hear = ({ source, data, ports: [offered] }: MessageEvent) => {
    if (source !== frame.contentWindow || parseReady(data)?.key !== key || !offered) return;
    port?.close();
    port = offered;
    offered.onmessage = (event) => {
      const message = parseFromFrame(event.data);
      if (message) onMessage(message);
    };
    onReady((message) => offered.postMessage(message));
  };
  addEventListener("message", hear);
  // Here and not by the element itself: it could have loaded before anybody listened.
  if (!keys.has(frame)) frame.src = `${address}?edit#${key}`;
  keys.set(frame, key);
  return () => {
    removeEventListener("message", hear);
    port?.close();
  };
}
