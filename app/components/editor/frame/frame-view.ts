import { numberElements, type EditablePage, type NodeId } from "~/modules/editing/page";
import { listTexts } from "~/modules/editing/texts";
import type { GeneratedCode } from "~/modules/generation/generated-code";
import type { FramePage, ToFrame } from "./frame-protocol";

type Send = (message: ToFrame) => void;

/**
 * What the frame should show, and has been sent. Whole documents go at most once per picture that the browser
 * paints, and only what differs of them; a frame that loads again gets everything again.
 */
export class FrameView {
  private send: Send | null = null;
  private wanted: { page: EditablePage; css: string } | null = null;
  private sent: { page?: EditablePage; css?: string } = {};
  /** Texts that are newer than the document. */
  private typed = new Map<NodeId, string>();
  private selected: NodeId | null = null;
  private isScheduled = false;

  /** `schedule` runs work before the browser paints next. */
  constructor(private readonly schedule: (work: () => void) => void) {}

  /** A frame is there that knows nothing yet. */
  attach(send: Send): void {
    this.send = send;
    this.sent = {};
    this.flush();
    if (this.selected !== null) send({ type: "select", node: this.selected, scroll: false });
  }

  show({ css }: GeneratedCode, page: EditablePage): void {
    this.wanted = { page, css };
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
    this.selected = node;
    // What is selected may be new: the document goes first.
    this.flush();
    this.send?.({ type: "select", node, scroll });
  }

  private flush(): void {
    this.isScheduled = false;
    if (!this.send || !this.wanted) return;
    const { page, css } = this.wanted;
    const news = { page: page === this.sent.page ? undefined : toFramePage(page), css: css === this.sent.css ? undefined : css };
    this.sent = this.wanted;
    if (news.page === undefined && news.css === undefined) return;
    this.send({ type: "document", ...news });
    for (const [node, text] of this.typed) this.send({ type: "text", node, text });
  }
}

function toFramePage(page: EditablePage): FramePage {
  return { html: numberElements(page), texts: listTexts(page).map(({ node }) => node) };
}
