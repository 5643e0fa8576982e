/** How long the first view has the browser for itself: as long as the editor around it needs to start. */
const HEAD_START_MS = 500;

const sheet = new CSSStyleSheet();
// What a section clips while it is under this rule nobody sees: it goes once the first view is there.
sheet.replaceSync("section { content-visibility: auto; contain-intrinsic-size: auto 40rem; }");

/**
 * Has the browser lay out what shows first and leave the rest of a long page for when it has time. While it waits,
 * asking where an element is lays out its section, and where it will be is not known yet.
 */
export class FirstView {
  isAlone = true;

  constructor(private readonly onWhole: () => void) {
    document.adoptedStyleSheets.push(sheet);
  }

  /** The page has come. */
  shown(): void {
    setTimeout(() => this.end(), HEAD_START_MS);
  }

  /** The rest is laid out now. */
  end(): void {
    if (!this.isAlone) return;
    this.isAlone = false;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    this.onWhole();
  }
}
