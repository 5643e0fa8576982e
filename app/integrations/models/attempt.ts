import { NO_USAGE, type ModelAnswer, type ModelOptions, type ModelRequest, type ModelUsage } from "./model";

/** What an event of a vendor's stream says; one that says nothing shows that the vendor is still there. */
export interface StreamPart {
  text?: string;
  usage?: Partial<ModelUsage>;
  end?: ModelAnswer["end"];
}

/** Characters of a token, roughly and on average (English prose). */
const TOKEN_LENGTH = 4;

/** One attempt to hear an answer: what was heard of it so far. */
export class Attempt {
  private text = "";
  private end: ModelAnswer["end"] | undefined;
  private reported: Partial<ModelUsage> = {};
  /** Whether the vendor took the request: what it charges for begins here. */
  isOpen = false;

  constructor(
    readonly request: ModelRequest,
    private readonly options: ModelOptions,
  ) {}

  get hasText(): boolean {
    return this.text !== "";
  }

  hear({ text, usage, end }: StreamPart): void {
    this.end = end ?? this.end;
    Object.assign(this.reported, usage);
    if (!text) return;
    this.text += text;
    this.options.onText?.(text);
  }

  /** What was charged; figures that the vendor left out, or had no time to name, are estimated from the texts. */
  get usage(): ModelUsage {
    if (!this.isOpen) return NO_USAGE;
    const asked = this.request.messages.reduce((sum, { content }) => sum + content.length, 0);
    return {
      inputTokens: tokensIn(asked),
      cachedTokens: 0,
      outputTokens: tokensIn(this.text.length),
      ...this.reported,
    };
  }

  /** @throws Error where the vendor did not say that the answer ends here */
  answer(): ModelAnswer {
    if (!this.end) throw new Error("The answer broke off.");
    return { text: this.text, end: this.end, usage: this.usage };
  }
}

const tokensIn = (characters: number) => Math.ceil(characters / TOKEN_LENGTH);
