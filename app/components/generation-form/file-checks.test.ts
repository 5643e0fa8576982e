import { describe, expect, it } from "vitest";
import { INVALID_DOCUMENT, SOME_FILES_SKIPPED } from "~/modules/generation/generation-texts";
import { isDocumentFile, isImageFile, LIMITS } from "~/modules/generation/upload-rules";
import { refusal, takesDocument, takesImage, tooMuch } from "./file-checks";

/** A file of a size without its bytes. */
function file(name: string, type: string, size = 1_000) {
  return Object.defineProperty(new File([], name, { type }), "size", { value: size });
}

const picture = file("shop.jpg", "image/jpeg");
const large = file("shop.tiff", "image/tiff", LIMITS.image + 1);
const sheet = file("prices.pdf", "application/pdf");

describe("what the form takes", () => {
  it("takes images up to the limit", () => {
    expect([picture, file("edge.png", "image/png", LIMITS.image), large, sheet].map(takesImage)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("takes documents up to the limit", () => {
    const document = file("about.docx", "");
    const long = file("about.txt", "text/plain", LIMITS.document + 1);
    expect([document, long, sheet].map(takesDocument)).toEqual([true, false, false]);
  });
});

describe("what it says about the rest", () => {
  it("names the wrong kind in the words of tests/list", () => {
    expect(refusal([sheet], isDocumentFile, INVALID_DOCUMENT, LIMITS.document)).toBe(INVALID_DOCUMENT);
    expect(refusal([large, sheet], isImageFile, SOME_FILES_SKIPPED, LIMITS.image)).toBe(SOME_FILES_SKIPPED);
  });

  it("names the file that is too large", () => {
    expect(refusal([large], isImageFile, SOME_FILES_SKIPPED, LIMITS.image)).toEqual({
      title: "File Too Large",
      description: "shop.tiff is larger than 10 MB.",
    });
  });
});

describe("all files together", () => {
  const half = file("half.png", "image/png", LIMITS.body / 2);

  it("may be as large as the limit", () => {
    expect(tooMuch(["text", half, half])).toBeNull();
  });

  it("may not be larger", () => {
    expect(tooMuch([half, half, file("one.png", "image/png", 1)])).toEqual({
      title: "Files Too Large",
      description: "All files together may have at most 40 MB.",
    });
  });
});
