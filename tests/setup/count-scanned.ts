/* The language's own functions run outside of what V8 counts: how much each passes over is added up here. */
let sum = 0;

/** Characters and items that searching functions have passed over since `countScanned`. */
export const scanned = () => sum;

const SEARCHES_OF_TEXT = ["indexOf", "lastIndexOf", "includes"] as const;
const WHOLE_TEXT = ["split", "replaceAll", "toLowerCase", "toUpperCase", "normalize", "trim", "localeCompare"] as const;
const WHOLE_LIST = [
  "indexOf",
  "lastIndexOf",
  "includes",
  "slice",
  "concat",
  "splice",
  "shift",
  "unshift",
  "join",
  "reverse",
  "toReversed",
  "toSpliced",
] as const;

/** Begins to count, for as long as the process lives. */
export function countScanned(): void {
  for (const name of SEARCHES_OF_TEXT)
    wrap(String.prototype, name, (text, [, from], at) => passed(Number(from ?? 0), at, text.length));
  for (const name of WHOLE_TEXT) wrap(String.prototype, name, (text) => text.length);
  for (const name of WHOLE_LIST) wrap(Array.prototype, name, (list) => list.length);
  countExpressions();
}

/**
 * All that regular expressions do ends in `exec`; an expression without `g` or `y` begins at the text's first letter.
 */
function countExpressions() {
  const { exec } = RegExp.prototype;
  const replacement = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from + 1 : String(text).length;
    sum += Math.max(1, end - from);
    return found;
  };
  Object.defineProperty(RegExp.prototype, "exec", { value: replacement, writable: true, configurable: true });
}

function passed(from: number, at: unknown, length: number): number {
  return typeof at === "number" && at >= 0 ? Math.abs(at - from) + 1 : Math.max(1, length - from);
}

function wrap<Owner extends string | unknown[]>(
  prototype: object,
  name: string,
  cost: (self: Owner, args: unknown[], result: unknown) => number,
) {
  const original = Reflect.get(prototype, name) as (this: Owner, ...args: unknown[]) => unknown;
  const replacement = function (this: Owner, ...args: unknown[]) {
    const result = original.apply(this, args);
    sum += cost(this, args, result);
    return result;
  };
  Object.defineProperty(prototype, name, { value: replacement, writable: true, configurable: true, enumerable: false });
}
