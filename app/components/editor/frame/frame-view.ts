import { numberElements, type EditablePage, type NodeId } from "~/modules/markup/page";
import { listTexts } from "~/modules/markup/texts";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { FramePage, ToFrame } from "./frame-protocol";

type Send = (message: ToFrame) => void;

interface Shown {
  page: EditablePage;
  css: string;
  /** The elements with a claim that waits for its owner. */
  unconfirmed: NodeId[] | undefined;
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

  show({ css }: WebsiteCode, page: EditablePage, unconfirmed?: NodeId[]): void {
    this.wanted = { page, css, unconfirmed };
    this.typed.clear();
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => this.flush());
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

  private flush(): void {
    this.isScheduled = false;
    if (!this.send || !this.wanted) return;
    const { page, css, unconfirmed } = this.wanted;
    const isSame = page === this.sent.page && unconfirmed === this.sent.unconfirmed;
    const news = {
      page: isSame ? undefined : toFramePage(page, unconfirmed),
      css: css === this.sent.css ? undefined : css,
    };
    this.sent = this.wanted;
    if (news.page === undefined && news.css === undefined) return;
    this.send({ type: "document", ...news });
    for (const [node, text] of this.typed) this.send({ type: "text", node, text });
  }
}

function toFramePage(page: EditablePage, unconfirmed: NodeId[] | undefined): FramePage {
  return { html: numberElements(page), texts: listTexts(page).map(({ node }) => node), unconfirmed };
}
