declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff2";
    /** OpenType features to keep; all unless told. */
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
    dropTables?: string[];
  }
  /** The font with nothing but the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
