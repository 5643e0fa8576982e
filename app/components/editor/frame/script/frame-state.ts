import type { NodeId } from "~/modules/markup/page";
import type { FrameKey, FromFrame, ToFrame } from "../frame-protocol";
import { connect } from "./connect";
import { writeText } from "./element-text";
import { FirstView } from "./first-view";
import { Marks } from "./marks";
import { elementOf, nearestNumbered, numberOf } from "./numbers";
import { showDocument } from "./show-document";
import { SHOWN_MARK } from "./show-placeholders";
import { textColorOf } from "./text-color";
import { TextEditing } from "./text-editing";

/** The page in the frame: what is shown, selected and edited in it. */
export class FrameState {
  readonly marks = new Marks();
  private readonly firstView = new FirstView(() => this.marks.start());
  readonly editing = new TextEditing((node, text, done) => this.send({ type: "text", node, text, done }));
  private readonly send: (message: FromFrame) => void = connect((message) => this.hear(message));
  private selected: NodeId | null = null;
  private texts = new Set<NodeId>();
  private unconfirmed: NodeId[] = [];

  /** Tells the editor what is pointed at; it answers with what that selects. */
  point(element: Element | null): void {
    this.send({ type: "select", node: numberOf(element) });
  }

  /** Selects an element whose text can be edited, or none. */
  select(element: Element | null): void {
    this.setSelected(numberOf(element));
    this.point(element);
  }

  /** The place to be filled in that an element stands in, when it does. */
  blankIn(element: EventTarget | null): HTMLElement | null {
    const around = element instanceof Element ? element.closest(`[${SHOWN_MARK}]`) : null;
    const blank = around?.querySelector<HTMLElement>("[data-plinth-hint]") ?? null;
    return blank && this.editableAt(blank);
  }

  /** Asks the editor to take a place away that nobody filled in. */
  remove(element: Element): void {
    const node = numberOf(element);
    if (node !== null && element.closest(`[${SHOWN_MARK}]`)) this.send({ type: "remove", node });
  }

  press(key: FrameKey): void {
    this.send({ type: "key", key });
  }

  /** The closest element outwards whose text can be edited in place. */
  editableAt(target: EventTarget | null): HTMLElement | null {
    let element = nearestNumbered(target);
    while (element && !this.texts.has(numberOf(element)!)) element = nearestNumbered(element.parentElement);
    return element;
  }

  get selectedElement(): HTMLElement | null {
    return elementOf(this.selected);
  }

  /** The elements whose text can be edited, as they stand in the page; those that do not show are left out. */
  textElements(): HTMLElement[] {
    const found = [...this.texts].map(elementOf).filter((element) => element !== null);
    return found.filter((element) => element.checkVisibility());
  }

  private hear(message: ToFrame): void {
    if (message.type === "document") this.show(message);
    else if (message.type === "text") this.showText(message.node, message.text);
    else if (message.type === "select") this.follow(message.node, message.scroll);
    else this.reveal(message.node);
  }

  private show({ page, css }: ToFrame & { type: "document" }): void {
    if (page) [this.texts, this.unconfirmed] = [new Set(page.texts), page.unconfirmed ?? []];
    showDocument(page?.html, css, { edited: this.editing.element, own: this.marks.host });
    this.editing.follow();
    this.setSelected(this.selected);
    const unconfirmed = this.unconfirmed.map(elementOf).filter((element) => element !== null);
    this.firstView.shown();
    this.marks.markOpen([...document.querySelectorAll(`[${SHOWN_MARK}]`)], unconfirmed);
  }

  private showText(node: NodeId, text: string): void {
    const element = elementOf(node);
    if (!element || element === this.editing.element) return;
    writeText(element, text);
    this.marks.draw();
  }

  private follow(node: NodeId | null, scroll: boolean): void {
    this.setSelected(node);
    if (scroll && this.selectedElement) bringIntoView(this.selectedElement);
  }

  private reveal(node: NodeId): void {
    const element = elementOf(node);
    if (!element) return;
    this.firstView.end();
    bringIntoView(element);
  }

  private setSelected(node: NodeId | null): void {
    this.selected = node;
    const element = this.selectedElement;
    if (element) this.firstView.end();
    this.marks.mark("selected", element);
    if (node !== null && element) this.send({ type: "color", node, color: textColorOf(element) });
  }
}

/** Scrolls to an element unless enough of it shows, opening what it is folded into. */
export function bringIntoView(element: HTMLElement): void {
  for (let at = element.closest("details"); at; at = at.parentElement!.closest("details")) at.open = true;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({
    block: bottom - top < innerHeight ? "center" : "start",
    behavior: calm ? "instant" : "smooth",
  });
}
