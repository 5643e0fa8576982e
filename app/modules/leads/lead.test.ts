import { describe, expect, it } from "vitest";
import { LEAD_TOASTS, leadInput } from "./lead";

const messages = (input: unknown) => {
  const parsed = leadInput.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

describe("leadInput", () => {
  it("takes a name and an e-mail address, without the space around them", () => {
    expect(leadInput.parse({ contactName: " Inês Carvalho ", email: " ines@example.com " })).toEqual({
      contactName: "Inês Carvalho",
      email: "ines@example.com",
    });
  });

  it("asks for both", () => {
    expect(messages({})).toEqual([
      ["contactName", "Please enter your name."],
      ["email", "Please enter your e-mail address."],
    ]);
    expect(messages({ contactName: "  ", email: "" })).toContainEqual(["contactName", "Please enter your name."]);
  });

  it.each(["ines", "ines@", "@example.com", "ines example.com"])("refuses %s as an address", (email) => {
    expect(messages({ contactName: "Inês", email })).toEqual([
      ["email", "This is not an e-mail address. It should look like name@example.com."],
    ]);
  });

  it("refuses what would not fit", () => {
    expect(messages({ contactName: "x".repeat(201), email: `${"x".repeat(250)}@example.com` })).toHaveLength(2);
  });
});

it("answers in the words of tests/list", () => {
  expect(LEAD_TOASTS.sent).toEqual({
    title: "Thank You!",
    description: "Your information has been submitted. We'll be in touch soon!",
  });
  expect(LEAD_TOASTS.failed("No.").title).toBe("Submission Failed");
});
