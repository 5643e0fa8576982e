import type { NodeId } from "~/modules/markup/page";
import { readText, tidySpaces } from "./element-text";
import { numberOf } from "./numbers";

type Tell = (node: NodeId, text: string, done: boolean) => void;

/** Edits the text of one element in its place in the page. */
export class TextEditing {
  /** What is being edited. */
  element: HTMLElement | null = null;
  private node: NodeId = 0;
  private before: Node[] = [];

  constructor(private readonly tell: Tell) {
    addEventListener("input", () => this.element && this.tell(this.node, readText(this.element), false));
    addEventListener("focusout", (event) => event.target === this.element && this.end());
    addEventListener("paste", (event) => this.paste(event), true);
    addEventListener("beforeinput", (event) => event.inputType === "insertFromDrop" && event.preventDefault(), true);
  }

  /** Starts with the caret at a point of the window, or at the end of the text. */
  begin(element: HTMLElement, point?: { x: number; y: number }): void {
    this.end();
    this.node = numberOf(element)!;
    this.before = [...element.childNodes].map((child) => child.cloneNode(true));
    // While it is edited each space shows; those of the source's layout would appear.
    if (!getComputedStyle(element).whiteSpace.startsWith("pre")) tidySpaces(element);
    this.element = element;
    element.contentEditable = "plaintext-only";
    element.focus({ preventScroll: true });
    placeCaret(element, point);
  }

  /** Ends and keeps what was typed, or takes it back. */
  end({ keep }: { keep: boolean } = { keep: true }): void {
    const { element } = this;
    if (!element) return;
    this.element = null;
    element.removeAttribute("contenteditable");
    if (!keep) element.replaceChildren(...this.before);
    this.tell(this.node, readText(element), true);
    document.body.focus({ preventScroll: true });
  }

  /** A document has come: ends when what is edited is gone, or is another element now. */
  follow(): void {
    if (!this.element || (this.element.isConnected && numberOf(this.element) === this.node)) return;
    this.element.removeAttribute("contenteditable");
    this.element = null;
  }

  /** Types into what is edited, as one step of the browser's own undo. */
  type(text: string): void {
    // Deprecated, and the only way to type that undo knows of.
    document.execCommand("insertText", false, text);
  }

  private paste(event: ClipboardEvent): void {
    if (!this.element) return;
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? "";
    if (text) this.type(text);
  }
}

function placeCaret(element: HTMLElement, point?: { x: number; y: number }): void {
  const selection = getSelection()!;
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y);
  if (caret && element.contains(caret.offsetNode)) return selection.collapse(caret.offsetNode, caret.offset);
  selection.selectAllChildren(element);
  selection.collapseToEnd();
}
