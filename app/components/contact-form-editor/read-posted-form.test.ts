import { describe, expect, it } from "vitest";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { readPostedForm } from "./read-posted-form";

const saved = defaultContactForm();
const read = (fields: Record<string, string>) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return readPostedForm(posted, saved);
};

describe("readPostedForm", () => {
  it("moves and removes fields, and ignores what it does not know", () => {
    expect(read({ change: '{"type":"move","index":2,"by":-1}' }).form.fields.map(({ id }) => id)).toEqual([
      "name",
      "message",
      "email",
    ]);
    expect(read({ change: '{"type":"remove","index":0}' }).form.fields).toHaveLength(2);
    for (const change of ["", "{", '{"type":"style"}', '{"type":"remove","index":-1}'])
      expect(read({ change }).form).toEqual(saved);
  });

  it("puts a field in its place, or at the end", () => {
    const entry = { part: "field", type: "tel", label: "Phone", width: "half", placeholder: "", options: "" };
    expect(read({ ...entry, place: "0" }).form.fields[0]).toMatchObject({ id: "name", type: "tel", required: false });
    expect(read({ ...entry, place: "" }).form.fields[3]).toMatchObject({ id: "phone", label: "Phone" });
    expect(read({ ...entry, label: " ", place: "" })).toMatchObject({
      form: saved,
      refused: { entry: { type: "tel" }, problems: { label: "Enter a label." } },
    });
  });

  it("takes a part's values, unticked boxes included, and leaves the others", () => {
    const { form } = read({ part: "settings", title: "Write to us", enableSpamProtection: "on" });
    expect(form.settings).toEqual({
      ...saved.settings,
      title: "Write to us",
      enableSpamProtection: true,
      autoReplyEnabled: false,
    });
    expect(read({ part: "styling", borderRadius: "20px", title: "no" }).form).toEqual({
      ...saved,
      style: { ...saved.style, borderRadius: "20px" },
    });
    expect(read({ part: "preview" }).form).toEqual(saved);
  });
});
