import { ONLY_YOU, PLEASE_CONFIRM } from "../../placeholders/hints";

const STYLE = `
  div { position: absolute; box-sizing: border-box; border: 2px solid #cf3412; box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff; }
  div.hover { border-style: dashed; border-width: 1px; }
  div[hidden] { display: none; }
  div.open { border: 2px dashed #1c1b19; box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff; }
  div.open::before { content: "${ONLY_YOU}"; position: absolute; top: 0; left: 0; padding: 4px 10px; background: #1c1b19; color: #fff; font: 600 13px/1.3 system-ui, sans-serif; }
  div.unconfirmed { border: 1px dashed #8a5a00; box-shadow: 0 0 0 1px #fff8, inset 0 0 0 1px #fff8; }
  div.unconfirmed::before { content: "${PLEASE_CONFIRM}"; position: absolute; top: 0; right: 8px; translate: 0 -50%; padding: 1px 6px; background: #8a5a00; color: #fff; font: 600 11px/1.4 system-ui, sans-serif; white-space: nowrap; }
`;

interface Mark {
  box: HTMLElement;
  element: Element | null;
}

/** Draws what is pointed at and what is selected over the page, where neither its styles nor its layout are touched. */
export class Marks {
  /** Stands in the page, beside its body. */
  readonly host = document.createElement("plinth-marks");
  private readonly root = this.host.attachShadow({ mode: "closed" });
  private readonly boxes = { hover: box("hover"), selected: box("selected") };
  private readonly marked: Record<"hover" | "selected", Element | null> = { hover: null, selected: null };
  /** What waits for its owner, each in a box of its own. */
  private open: Mark[] = [];
  private isDrawn = false;
  private readonly sizes = new ResizeObserver(() => this.draw());

  constructor() {
    this.host.style.cssText = "all:initial;position:absolute;top:0;left:0;z-index:2147483647;pointer-events:none";
    this.host.setAttribute("aria-hidden", "true");
    const root = this.root;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.append(this.boxes.hover, this.boxes.selected);
    document.documentElement.append(this.host);
    this.sizes.observe(document.documentElement);
    for (const event of ["scroll", "load", "transitionend", "animationend", "toggle"])
      addEventListener(event, () => this.draw(), true);
  }

  /** Marks another element, or none. */
  mark(kind: "hover" | "selected", element: Element | null): void {
    const before = this.marked[kind];
    if (before === element) return;
    if (before) this.sizes.unobserve(before);
    this.marked[kind] = element;
    for (const each of Object.values(this.marked)) if (each) this.sizes.observe(each);
    this.draw();
  }

  /** Marks these, and no others, as what only the owner sees, and as what the owner has not confirmed. */
  markOpen(unseen: Element[], unconfirmed: Element[]): void {
    for (const { box } of this.open) box.remove();
    const boxed = (name: string) => (element: Element) => ({ element, box: box(name) });
    this.open = [...unseen.map(boxed("open")), ...unconfirmed.map(boxed("unconfirmed"))];
    this.root.prepend(...this.open.map((each) => each.box));
    this.draw();
  }

  /** Draws from now on: the page is laid out. */
  start(): void {
    this.isDrawn = true;
    this.draw();
  }

  /** Puts the marks where the elements are now; all are looked up before one moves, so that the page is laid out once. */
  draw(): void {
    if (!this.isDrawn) return;
    const { hover, selected } = this.marked;
    const all: Mark[] = [
      ...this.open,
      { box: this.boxes.selected, element: selected },
      { box: this.boxes.hover, element: hover === selected ? null : hover },
    ];
    const origin = this.host.getBoundingClientRect();
    const placed = all.map(({ box, element }) => ({
      box,
      at: element?.isConnected && element.getBoundingClientRect(),
    }));
    for (const { box, at } of placed) place(box, at || null, origin);
  }
}

function box(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  element.hidden = true;
  return element;
}

function place(box: HTMLElement, at: DOMRect | null, origin: DOMRect): void {
  box.hidden = at === null;
  if (!at) return;
  Object.assign(box.style, {
    left: `${at.left - origin.left}px`,
    top: `${at.top - origin.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
}
