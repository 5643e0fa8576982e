import { expect, it } from "vitest";
import { securityText } from "./security-text";

it("names whom to tell, and a day that lies ahead but less than a year", () => {
  const text = securityText(
    { APP_ORIGIN: "https://plinth.example", SUPPORT_EMAIL: "help@plinth.example" },
    new Date("2027-12-31T23:59:59.999Z"),
  );
  expect(text).toBe(
    "Contact: mailto:help@plinth.example\nExpires: 2028-06-28T23:59:59Z\nPreferred-Languages: en\nCanonical: https://plinth.example/.well-known/security.txt\n",
  );
});
