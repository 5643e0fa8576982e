import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { doc, docx, paragraph, table } from "../../../../tests/factories/documents";
import { LONGEST_TEXT, readDocument } from "./read-document.server";
import { readInProcess, ReadingStopped } from "./read-in-process.server";

const read = (name: string, bytes: Uint8Array | string, type = "") =>
  readDocument(new File([bytes as BlobPart], name, { type }));

const utf16 = (text: string, mark = true) => Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le");

describe("readDocument reads", () => {
  it("a .docx, its tables row by row and its lists as lists", async () => {
    const body = [
      paragraph("Pastries &amp; bread"),
      paragraph("Broa de milho ..... £4.50"),
      paragraph(""),
      table([
        ["Pastel de nata", "£1.90"],
        ["Bolo de arroz", "£2.40"],
      ]),
      paragraph("Open Tue–Fri"),
    ].join("");
    expect(await read("menu.docx", docx(body))).toBe(
      "Pastries & bread\nBroa de milho ..... £4.50\n\nPastel de nata\t£1.90\nBolo de arroz\t£2.40\n\nOpen Tue–Fri",
    );
  });

  it("a .docx that shows a picture which is not there any more", async () => {
    const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="r9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/></Relationships>`;
    const bytes = docx(picture + paragraph("After"), {
      "word/_rels/document.xml.rels": strToU8(links),
      "word/media/image1.png": new Uint8Array(1_000),
    });
    expect(await read("menu.docx", bytes)).toBe("After");
  });

  it("a .doc, its cells parted by tabs", async () => {
    expect(await read("menu.doc", doc("Menu – today’s\rNata\u0007£1.90\u0007\rÀ bientôt\r"))).toBe(
      "Menu – today’s\nNata\t£1.90\nÀ bientôt",
    );
  });

  it.each([
    ["UTF-8", Buffer.from("Pão de Deus £2.80\r\n\r\n\r\n\r\n• Galão ")],
    ["UTF-8 with its mark", Buffer.from("\ufeffPão de Deus £2.80\n\n- Galão")],
    ["UTF-16 little endian", utf16("Pão de Deus £2.80\n\n- Galão")],
    ["UTF-16 without its mark", utf16("Pão de Deus £2.80\n\n- Galão", false)],
    ["UTF-16 big endian", utf16("Pão de Deus £2.80\n\n- Galão").swap16()],
    ["Latin-1", Buffer.from("Pão de Deus £2.80\n\n- Galão", "latin1")],
  ])("text in %s", async (_, bytes) => {
    expect(await read("menu.txt", bytes)).toBe("Pão de Deus £2.80\n\n- Galão");
  });

  it("a web page saved as text, without its scripts", async () => {
    const page =
      "<!DOCTYPE html><html><head><title>x</title><body><h1>Menu</h1><script>alert(1)</script><ul><li>One<li>Two</ul>";
    expect(await read("menu.txt", page)).toBe("# Menu\n\n- One\n- Two");
  });

  it("what a file is, whatever it is called", async () => {
    expect(await read("menu.txt", docx(paragraph("Inside")), "text/plain")).toBe("Inside");
    expect(
      await read("menu.docx", "plain words", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ).toBe("plain words");
    expect(await read("menu.doc", "{\\rtf1\\ansi Old \\b friend\\b0\\par}", "application/msword")).toBe("Old friend");
  });
});

const NOT_WORD = "is not a Word document or text file; please save it as one of these";
const DAMAGED = "is damaged and cannot be read; please save it anew and try again";
const TOO_LARGE = "is too large inside; please save its text alone";
const LOCKED = "is protected by a password; please save it without one";

describe("readDocument refuses", () => {
  const zip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 9 });
  const truncated = docx(paragraph("x".repeat(5_000))).subarray(0, 400);
  const looping = () => {
    const bytes = Buffer.from(doc("x"));
    // The chain of the document stream leads back to its own beginning.
    bytes.writeUInt32LE(2, 512 + 10 * 4);
    return bytes;
  };
  const lockedDoc = () => {
    const bytes = Buffer.from(doc("Ciphertext, to a reader"));
    bytes.writeUInt16LE(0x0300, bytes.indexOf(Buffer.from([0xec, 0xa5])) + 10);
    return bytes;
  };
  const lockedDocx = () => {
    const bytes = Buffer.from(doc("x"));
    bytes.write("EncryptedPackage", bytes.indexOf(Buffer.from("WordDocument", "utf16le")), "utf16le");
    return bytes;
  };
  const entities = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph("&b;&c;")}</w:body></w:document>`;
  const hugeSectors = () => Buffer.from(doc("x")).fill(30, 30, 31);
  const lyingSize = () => {
    const bytes = Buffer.from(docx(paragraph("x".repeat(40_000_000))));
    const central = bytes.lastIndexOf(Buffer.from("PK\u0001\u0002", "latin1"));
    bytes.writeUInt32LE(10, central + 24);
    return bytes;
  };

  it.each([
    [
      415,
      "photo.docx",
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1]),
      NOT_WORD,
    ],
    [415, "program.txt", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x3e, 0]), NOT_WORD],
    [
      415,
      "menu.docx",
      Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj", "latin1"),
      "is a PDF; please save it as a Word document or text file",
    ],
    [
      415,
      "sheet.docx",
      zip({ "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<x/>") }),
      NOT_WORD,
    ],
    [
      415,
      "open.odt",
      zip({ mimetype: strToU8("application/vnd.oasis.opendocument.text"), "content.xml": strToU8("<x/>") }),
      NOT_WORD,
    ],
    [415, "cut.docx", truncated, NOT_WORD],
    [415, "broken.docx", docx("<w:p><w:r>"), DAMAGED],
    [415, "locked.doc", lockedDoc(), LOCKED],
    [415, "locked.docx", lockedDocx(), LOCKED],
    [415, "nested.docx", zip({ "menu.docx": docx(paragraph("Inside")) }), NOT_WORD],
    [415, "entities.docx", docx("", { "word/document.xml": strToU8(entities) }), DAMAGED],
    [415, "cut.doc", doc("x").subarray(0, 3_000), DAMAGED],
    [415, "sectors.doc", hugeSectors(), NOT_WORD],
    [415, "empty.txt", new Uint8Array(), "is empty; please choose another file or leave it out"],
    [400, "blank.txt", " \r\n\t ", "has no text in it; please choose another file or leave it out"],
    [
      413,
      "long.txt",
      "x".repeat(LONGEST_TEXT + 1),
      "has more than 200,000 characters of text; please keep to what the website should say",
    ],
    [413, "large.txt", new Uint8Array(5_000_001), "has more than 5 MB; please save it without pictures"],
    [413, "bomb.docx", docx(paragraph("x".repeat(40_000_000))), TOO_LARGE],
    [413, "liar.docx", lyingSize(), TOO_LARGE],
    [413, "loop.doc", looping(), TOO_LARGE],
  ])("with %d %s", async (status, name, bytes, reason) => {
    const message = `“${name}” ${reason}.`;
    await expect(read(name, bytes)).rejects.toMatchObject({ status, message, fieldErrors: { contentDoc: [message] } });
  });
});

describe("readInProcess", () => {
  it("ends a reader that takes too long", async () => {
    await expect(readInProcess("docx", docx(paragraph("x")), 1)).rejects.toBeInstanceOf(ReadingStopped);
  });
});
