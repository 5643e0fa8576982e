import { withNumbers, type NodeId } from "~/modules/markup/page";
import type { PageOutline } from "~/modules/markup/page-outline";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { FramePage, ToFrame } from "./frame-protocol";

type Send = (message: ToFrame) => void;

interface Shown {
  html: string;
  css: string;
  outline: PageOutline;
}

/**
 * What the frame should show, and has been sent. Whole documents go at most once per picture that the browser
 * paints, and only what differs of them; a frame that loads again gets everything again.
 */
export class FrameView {
  private send: Send | null = null;
  private wanted: Shown | null = null;
  private sent: Partial<Shown> = {};
  /** Texts that are newer than the document. */
  private typed = new Map<NodeId, string>();
  private selected: NodeId | null = null;
  /** Whether what is selected shall come into view once there is a frame. */
  private scrolls = false;
  /** What comes into view with the next document. */
  private revealed: NodeId | null = null;
  private isScheduled = false;

  /** `schedule` runs work before the browser paints next. */
  constructor(private readonly schedule: (work: () => void) => void) {}

  /** A frame is there that knows nothing yet. */
  attach(send: Send): void {
    this.send = send;
    this.sent = {};
    this.flush();
    if (this.selected !== null) send({ type: "select", node: this.selected, scroll: this.scrolls });
    this.scrolls = false;
  }

  show({ html, css }: WebsiteCode, outline: PageOutline): void {
    this.wanted = { html, css, outline };
    this.typed.clear();
    this.plan();
  }

  /** Brings an element into view, of what is shown by then. */
  reveal(node: NodeId): void {
    this.revealed = node;
    this.plan();
  }

  showText(node: NodeId, text: string): void {
    this.typed.set(node, text);
    this.send?.({ type: "text", node, text });
  }

  select(node: NodeId | null, scroll: boolean): void {
    this.scrolls = !this.send && (scroll || (this.scrolls && node === this.selected));
    this.selected = node;
    // What is selected may be new: the document goes first.
    this.flush();
    this.send?.({ type: "select", node, scroll });
  }

  private plan(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.flush();
      if (this.revealed !== null) this.send?.({ type: "reveal", node: this.revealed });
      this.revealed = null;
    });
  }

  private flush(): void {
    this.isScheduled = false;
    if (!this.send || !this.wanted) return;
    const { html, css, outline } = this.wanted;
    const news = {
      page: isSamePage(this.wanted, this.sent) ? undefined : toFramePage(html, outline),
      css: css === this.sent.css ? undefined : css,
    };
    this.sent = this.wanted;
    if (news.page === undefined && news.css === undefined) return;
    this.send({ type: "document", ...news });
    for (const [node, text] of this.typed) this.send({ type: "text", node, text });
  }
}

/** All else of an outline follows from the html. */
const isSamePage = (one: Shown, other: Partial<Shown>) =>
  one.html === other.html && String(one.outline.unconfirmed) === String(other.outline?.unconfirmed);

function toFramePage(html: string, { numbersAt, ...rest }: PageOutline): FramePage {
  return { html: withNumbers(html, numbersAt), ...rest };
}
