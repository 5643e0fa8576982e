import { followKeys } from "./follow-keys";
import { followPointer } from "./follow-pointer";
import { FrameState } from "./frame-state";
import { placeholderStyles } from "./show-placeholders";

// The only script in the editor's frame. It stands before everything of the site, so that nothing there can be pressed
// before it listens; box/editor-frame-script.ts makes one file of it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  html { touch-action: manipulation; }
  body:focus-visible { outline: 2px solid #cf3412 !important; outline-offset: -2px; }
  [contenteditable] { outline: none !important; cursor: text !important; user-select: text !important; white-space: pre-wrap !important; }
  iframe:not([src], [srcdoc]) { background: repeating-linear-gradient(135deg, #8883 0 8px, #8881 8px 16px); }
  @media (height < 42rem) { .dock { display: none !important; } }
  ${placeholderStyles}
`);
document.adoptedStyleSheets.push(sheet);

const state = new FrameState();
followPointer(state);
followKeys(state);
document.currentScript?.remove();
