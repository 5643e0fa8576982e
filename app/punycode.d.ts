declare module "punycode.js" {
  /** Node sees no names in this package, a bundler does: its default is the same to both. */
  const punycode: {
    /** A name in the letters that its `xn--` labels stand for. Throws RangeError for a label that stands for none. */
    toUnicode(name: string): string;
  };
  export default punycode;
}
