import type { Benches } from "./bench";
import type { World } from "./world";

/** The benches of a running box. Each is loaded when it is opened: what it imports reads its settings then. */
export const BOX_BENCHES: Benches<World> = {
  "Generate Website to finished site": async (world) => (await import("./press-to-finished")).pressToFinished(world),
  "overhead of a website by a model that answers at once": async () =>
    (await import("./model-overhead")).modelOverhead(),
  "enqueue to job start": async (world) => (await import("./enqueue-to-start")).enqueueToStart(world),
  "Deploy Website to first new byte": async (world) =>
    (await import("./deploy-to-first-byte")).deployToFirstByte(world),
  "Redeploy Website to first new byte": async (world) =>
    (await import("./deploy-to-first-byte")).redeployToFirstByte(world),
  "edit a text of a 200 KB page": async () => (await import("./edit-200kb")).edit200Kb(),
  "select to fields shown, 200 KB page": async (world) => (await import("./editor-speed")).selectToFields(world),
  "keystroke to preview, 200 KB page": async (world) => (await import("./editor-speed")).keystrokeToPreview(world),
  "built-in designer's answer to preview": async (world) => (await import("./editor-speed")).designerToPreview(world),
  "phrasings that the built-in designer misses": async () => (await import("./designer-phrasings")).designerPhrasings(),
  "strangers' requests that the built-in designer does not do": async () =>
    (await import("./fresh-edits")).freshEdits("not done"),
  "strangers' requests that it does wrong": async () => (await import("./fresh-edits")).freshEdits("wrong"),
  "the editor's own JavaScript, gzipped": async (world) => (await import("./editor-weight")).editorWeight(world),
  "the dashboard with six websites": async (world) => (await import("./dashboard-weight")).dashboardWeight(world),
  "a website's dialog": async (world) => (await import("./dialog-weight")).dialogWeight(world),
  "a website's dialog, pressed at once": async (world) => (await import("./dialog-weight")).earlyDialogWeight(world),
  "opening the editor of a 200 KB page": async (world) => (await import("./editor-opens")).editorOpens(world),
  "static checks of a 60 KB page": async () => (await import("./static-checks")).staticChecks(),
  "a stranger's longest wait while hostile messages and pages are worked on": async (world) =>
    (await import("./stranger-waits")).strangerWaits(world),
  "browser part of a page": async () => (await import("./browser-part")).browserPart(),
  "invented claims missed": async () => (await import("./claims")).missedClaims(),
  "false alarms about claims": async () => (await import("./claims")).falselyOpenClaims(),
  "claims of a 60 KB page": async () => (await import("./claims")).claimsOfPage(),
  "first token to screen": async (world) => (await import("./first-token")).firstToken(world),
};
