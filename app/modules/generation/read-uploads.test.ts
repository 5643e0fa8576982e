import { describe, expect, it } from "vitest";
import { readUploads } from "./read-uploads";

const file = (name: string, type: string) => new File(["x"], name, { type });

function formOf(files: [string, File | string][]) {
  const form = new FormData();
  for (const [field, value] of files) form.append(field, value);
  return form;
}

describe("readUploads", () => {
  it("takes a logo, a document and images, and names what it skips", () => {
    const uploads = readUploads(
      formOf([
        ["logo", file("logo.svg", "image/svg+xml")],
        ["contentDoc", file("menu.DOC", "application/msword")],
        ["websiteImages", file("a.jpg", "image/jpeg")],
        ["websiteImages", file("notes.pdf", "application/pdf")],
      ]),
    );
    expect(uploads.logo?.name).toBe("logo.svg");
    expect(uploads.document?.name).toBe("menu.DOC");
    expect(uploads.images.map(({ name }) => name)).toEqual(["a.jpg"]);
    expect(uploads.skipped).toEqual(["notes.pdf"]);
  });

  it("takes what the owner says of each image, however much that is", () => {
    const images = ["a.jpg", "notes.pdf", "b.jpg", "c.jpg"].map((name): [string, File] => [
      "websiteImages",
      file(name, name.endsWith("pdf") ? "application/pdf" : "image/jpeg"),
    ]);
    const altsOf = (...alts: (string | File)[]) =>
      readUploads(formOf([...images, ...alts.map((alt): [string, File | string] => ["imageAlts", alt])])).alts;
    expect(altsOf("  Our\n door ", "", "The oven", "x".repeat(300), "too many")).toEqual([
      "Our door",
      "The oven",
      "x".repeat(250),
    ]);
    expect(altsOf("Our door")).toEqual(["Our door", "", ""]);
    expect(altsOf()).toEqual(["", "", ""]);
    expect(altsOf(file("x.txt", "text/plain"), "", "The oven")).toEqual(["", "The oven", ""]);
  });

  it("finds nothing in fields that were left alone", () => {
    const untouched = formOf([
      ["logo", new File([], "")],
      ["contentDoc", ""],
      ["websiteImages", new File([], "")],
    ]);
    expect(readUploads(untouched)).toEqual({ logo: null, document: null, images: [], alts: [], skipped: [] });
  });

  it.each([
    ["logo", "menu.docx", "Please select an image file for logo"],
    ["contentDoc", "photo.png", "Please select a Word document or text file"],
  ])("refuses as %s the file %s", (field, name, message) => {
    const type = name.endsWith("png") ? "image/png" : "application/octet-stream";
    const form = formOf([[field, file(name, type)]]);
    expect(() => readUploads(form)).toThrow(
      expect.objectContaining({ status: 415, message, fieldErrors: { [field]: [expect.stringContaining(name)] } }),
    );
  });

  it("takes twelve images and no more", () => {
    const images = (count: number) =>
      formOf(Array.from({ length: count }, (_, at) => ["websiteImages", file(`${at}.png`, "image/png")]));
    expect(readUploads(images(12)).images).toHaveLength(12);
    expect(() => readUploads(images(13))).toThrow("At most 12 images can be used.");
  });
});
