import { describe, expect, it } from "vitest";
import { INVALID_DOMAIN } from "../domains/custom-domain";
import { createDeploymentInput, updateDeploymentInput } from "./deployment-input";

const deployedCode = { html: "<p>x</p>", css: "", javascript: "" };
const body = { analysisId: 3, subdomain: "Rose", title: " Rose ", description: "", customDomain: null, deployedCode };

describe("createDeploymentInput", () => {
  it("reads what the deploy dialog sends", () => {
    expect(createDeploymentInput.parse({ ...body, customDomain: "WWW.Rose.example" })).toEqual({
      ...body,
      subdomain: "rose",
      title: "Rose",
      customDomain: "www.rose.example",
    });
    expect(createDeploymentInput.parse({ ...body, description: null, customDomain: "" })).toMatchObject({
      customDomain: null,
    });
  });

  it.each([
    ["subdomain", "-rose", "A subdomain neither starts nor ends with a hyphen."],
    ["subdomain", undefined, "Please enter a subdomain."],
    ["title", "  ", "Please enter a title."],
    ["customDomain", "https://rose.example", INVALID_DOMAIN.description],
    ["deployedCode", "<p>x</p>", "This must be an object."],
    ["analysisId", 1.5, "This must be a whole number."],
  ])("says what is wrong with %s %j", (field, value, message) => {
    const issues = createDeploymentInput.safeParse({ ...body, [field]: value }).error!.issues;
    expect(issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });
});

describe("updateDeploymentInput", () => {
  it("takes code without touching the domain, and ignores what is not the client's to say", () => {
    const sent = {
      deployedCode,
      updatedAt: "2020-01-01",
      domainVerified: true,
      domainVerificationToken: "verify_mine",
    };
    const parsed = updateDeploymentInput.parse(sent);
    expect(parsed).toEqual({ deployedCode });
    expect(parsed.customDomain).toBeUndefined();
  });

  it("takes a domain, or null to give it up", () => {
    expect(updateDeploymentInput.parse({ customDomain: "Rose.example", domainVerified: false })).toEqual({
      customDomain: "rose.example",
    });
    expect(updateDeploymentInput.parse({ customDomain: null })).toEqual({ customDomain: null });
  });

  it("takes whether it is published, but not new code that nobody is to see", () => {
    expect(updateDeploymentInput.parse({ isActive: false, id: 4 })).toEqual({ isActive: false });
    expect(updateDeploymentInput.parse({ isActive: true, deployedCode })).toEqual({ isActive: true, deployedCode });
    expect(updateDeploymentInput.safeParse({ isActive: false, deployedCode }).error!.issues[0]!.path).toEqual([
      "isActive",
    ]);
    expect(updateDeploymentInput.safeParse({ isActive: "no" }).success).toBe(false);
  });

  it("refuses a body without anything to change", () => {
    expect(updateDeploymentInput.safeParse({ updatedAt: "2020-01-01" }).success).toBe(false);
  });
});
