import { expect, it } from "vitest";
import { visitorAddress, visitorName } from "./visitor";

it("finds who wrote by the form's own e-mail fields, then by names", () => {
  expect(visitorAddress({ contact: "a@example.com", email: "b@example.com" }, ["contact"])).toBe("a@example.com");
  expect(visitorAddress({ "your-email": "c@example.com", message: "d@example.com" })).toBe("c@example.com");
  expect(visitorAddress({ email: "not one", message: "x" })).toBeNull();
  expect(visitorName({ fullName: "Ana\n Brot" })).toBe("Ana Brot");
  expect(visitorName({ company: "Brot" })).toBeNull();
});
