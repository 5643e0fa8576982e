import type { ModelOptions } from "./model";
import { mayRepeat, repeatedLength } from "./join-answers";

/** Hears how an answer goes on, and passes on only what was not said before: held back until that is sure. */
export class Continuation {
  private heard = "";
  private isSure = false;

  constructor(
    private readonly before: string,
    private readonly options: ModelOptions,
  ) {}

  /** What a model is to be asked with. */
  get hearing(): ModelOptions {
    return { ...this.options, onText: (piece) => this.hear(piece), onRestart: () => this.restart() };
  }

  /** Both parts in one, once the model has ended. */
  end(next: string): string {
    if (!this.isSure) this.hear("", true);
    return this.before + next.slice(repeatedLength(this.before, next));
  }

  private hear(piece: string, isEnd = false): void {
    if (this.isSure) return this.options.onText?.(piece);
    this.heard += piece;
    if (!isEnd && mayRepeat(this.before, this.heard)) return;
    this.isSure = true;
    const fresh = this.heard.slice(repeatedLength(this.before, this.heard));
    if (fresh) this.options.onText?.(fresh);
  }

  private restart(): void {
    this.heard = "";
    this.isSure = false;
    this.options.onRestart?.();
    this.options.onText?.(this.before);
  }
}
