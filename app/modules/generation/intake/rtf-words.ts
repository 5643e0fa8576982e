const SKIPPED = new Set(
  [
    "fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf",
    "themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl",
    "bkmkstart bkmkend nonshppict filetbl revtbl fldinst sp annotation atnid atnauthor private ftnsep ftnsepc",
  ]
    .join(" ")
    .split(" "),
);

// Optional destinations whose text belongs to the page: text boxes and their content.
const KEPT = new Set(["shpinst", "shptxt", "shprslt"]);

/** What to do with the text of a group whose first word is this. */
export function destinationOf(word: string): "skip" | "keep" | "unknown" {
  if (SKIPPED.has(word)) return "skip";
  return KEPT.has(word) ? "keep" : "unknown";
}

const SYMBOLS: Record<string, string> = {
  par: "\n",
  sect: "\n\n",
  page: "\n\n",
  line: "\n",
  tab: "\t",
  cell: "\t",
  nestcell: "\t",
  row: "\n",
  nestrow: "\n",
  emdash: "—",
  endash: "–",
  emspace: " ",
  enspace: " ",
  qmspace: " ",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  "~": "\u00a0",
  _: "-",
  "\\": "\\",
  "{": "{",
  "}": "}",
  "\n": "\n",
  "\r": "\n",
};

/** The text that a control word or symbol stands for, or null. */
export function symbolOf(word: string): string | null {
  return Object.hasOwn(SYMBOLS, word) ? SYMBOLS[word]! : null;
}

const CODE_PAGES: Record<number, string> = {
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  10000: "macintosh",
  65001: "utf-8",
};

/** The encoding's label for a Windows code page; Latin-1 for those that nothing here can decode. */
export function encodingForCodePage(page: number): string {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  return CODE_PAGES[page] ?? "windows-1252";
}

const CHARSETS: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The encoding of a font's charset, or null where the document's own code page holds. */
export function encodingForCharset(charset: number): string | null {
  const page = CHARSETS[charset];
  return page === undefined ? null : encodingForCodePage(page);
}
