import { linkFrame } from "~/components/editor/frame/frame-link";
import type { FromFrame } from "~/components/editor/frame/frame-protocol";
import { FrameView } from "~/components/editor/frame/frame-view";
import { readPage } from "~/modules/markup/page";
import { outlineOf } from "~/modules/markup/page-outline";
import type { WebsiteCode } from "~/modules/site/website-code";

const view = new FrameView((work) => requestAnimationFrame(work));
const heard: FromFrame[] = [];

const show = (code: WebsiteCode) => view.show(code, outlineOf(readPage(code.html)));

/** Puts the frame in the place of the page's own content; settles when it has loaded. */
function open(path: string, code: WebsiteCode): Promise<void> {
  const frame = document.createElement("iframe");
  Object.assign(frame, { id: "framed", title: "Framed", width: "1000", height: "600" });
  frame.setAttribute("sandbox", "allow-scripts");
  document.body.replaceChildren(frame);
  show(code);
  return new Promise((resolve) => {
    linkFrame(frame, path, {
      onReady: (send) => {
        view.attach(send);
        resolve();
      },
      onMessage: (message) => heard.push(message),
    });
  });
}

const framed = { open, show, view, heard };
declare global {
  interface Window {
    framed: typeof framed;
  }
}
window.framed = framed;
