import type { Visitor } from "../../setup/visitor";
import { OWN } from "./people";

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A good generation form, with some fields added or replaced. */
export function generationForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ template: "modern", projectTitle: "Stone & Daughters", ...fields }))
    form.set(name, value);
  return form;
}

/** A good form of `POST /api/upload-image`, for one of the sender's websites. */
export function imageForm(analysisId: number | string): FormData {
  const form = new FormData();
  form.set("analysisId", String(analysisId));
  form.set("image", new File([PIXEL], "shop-front.png", { type: "image/png" }));
  return form;
}

/** `POST /api/generate-website`; `type` is the content type where the body has none of its own. */
export function generate(visitor: Visitor, body: BodyInit, type?: string): Promise<Response> {
  const headers = type === undefined ? OWN : { ...OWN, "content-type": type };
  return visitor.send("/api/generate-website", { method: "POST", body, headers });
}

/** A multipart form (boundary `x`) up to the bytes of its logo, whose name is written as it is. */
export function formUpToLogo(name: string): string {
  const field = (head: string, value: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}`;
  const text = `${field('name="template"', "modern\r\n")}${field('name="projectTitle"', "Stone\r\n")}`;
  return `${text}--x\r\nContent-Disposition: form-data; name="logo"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
}
