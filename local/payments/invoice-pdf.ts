import { invoiceLines } from "./invoice-lines";
import type { Invoice } from "./objects";

/**
 * An invoice as a PDF of one page, written by hand: text in Helvetica, which every reader has (PDF 1.4, 7.5 and 9.6).
 */
export function invoicePdf(invoice: Invoice): Buffer {
  const rows = invoiceLines(invoice).flatMap(([name, value], row) => [
    text(12, 72, 680 - row * 24, name),
    text(12, 200, 680 - row * 24, value),
  ]);
  const content = [
    text(24, 72, 740, "Invoice"),
    ...rows,
    text(9, 72, 72, "Local payments server: no money has moved."),
  ].join("\n");
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);
}

function text(size: number, x: number, y: number, words: string): string {
  const escaped = words.replace(/[\\()]/g, "\\$&").replace(/[^\x20-\x7e\xa0-\xff]/g, "?");
  return `BT /F1 ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`;
}

/** The file around the objects: each is found by its byte offset in the table at the end. */
function assemble(objects: string[]): Buffer {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}
