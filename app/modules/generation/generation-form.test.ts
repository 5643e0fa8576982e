import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { generationForm, regenerationForm, withStyle } from "./generation-form";
import { isDocumentFile, splitImages } from "./upload-rules";

const valid = { template: "modern", projectTitle: "Padaria Alfazema" };

function errorsOf(input: Record<string, unknown>) {
  const parsed = generationForm.safeParse({ ...valid, ...input });
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

describe("generationForm", () => {
  it("fills in what the owner left empty", () => {
    const untouched = {
      ...valid,
      industry: "",
      targetAudience: "",
      referenceWebsite: "",
      designBrief: "",
      codeModel: "",
      colorTheme: "",
      fontFamily: "",
    };
    const filled = {
      template: "modern",
      projectTitle: "Padaria Alfazema",
      industry: "other",
      audience: "general-consumers",
      referenceWebsite: null,
      designBrief: "",
      codeModel: "claude",
      colorTheme: "#3B82F6",
      fontFamily: "Inter",
      chosen: [],
    };
    expect(generationForm.parse(untouched)).toEqual(filled);
    expect(generationForm.parse(valid)).toEqual(filled);
  });

  it.each([
    [{ chosen: "colorTheme", colorTheme: "#3B82F6" }, ["colorTheme"]],
    [{ chosen: "fontFamily,colorTheme", colorTheme: "#3B82F6", fontFamily: "Inter" }, ["colorTheme", "fontFamily"]],
    [{ chosen: ["fontFamily"], fontFamily: "Inter" }, ["fontFamily"]],
    [{ chosen: "fontFamily", fontFamily: "" }, []],
    [{ chosen: "industry,nothing", fontFamily: "Inter" }, []],
    [{ colorTheme: "#3B82F6", fontFamily: "Inter" }, []],
  ])("knows which defaults were chosen: %j", (input, expected) => {
    expect(generationForm.parse({ ...valid, ...input }).chosen).toEqual(expected);
    expect(withStyle(regenerationForm.parse({ ...valid, ...input })).chosen).toEqual(expected);
  });

  it("takes audience for targetAudience, and the specified name first", () => {
    expect(generationForm.parse({ ...valid, audience: "seniors" }).audience).toBe("seniors");
    expect(generationForm.parse({ ...valid, audience: "seniors", targetAudience: "families" }).audience).toBe(
      "families",
    );
  });

  it.each([
    ["example.com", "https://example.com/"],
    ["  www.example.com/menu?a=1 ", "https://www.example.com/menu?a=1"],
    ["http://example.com", "http://example.com/"],
    ["example.com:8080", "https://example.com:8080/"],
    ["bücher.example", "https://xn--bcher-kva.example/"],
  ])("reads the reference %s as %s", (typed, address) => {
    expect(generationForm.parse({ ...valid, referenceWebsite: typed }).referenceWebsite).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "ftp://example.com",
    "file:///etc/passwd",
    "not a website",
    "localhost",
    "https://",
    "a@b.example",
  ])("refuses the reference %s", (typed) => {
    expect(errorsOf({ referenceWebsite: typed })).toEqual({
      referenceWebsite: "Enter a web address such as example.com.",
    });
  });

  it.each([
    [{ template: "" }, { template: "Please select a website template to continue." }],
    [{ template: "brutalist" }, { template: "Please select a website template to continue." }],
    [{ template: undefined }, { template: "Please select a website template to continue." }],
    [{ projectTitle: "" }, { projectTitle: "Give your project a title." }],
    [{ projectTitle: " \u0000\n " }, { projectTitle: "Give your project a title." }],
    [{ projectTitle: "x".repeat(201) }, { projectTitle: "A title has at most 200 characters." }],
    [{ designBrief: "x".repeat(20_001) }, { designBrief: "A design brief has at most 20,000 characters." }],
    [{ industry: "spaceflight" }, { industry: "Choose an industry from the list." }],
    [{ audience: "robots" }, { audience: "Choose an audience from the list." }],
    [{ codeModel: "gpt" }, { codeModel: "Choose a model from the list." }],
    [{ colorTheme: "red;}" }, { colorTheme: "A colour has the form #3B82F6." }],
    [{ fontFamily: "Comic Sans" }, { fontFamily: "Choose a font from the list." }],
  ])("says what is wrong with %j", (input, errors) => expect(errorsOf(input)).toEqual(errors));

  it("makes text storable", () => {
    const { projectTitle, designBrief } = generationForm.parse({
      template: "classic",
      projectTitle: " A\u0000  bakery\r\n",
      designBrief: "one\r\ntwo\ud800",
    });
    expect(projectTitle).toBe("A bakery");
    expect(designBrief).toBe("one\ntwo\ufffd");
  });

  it("works as a form's schema, with files beside it", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...valid, designBrief: "", industry: "", colorTheme: "#112233" })) {
      form.append(name, value);
    }
    form.append("logo", new File(["x"], "logo.png", { type: "image/png" }));
    const submission = parseWithZod(form, { schema: generationForm });
    expect(submission.status).toBe("success");
    expect(submission.status === "success" && submission.value).toMatchObject({
      industry: "other",
      colorTheme: "#112233",
    });
    form.delete("template");
    expect(parseWithZod(form, { schema: generationForm })).toMatchObject({
      status: "error",
      error: { template: ["Please select a website template to continue."] },
    });
  });
});

describe("uploads", () => {
  it.each([
    ["menu.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", true],
    ["menu.DOCX", "", true],
    ["menu.doc", "application/msword", true],
    ["menu.rtf", "application/rtf", true],
    ["menu.txt", "text/plain", true],
    ["menu.md", "text/markdown", true],
    ["menu.pdf", "application/pdf", false],
    ["menu.docx.exe", "application/octet-stream", false],
  ])("takes %s of type %s as a document: %s", (name, type, taken) => {
    expect(isDocumentFile({ name, type })).toBe(taken);
  });

  it("parts images from the rest", () => {
    const files = [
      { name: "a.png", type: "image/png" },
      { name: "b.pdf", type: "application/pdf" },
    ];
    expect(splitImages(files)).toEqual({ images: [files[0]], skipped: [files[1]] });
  });
});
