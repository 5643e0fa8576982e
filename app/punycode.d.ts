declare module "punycode.js" {
  /** A name in the letters that its `xn--` labels stand for. Throws RangeError for a label that stands for none. */
  export function toUnicode(name: string): string;
}
