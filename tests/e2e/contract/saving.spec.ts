import { expect, test } from "playwright/test";
import { askPreview, previewAddressIn } from "../../setup/ask-preview";
import { codeSaying, OWN, owner, type Owner } from "./people";
import { PIXEL, imageForm } from "./generation-form";
import { analysis, readAnswer, readRefusal, saved, stale, uploaded } from "./shapes";

let ada: Owner;
test.beforeAll(async () => {
  ada = await owner();
});

const read = () => ada.visitor.call("GET", `/api/analysis/${ada.website.id}`);

function save(word: string, ifMatch?: string): Promise<Response> {
  const headers = { ...OWN, "content-type": "application/json", ...(ifMatch !== undefined && { "if-match": ifMatch }) };
  return ada.visitor.send(`/api/analysis/${ada.website.id}/code`, {
    method: "PATCH",
    body: JSON.stringify(codeSaying(word)),
    headers,
  });
}

test("a save on the revision that was read succeeds, and one on an older revision is told the present one", async () => {
  const before = await read();
  const { revision } = await readAnswer(before.clone(), 200, analysis);
  expect(before.headers.get("etag")).toBe(`"${revision}"`);
  const first = await save("first", `"${revision}"`);
  const { revision: next } = await readAnswer(first.clone(), 200, saved);
  expect(first.headers.get("etag")).toBe(`"${next}"`);
  for (const old of [`"${revision}"`, revision!, `W/"${next}"`, '""']) {
    const refusal = await readAnswer(await save("second", old), 409, stale);
    expect([refusal.revision, refusal.generatedCode]).toEqual([next, codeSaying("first")]);
    expect(refusal.message).toContain("changed elsewhere");
  }
  await readAnswer(await save("second", next), 200, saved);
  await readAnswer(await save("third", "*"), 200, saved);
  await readAnswer(await save("fourth"), 200, saved);
});

test("an uploaded picture is in the preview, and no website of somebody else's takes one", async () => {
  const upload = (form: FormData) =>
    ada.visitor.send("/api/upload-image", { method: "POST", body: form, headers: OWN });
  const { url, previewUrl } = await readAnswer(await upload(imageForm(ada.website.id)), 200, uploaded);
  const page = await (await ada.visitor.send(`/analysis/${ada.website.id}`)).text();
  expect(previewUrl).toBe(previewAddressIn(page) + url);
  const shown = await askPreview(previewUrl);
  expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  for (const id of ["0", "x", "2000000000", "1e3"]) await readRefusal(await upload(imageForm(id)), 404);
  const text = imageForm(ada.website.id);
  text.set("image", "no file");
  expect((await readRefusal(await upload(text), 400)).errors).toEqual({ image: ["Choose an image to upload."] });
  const damaged = imageForm(ada.website.id);
  damaged.set("image", new File([PIXEL.subarray(0, 30)], "cut-off.png", { type: "image/png" }));
  expect(Object.keys((await readRefusal(await upload(damaged), 415)).errors)).toEqual(["image"]);
  const large = imageForm(ada.website.id);
  large.set("image", new File([new Uint8Array(10_500_000)], "large.png", { type: "image/png" }));
  await readRefusal(await upload(large), 413);
});
