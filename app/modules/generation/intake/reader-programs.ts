/** What is read apart: docx to HTML by mammoth, doc to text by word-extractor, svg to PNG by sharp. */
export type ReaderFormat = "docx" | "doc" | "svg";

/** A drawing has no size of its own in pixels; logos are shown small, on dense screens. */
const DRAWING_SIZE = 800;

// Bodies of `async function read(buffer)`.
const PROGRAMS: Record<ReaderFormat, string> = {
  docx: `const options = { convertImage: () => [], ignoreEmptyParagraphs: false };
    return (await load("mammoth").convertToHtml({ buffer }, options)).value;`,
  doc: `const document = await new (load("word-extractor"))().extract(buffer);
    const boxes = document.getTextboxes({ filterUnicode: false, includeHeadersAndFooters: false });
    return document.getBody({ filterUnicode: false }) + "\\n" + boxes;`,
  // 72 dots an inch draw an SVG at the size that it declares.
  svg: `const sharp = load("sharp");
    const { width, height } = await sharp(buffer, { limitInputPixels: false }).metadata();
    const density = Math.min(2400, Math.max(1, (72 * ${DRAWING_SIZE}) / Math.max(width, height)));
    return sharp(buffer, { density }).resize(${DRAWING_SIZE}, ${DRAWING_SIZE}, { fit: "inside" }).png().toBuffer();`,
};

/**
 * A program for `node -e` that reads a file from standard input and writes what is in it to standard output.
 * Kept as text, so that it runs the same from source and from a bundle.
 * @param broken exit code for a file that cannot be read
 */
export function readerProgram(format: ReaderFormat, broken: number): string {
  return `
const load = require("node:module").createRequire(process.argv[1]);
const fail = () => process.exit(${broken});
process.on("uncaughtException", fail).on("unhandledRejection", fail);
async function read(buffer) { ${PROGRAMS[format]} }
(async () => {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  process.stdout.write(await read(Buffer.concat(chunks)));
})();`;
}
