import { strToU8, zipSync, type Zippable } from "fflate";

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A paragraph of a Word document. */
export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A table of a Word document, row by row. */
export const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

/** A .docx around a body's WordprocessingML; `extra` adds or replaces parts of the archive. */
export function docx(body: string, extra: Zippable = {}): Uint8Array {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({
    "[Content_Types].xml": strToU8(CONTENT_TYPES),
    "_rels/.rels": strToU8(RELATIONSHIPS),
    "word/document.xml": strToU8(document),
    ...extra,
  });
}

const SECTOR = 512;
const STREAM_SECTORS = 9;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const TEXT_AT = 2_048;

/** A .doc (Word 97 binary in a compound file) that holds a text; up to 1,000 characters. */
export function doc(text: string): Uint8Array {
  const file = Buffer.alloc(SECTOR * (3 + 2 * STREAM_SECTORS));
  header(file);
  const allocation = file.subarray(SECTOR);
  allocation.fill(0xff, 0, SECTOR);
  allocation.writeUInt32LE(0xfffffffd, 0);
  allocation.writeUInt32LE(END_OF_CHAIN, 4);
  for (const first of [2, 2 + STREAM_SECTORS]) chain(allocation, first);
  const directory = file.subarray(2 * SECTOR);
  entry(directory, 0, { name: "Root Entry", type: 5, child: 1, first: END_OF_CHAIN, size: 0 });
  entry(directory, 1, { name: "WordDocument", type: 2, right: 2, first: 2, size: STREAM_SECTORS * SECTOR });
  entry(directory, 2, { name: "1Table", type: 2, first: 2 + STREAM_SECTORS, size: STREAM_SECTORS * SECTOR });
  wordStreams(file.subarray(3 * SECTOR), file.subarray((3 + STREAM_SECTORS) * SECTOR), text);
  return file;
}

function header(file: Buffer): void {
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4_096, 56);
  file.writeUInt32LE(END_OF_CHAIN, 60);
  file.writeUInt32LE(END_OF_CHAIN, 68);
  file.fill(0xff, 76, SECTOR);
  file.writeUInt32LE(0, 76);
}

function chain(allocation: Buffer, first: number): void {
  for (let at = 0; at < STREAM_SECTORS; at += 1) {
    allocation.writeUInt32LE(at === STREAM_SECTORS - 1 ? END_OF_CHAIN : first + at + 1, (first + at) * 4);
  }
}

interface Entry {
  name: string;
  type: number;
  right?: number;
  child?: number;
  first: number;
  size: number;
}

function entry(directory: Buffer, index: number, { name, type, right = FREE, child = FREE, first, size }: Entry): void {
  const at = index * 128;
  directory.write(name, at, "utf16le");
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(right, at + 72);
  directory.writeUInt32LE(child, at + 76);
  directory.writeUInt32LE(first, at + 116);
  directory.writeUInt32LE(size, at + 120);
}

// The file information block, and a piece table of one UTF-16 piece.
function wordStreams(document: Buffer, tables: Buffer, text: string): void {
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x0200, 10);
  document.writeUInt32LE(text.length, 0x4c);
  document.writeUInt32LE(0, 0x1a2);
  document.writeUInt32LE(21, 0x1a6);
  document.write(text, TEXT_AT, "utf16le");
  tables.writeUInt8(2, 0);
  tables.writeUInt32LE(16, 1);
  tables.writeUInt32LE(text.length, 9);
  tables.writeUInt32LE(TEXT_AT, 15);
}
