import { CardElement } from "./element";
import type { Appearance, Font, FrameResult } from "./messages";

export interface ElementsOptions {
  clientSecret?: string;
  /** Where the form is made for a sum, and gets the secret only when it pays. */
  mode?: string;
  appearance?: Appearance;
  fonts?: Font[];
}

const KINDS = ["payment", "card"];

/** A group of elements that pay one thing; here it holds the card form. */
export class Elements {
  private readonly created = new Map<string, CardElement>();
  private isSubmitted = false;

  constructor(
    private readonly origin: string,
    private options: ElementsOptions,
  ) {}

  get clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  /** Stripe confirms a form that was made for a sum only after `submit`. */
  get waitsForSubmit(): boolean {
    return this.options.mode !== undefined && !this.isSubmitted;
  }

  create(type: string, _options?: unknown): CardElement {
    if (!KINDS.includes(type)) throw new Error(`The local payments form has no element '${type}'.`);
    const element = new CardElement(type, this.origin, this.options.appearance ?? {}, this.options.fonts ?? []);
    this.created.set(type, element);
    return element;
  }

  getElement(type: unknown): CardElement | null {
    // React passes the component; its name says which element it is.
    const name = typeof type === "string" ? type : nameOfComponent(type);
    return this.created.get(name) ?? null;
  }

  update(options: ElementsOptions) {
    this.options = { ...this.options, ...options };
    if (options.appearance) for (const element of this.created.values()) element.dress(options.appearance);
  }

  /** Checks what was typed, and shows what is wrong with it. */
  async submit(): Promise<FrameResult & { selectedPaymentMethod?: string }> {
    const { error } = (await this.card?.ask({ kind: "validate" })) ?? {};
    this.isSubmitted = !error;
    return error ? { error } : { selectedPaymentMethod: "card" };
  }

  /** The form that was created last. */
  get card(): CardElement | undefined {
    return [...this.created.values()].at(-1);
  }
}

function nameOfComponent(component: unknown): string {
  const { __elementType } = (component ?? {}) as { __elementType?: string };
  return __elementType ?? "";
}
