import { parseToFrame, PROTOCOL, type FromFrame, type Ready, type ToFrame } from "../frame-protocol";

/** Origin of the app, as the server tells it to this script (app/http/editor-frame.server.ts). */
declare const APP_ORIGIN: string;

/**
 * Offers the editor a port as soon as the page is read and the address names the editor's key. Gives what sends a
 * message; without an editor it goes nowhere.
 */
export function connect(hear: (message: ToFrame) => void): (message: FromFrame) => void {
  let port: MessagePort | undefined;
  const offer = () => {
    const key = location.hash.slice(1);
    if (!key || parent === window) return;
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.onmessage = ({ data }) => {
      const message = parseToFrame(data);
      if (message) hear(message);
    };
    const ready: Ready = { plinth: PROTOCOL, key };
    // Whoever else has this page in a frame is not given the port.
    parent.postMessage(ready, APP_ORIGIN, [channel.port2]);
  };
  addEventListener("hashchange", offer);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", offer);
  else offer();
  return (message) => port?.postMessage(message);
}
