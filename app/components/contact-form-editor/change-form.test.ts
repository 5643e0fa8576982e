import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { changeForm, isSameForm, type FormChange } from "./change-form";

const form = defaultContactForm();
const phone = {
  id: "phone",
  type: "tel",
  label: "Phone",
  placeholder: "",
  required: false,
  width: "half",
  options: [],
} as const;
const field = { ...phone, options: [] as string[] };
const ids = (changed: typeof form) => changed.fields.map(({ id }) => id);

describe("changeForm", () => {
  it("adds a field at the end, or in the place of another", () => {
    expect(ids(changeForm(form, { type: "field", index: null, field }))).toEqual(["name", "email", "message", "phone"]);
    expect(ids(changeForm(form, { type: "field", index: 1, field }))).toEqual(["name", "phone", "message"]);
  });

  it("moves a field, and stays as it is at the ends", () => {
    expect(ids(changeForm(form, { type: "move", index: 2, by: -1 }))).toEqual(["name", "message", "email"]);
    expect(ids(changeForm(form, { type: "move", index: 0, by: -1 }))).toEqual(["name", "email", "message"]);
    expect(ids(changeForm(form, { type: "move", index: 2, by: 1 }))).toEqual(["name", "email", "message"]);
  });

  it("removes a field", () =>
    expect(ids(changeForm(form, { type: "remove", index: 0 }))).toEqual(["email", "message"]));

  it("changes only what it names of style and settings", () => {
    const changed = changeForm(form, { type: "style", style: { borderRadius: "20px" } });
    expect(changed).toEqual({ ...form, style: { ...form.style, borderRadius: "20px" } });
    expect(changeForm(form, { type: "settings", settings: { title: "Write" } }).settings).toEqual({
      ...form.settings,
      title: "Write",
    });
  });

  it("takes a move back by the opposite move, and never touches what it was given", () => {
    const before = structuredClone(form);
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 5 }), fc.constantFrom<1 | -1>(1, -1), (index, by) => {
        const there = changeForm(form, { type: "move", index, by });
        const back: FormChange = { type: "move", index: index + by, by: by === 1 ? -1 : 1 };
        expect(isSameForm(changeForm(there, back), form)).toBe(true);
        expect([...ids(there)].sort()).toEqual([...ids(form)].sort());
      }),
    );
    expect(form).toEqual(before);
  });
});
