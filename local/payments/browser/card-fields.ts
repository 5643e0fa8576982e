import {
  firstProblem,
  formatCode,
  formatExpiry,
  formatNumber,
  problemOf,
  type CardDetails,
  type FieldName,
} from "./card-details";
import type { FromFrame } from "./messages";

const NAMES: FieldName[] = ["number", "expiry", "code"];

/** The three inputs of the card form: their format while typing, and what is said about them. */
export class CardFields {
  private readonly inputs = Object.fromEntries(NAMES.map((name) => [name, inputOf(name)])) as Record<
    FieldName,
    HTMLInputElement
  >;

  constructor(private readonly say: (message: FromFrame) => void) {
    for (const name of NAMES) this.listen(name, this.inputs[name]);
  }

  get details(): CardDetails {
    const { number, expiry, code } = this.inputs;
    return { number: number.value, expiry: expiry.value, code: code.value };
  }

  focus() {
    this.inputs.number.focus();
  }

  blur() {
    (document.activeElement as HTMLElement | null)?.blur();
  }

  clear() {
    for (const name of NAMES) {
      this.inputs[name].value = "";
      this.show(name, undefined);
    }
    this.sayChange();
  }

  lock(locked: boolean) {
    for (const input of Object.values(this.inputs)) input.readOnly = locked;
  }

  /** Shows every field's problem and goes to the first. */
  showAll() {
    for (const name of NAMES) this.check(name);
    const first = firstProblem(this.details, new Date());
    if (first) this.inputs[first.field].focus();
  }

  /** Shows what the bank said under the card's number. */
  showRefusal(message: string) {
    this.show("number", message);
  }

  private listen(name: FieldName, input: HTMLInputElement) {
    input.addEventListener("input", (event) => this.typed(name, input, event as InputEvent));
    input.addEventListener("focus", () => this.say({ type: "focus" }));
    input.addEventListener("blur", () => {
      if (input.value) this.check(name);
      this.say({ type: "blur" });
    });
    input.addEventListener("keydown", ({ key }) => {
      if (key === "Enter") this.say({ type: "enter" });
      if (key === "Escape") this.say({ type: "escape" });
    });
  }

  private typed(name: FieldName, input: HTMLInputElement, event: InputEvent) {
    // Reformatting while something is deleted or put in the middle would move the cursor.
    const atEnd = input.selectionStart === input.value.length;
    if (atEnd && !event.inputType?.startsWith("delete")) input.value = this.formatted(name, input.value);
    this.show(name, undefined);
    this.sayChange();
  }

  private formatted(name: FieldName, text: string): string {
    if (name === "number") return formatNumber(text);
    return name === "expiry" ? formatExpiry(text) : formatCode(text, this.inputs.number.value);
  }

  private sayChange() {
    const empty = NAMES.every((name) => this.inputs[name].value === "");
    this.say({ type: "change", empty, complete: !firstProblem(this.details, new Date()) });
  }

  private check(name: FieldName) {
    this.show(name, problemOf(name, this.details, new Date())?.message);
  }

  private show(name: FieldName, message: string | undefined) {
    const input = this.inputs[name];
    const place = document.getElementById(`${name}-error`)!;
    place.textContent = message ?? "";
    if (message) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
}

function inputOf(name: FieldName): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}
