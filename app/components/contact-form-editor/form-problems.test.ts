import { describe, expect, it } from "vitest";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { changeForm } from "./change-form";
import { problemsOf, tabOfProblem } from "./form-problems";

const form = defaultContactForm();

describe("problemsOf", () => {
  it("is empty for a form that can be saved", () => expect(problemsOf(form)).toEqual({}));

  it("names what is wrong, and where it can be mended", () => {
    const settings = problemsOf(
      changeForm(form, { type: "settings", settings: { submitText: " ", emailRecipient: "ada" } }),
    );
    expect(Object.keys(settings)).toEqual(["settings.submitText", "settings.emailRecipient"]);
    expect(tabOfProblem(settings)).toBe("settings");
    const empty = problemsOf({ ...form, fields: [] });
    expect(empty).toEqual({ fields: "A form needs at least one field." });
    expect(tabOfProblem(empty)).toBe("fields");
    const style = problemsOf(changeForm(form, { type: "style", style: { textColor: "red" } }));
    expect(tabOfProblem(style)).toBe("styling");
  });
});
