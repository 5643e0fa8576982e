import { describe, expect, it } from "vitest";
import { saveVersionInput, TITLE_REQUIRED, versionForm } from "./version-input";

const websiteCode = { html: "<p>Bread</p>", css: "", javascript: "" };

describe("versionForm", () => {
  it.each([undefined, "", "   "])("asks for a title instead of %j", (title) => {
    const { error } = versionForm.safeParse({ title });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Please enter a title for this version."]);
    expect(TITLE_REQUIRED).toEqual({ title: "Title Required", description: "Please enter a title for this version." });
  });

  it("takes a title without its margins, and a description or none", () => {
    expect(versionForm.parse({ title: "  Easter  " })).toEqual({ title: "Easter" });
    expect(versionForm.safeParse({ title: "a".repeat(201) }).success).toBe(false);
    expect(versionForm.safeParse({ title: "Easter", changeDescription: "\u0000" }).success).toBe(false);
  });
});

describe("saveVersionInput", () => {
  it("is a manual version unless it says otherwise", () => {
    expect(saveVersionInput.parse({ analysisId: 1, title: "Easter", websiteCode, changeDescription: null })).toEqual({
      analysisId: 1,
      title: "Easter",
      websiteCode,
      changeType: "manual",
      changeDescription: null,
      isAutoSaved: false,
    });
  });

  it.each([{ changeType: "wish" }, { websiteCode: { html: "" } }, { analysisId: "1" }, { title: " " }])(
    "refuses %j",
    (wrong) => {
      expect(saveVersionInput.safeParse({ analysisId: 1, title: "Easter", websiteCode, ...wrong }).success).toBe(false);
    },
  );
});
