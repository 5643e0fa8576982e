import { destinationOf, encodingForCharset, encodingForCodePage, symbolOf } from "./rtf-words";

interface Group {
  skip: boolean;
  hidden: boolean;
  /** Characters that stand in for each \u character, for readers without Unicode. */
  fallback: number;
  encoding: string;
  inFonts: boolean;
}

const TOKEN = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gy;
const DEEPEST = 500;
const START: Group = { skip: false, hidden: false, fallback: 1, encoding: "windows-1252", inFonts: false };

/**
 * Reads the text of an RTF document (RTF specification 1.9.1): code pages, Unicode, fields, tables; pictures,
 * style sheets and other destinations are left out. Malformed input gives what could be read.
 * @param source the file's bytes, one character for each
 */
export function rtfText(source: string): string {
  return new RtfReader(source).read();
}

class RtfReader {
  private out: string[] = [];
  private pending = "";
  private decoders = new Map<string, TextDecoder>();
  private groups: Group[] = [];
  private group: Group = { ...START };
  private toSkip = 0;
  private fonts = new Map<number, string>();
  private font = 0;

  constructor(private readonly source: string) {}

  read(): string {
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(this.source); match; match = TOKEN.exec(this.source)) {
      const [, word, number, hex, symbol, brace, text] = match;
      if (word) this.onWord(word, number === undefined ? null : Number(number));
      else if (hex) this.onText(String.fromCharCode(Number.parseInt(hex, 16)));
      else if (symbol) this.onSymbol(symbol);
      else if (brace) this.onBrace(brace);
      else if (text) this.onText(text);
      if (this.groups.length > DEEPEST) break;
    }
    this.flush();
    return this.out.join("");
  }

  private onBrace(brace: string): void {
    this.flush();
    this.toSkip = 0;
    if (brace === "{") this.groups.push({ ...this.group });
    else this.group = this.groups.pop() ?? { ...START };
  }

  private onSymbol(symbol: string): void {
    // \* marks a destination that a reader may skip; the word that follows names it.
    if (symbol === "*") {
      const [, word = ""] = /^\\([a-zA-Z]+)/.exec(this.source.slice(TOKEN.lastIndex, TOKEN.lastIndex + 33)) ?? [];
      this.group.skip ||= destinationOf(word) !== "keep";
    } else this.write(symbolOf(symbol) ?? "");
  }

  private onWord(word: string, number: number | null): void {
    const destination = destinationOf(word);
    if (destination === "skip") this.group.skip = true;
    if (word === "fonttbl") this.group.inFonts = true;
    else if (word === "bin") TOKEN.lastIndex += Math.max(0, number ?? 0);
    else if (word === "u" && number !== null) this.onUnicode(number);
    else if (!this.onFormat(word, number)) this.write(symbolOf(word) ?? "");
  }

  /** Words that change how text is read; tells whether it was one. */
  private onFormat(word: string, number: number | null): boolean {
    const { group } = this;
    if (word === "uc") group.fallback = Math.max(0, number ?? 1);
    else if (word === "v") this.change({ hidden: number !== 0 });
    else if (word === "plain") this.change({ hidden: false });
    else if (word === "ansicpg") this.change({ encoding: encodingForCodePage(number ?? 1252) });
    else if (word === "mac") this.change({ encoding: "macintosh" });
    else if (word === "f") this.onFont(number ?? 0);
    else if (word === "fcharset" && group.inFonts) this.fonts.set(this.font, encodingForCharset(number ?? 0) ?? "");
    else return false;
    return true;
  }

  private onFont(number: number): void {
    this.font = number;
    const encoding = this.fonts.get(number);
    if (!this.group.inFonts && encoding) this.change({ encoding });
  }

  private change(change: Partial<Group>): void {
    this.flush();
    Object.assign(this.group, change);
  }

  private onUnicode(number: number): void {
    this.write(String.fromCharCode(number < 0 ? number + 65_536 : number));
    this.toSkip = this.group.fallback;
  }

  // Bytes are gathered, since in East Asian code pages two of them make a character.
  private onText(text: string): void {
    const skipped = Math.min(this.toSkip, text.length);
    this.toSkip -= skipped;
    if (!this.group.skip && !this.group.hidden) this.pending += text.slice(skipped);
  }

  private write(text: string): void {
    this.flush();
    if (text && this.toSkip > 0) this.toSkip -= 1;
    else if (!this.group.skip && !this.group.hidden) this.out.push(text);
  }

  private flush(): void {
    if (this.pending === "") return;
    this.out.push(this.decoder().decode(Buffer.from(this.pending, "latin1")));
    this.pending = "";
  }

  private decoder(): TextDecoder {
    const { encoding } = this.group;
    const decoder = this.decoders.get(encoding) ?? new TextDecoder(encoding);
    this.decoders.set(encoding, decoder);
    return decoder;
  }
}
