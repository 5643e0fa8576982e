const STYLE = `
  div { position: absolute; box-sizing: border-box; border: 2px solid #cf3412; box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff; }
  div.hover { border-style: dashed; border-width: 1px; }
  div[hidden] { display: none; }
`;

/** Draws what is pointed at and what is selected over the page, where neither its styles nor its layout are touched. */
export class Marks {
  /** Stands in the page, beside its body. */
  readonly host = document.createElement("plinth-marks");
  private readonly boxes = { hover: box("hover"), selected: box("selected") };
  private readonly marked: Record<"hover" | "selected", Element | null> = { hover: null, selected: null };
  private readonly sizes = new ResizeObserver(() => this.draw());

  constructor() {
    this.host.style.cssText = "all:initial;position:absolute;top:0;left:0;z-index:2147483647;pointer-events:none";
    this.host.setAttribute("aria-hidden", "true");
    const root = this.host.attachShadow({ mode: "closed" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.append(this.boxes.hover, this.boxes.selected);
    document.documentElement.append(this.host);
    this.sizes.observe(document.documentElement);
    for (const event of ["scroll", "load", "transitionend", "animationend", "toggle"]) addEventListener(event, () => this.draw(), true);
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

  /** Puts the marks where the elements are now. */
  draw(): void {
    const { hover, selected } = this.marked;
    place(this.boxes.selected, selected, this.host);
    place(this.boxes.hover, hover === selected ? null : hover, this.host);
  }
}

function box(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  element.hidden = true;
  return element;
}

function place(box: HTMLElement, element: Element | null, host: Element): void {
  box.hidden = !element?.isConnected;
  if (!element || box.hidden) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = host.getBoundingClientRect();
  Object.assign(box.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px`, width: `${width}px`, height: `${height}px` });
}
