import { describe, expect, it } from "vitest";
import { filesOf, parseMultipart } from "./multipart.server";

const limits = { file: 1_000_000, body: 3_000_000, files: 2 };

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request("http://app.example/api", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

function formOf(entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: "image/png" });

describe("parseMultipart", () => {
  it("gives fields as text and files with their names, types and bytes", async () => {
    const sent = formOf([
      ["projectTitle", "Café"],
      ["logo", new File(["bytes"], "lógo.png", { type: "image/png" })],
    ]);
    const form = await parseMultipart(post(sent), limits);
    expect(form.get("projectTitle")).toBe("Café");
    const logo = form.get("logo") as File;
    expect(logo).toMatchObject({ name: "lógo.png", type: "image/png" });
    expect(await logo.text()).toBe("bytes");
  });

  it("leaves out file fields in which nothing was chosen, and keeps empty files that were", async () => {
    const untouched = new File([], "", { type: "application/octet-stream" });
    const form = await parseMultipart(
      post(
        formOf([
          ["logo", untouched],
          ["contentDoc", file("empty.txt", 0)],
        ]),
      ),
      limits,
    );
    expect([...form.keys()]).toEqual(["contentDoc"]);
    expect(filesOf(form, "logo")).toEqual([]);
    expect(filesOf(form, "contentDoc").map(({ name }) => name)).toEqual(["empty.txt"]);
  });

  it("reads forms without files too", async () => {
    const form = await parseMultipart(post(new URLSearchParams({ template: "modern" })), limits);
    expect(form.get("template")).toBe("modern");
  });

  it.each([
    ["one file", [["a", file("a.png", 1_000_001)]], "One file may have at most 1 MB."],
    [
      "all together",
      [
        ["a", "x".repeat(999_999)],
        ["b", file("b.png", 999_999)],
        ["c", file("c.png", 999_999)],
        ["d", "x".repeat(9_999)],
      ],
      "All files together may have at most 3 MB.",
    ],
    [
      "the number of files",
      [
        ["a", file("a.png", 1)],
        ["a", file("b.png", 1)],
        ["a", file("c.png", 1)],
      ],
      "At most 2 files can be sent at once.",
    ],
    [
      "the number of fields",
      Array.from({ length: 101 }, (_, at) => [`f${at}`, "x"]),
      "This form has more fields than are taken.",
    ],
  ] as [string, [string, string | File][], string][])("refuses too much in %s", async (_, entries, message) => {
    await expect(parseMultipart(post(formOf(entries)), limits)).rejects.toMatchObject({ status: 413, message });
  });

  it("refuses an announced length before reading anything", async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error("was read")) }, { highWaterMark: 0 });
    const request = post(body, { "content-type": "multipart/form-data; boundary=x", "content-length": "3000001" });
    await expect(parseMultipart(request, limits)).rejects.toMatchObject({ status: 413 });
  });

  it.each([
    ["no boundary", "multipart/form-data", "--x\r\n"],
    [
      "a body that ends early",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhal',
    ],
    ["a body that is something else", "multipart/form-data; boundary=x", "hello"],
    ["an empty body", "multipart/form-data; boundary=x", ""],
  ])("refuses %s", async (_, type, body) => {
    await expect(parseMultipart(post(body, { "content-type": type }), limits)).rejects.toMatchObject({ status: 400 });
  });

  it.each(["application/json", "text/plain", "multipart/mixed; boundary=x"])("refuses %s", async (type) => {
    await expect(parseMultipart(post("{}", { "content-type": type }), limits)).rejects.toMatchObject({ status: 415 });
  });
});
