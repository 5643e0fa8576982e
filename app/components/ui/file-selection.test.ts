import { describe, expect, it } from "vitest";
import { addFiles, fileSize } from "./file-selection";

const file = (name: string, type = "image/png") => new File(["x"], name, { type, lastModified: 1 });
const images = { multiple: true, accepts: (candidate: File) => candidate.type.startsWith("image/") };

describe("addFiles", () => {
  it("joins new files to the earlier ones and hands refused ones back", () => {
    const { kept, rejected } = addFiles([file("a.png")], [file("b.png"), file("c.pdf", "application/pdf")], images);
    expect(kept.map(({ name }) => name)).toEqual(["a.png", "b.png"]);
    expect(rejected.map(({ name }) => name)).toEqual(["c.pdf"]);
  });

  it("keeps the same file once", () => {
    expect(addFiles([file("a.png")], [file("a.png")], images).kept).toHaveLength(1);
  });

  it("puts a new file in the place of a single one", () => {
    const { kept } = addFiles([file("a.png")], [file("b.png")], { ...images, multiple: false });
    expect(kept.map(({ name }) => name)).toEqual(["b.png"]);
  });

  it("keeps a single file when the new one is refused", () => {
    const { kept, rejected } = addFiles([file("a.png")], [file("b.txt", "text/plain")], { ...images, multiple: false });
    expect(kept.map(({ name }) => name)).toEqual(["a.png"]);
    expect(rejected).toHaveLength(1);
  });
});

describe("fileSize", () => {
  it.each([
    [12, "1 kB"],
    [48_400, "48 kB"],
    [2_340_000, "2.3 MB"],
  ])("%i bytes as %s", (bytes, text) => expect(fileSize(bytes)).toBe(text));
});
