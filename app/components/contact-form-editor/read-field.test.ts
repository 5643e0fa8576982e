import { describe, expect, it } from "vitest";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { entryIn, entryOf, NEW_FIELD, readField } from "./read-field";

const { fields } = defaultContactForm();

describe("readField", () => {
  it("gives a new field an id that no other has", () => {
    expect(readField({ ...NEW_FIELD, label: "Name" }, fields, null)).toMatchObject({
      field: { id: "name-2", label: "Name" },
    });
  });

  it("keeps the id of a field whose label changes", () => {
    expect(readField({ ...entryOf(fields[0]!), label: "Your name" }, fields, 0)).toMatchObject({
      field: { id: "name", label: "Your name" },
    });
  });

  it("takes options one a line and drops empty lines", () => {
    const entry = { ...NEW_FIELD, type: "select", label: "Day", options: "Monday\n\n  \r\nTuesday\n" };
    const read = readField(entry, fields, null);
    expect(read).toMatchObject({ field: { options: ["Monday", "Tuesday"] } });
    expect("field" in read && entryOf(read.field).options).toBe("Monday\nTuesday");
  });

  it("says what is missing", () => {
    expect(readField(NEW_FIELD, fields, null)).toEqual({ problems: { label: "Enter a label." } });
    expect(readField({ ...NEW_FIELD, type: "radio", label: "Day", options: " \n" }, fields, null)).toEqual({
      problems: { options: "Enter at least one option." },
    });
  });
});

it("reads what was posted", () => {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ type: "tel", label: "Phone", width: "half", required: "on" }))
    posted.set(name, value);
  expect(entryIn(posted)).toEqual({
    type: "tel",
    label: "Phone",
    placeholder: "",
    width: "half",
    options: "",
    required: true,
  });
});
