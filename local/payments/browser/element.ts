import {
  CONNECT,
  type Appearance,
  type Font,
  type FrameResult,
  type FromFrame,
  type Question,
  type ToFrame,
} from "./messages";

type Handler = (event?: unknown) => void;

/** A card form inside a frame of the payments server, with the interface of a Stripe element. */
export class CardElement {
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly questions = new Map<number, (result: FrameResult) => void>();
  private frame: HTMLIFrameElement | undefined;
  private port: MessagePort | undefined;
  private lastQuestion = 0;

  constructor(
    readonly type: string,
    private readonly origin: string,
    private appearance: Appearance,
    private readonly fonts: Font[],
  ) {}

  mount(target: HTMLElement | string) {
    const place = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
    if (!place) throw new Error(`There is no element to mount on: ${String(target)}`);
    if (this.frame) return;
    this.frame = this.makeFrame();
    place.replaceChildren(this.frame);
    // Listeners that are added in the same turn hear it too.
    queueMicrotask(() => this.emit("loaderstart", { elementType: this.type }));
  }

  unmount() {
    this.port?.close();
    this.frame?.remove();
    this.port = this.frame = undefined;
    for (const answer of this.questions.values()) answer(gone);
    this.questions.clear();
  }

  destroy() {
    this.unmount();
    this.handlers.clear();
  }

  on(event: string, handler: Handler) {
    const handlers = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, handlers.add(handler));
    return this;
  }

  once(event: string, handler: Handler) {
    const onlyOnce: Handler = (value) => {
      this.off(event, onlyOnce);
      handler(value);
    };
    return this.on(event, onlyOnce);
  }

  off(event: string, handler?: Handler) {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  /** Options of the form itself change nothing here; its look changes through the group of elements. */
  update(_options: unknown) {
    return this;
  }

  dress(appearance: Appearance) {
    this.appearance = appearance;
    this.say({ type: "appearance", appearance, fonts: this.fonts });
  }

  focus() {
    this.say({ type: "focus" });
  }

  blur() {
    this.say({ type: "blur" });
  }

  clear() {
    this.say({ type: "clear" });
  }

  /** Asks the frame; resolves with its answer, or with an error when the form is not on the page. */
  ask(question: Question): Promise<FrameResult> {
    if (!this.port) return Promise.resolve(gone);
    const id = (this.lastQuestion += 1);
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.say({ type: "question", id, question });
    });
  }

  private makeFrame(): HTMLIFrameElement {
    const frame = document.createElement("iframe");
    frame.src = `${this.origin}/v3/card-form`;
    frame.title = "Secure payment input frame";
    frame.allow = "payment *";
    Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: "0" });
    frame.addEventListener("load", () => this.connect(frame));
    return frame;
  }

  private connect(frame: HTMLIFrameElement) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.hear(data);
    this.port = port1;
    frame.contentWindow?.postMessage(CONNECT, this.origin, [port2]);
  }

  private say(message: ToFrame) {
    this.port?.postMessage(message);
  }

  private hear(message: FromFrame) {
    if (message.type === "answer") return this.finish(message.id, message.result);
    if (message.type === "height") return this.fit(message);
    if (message.type === "enter") return this.frame?.closest("form")?.requestSubmit();
    if (message.type === "ready") this.dress(this.appearance);
    this.emit(message.type, message.type === "change" ? this.changeEvent(message) : { elementType: this.type });
  }

  private finish(id: number, result: FrameResult) {
    this.questions.get(id)?.(result);
    this.questions.delete(id);
  }

  private fit({ height, colorScheme }: Extract<FromFrame, { type: "height" }>) {
    if (!this.frame) return;
    this.frame.style.height = `${height}px`;
    // With another scheme than its content a frame gets an opaque backdrop.
    this.frame.style.colorScheme = colorScheme;
  }

  private changeEvent({ empty, complete }: Extract<FromFrame, { type: "change" }>) {
    return { elementType: this.type, empty, complete, collapsed: false, value: { type: "card" } };
  }

  private emit(event: string, value: unknown) {
    for (const handler of [...(this.handlers.get(event) ?? [])]) handler(value);
  }
}

const gone: FrameResult = {
  error: { type: "invalid_request_error", message: "The payment form is not on the page or has not loaded yet." },
};
