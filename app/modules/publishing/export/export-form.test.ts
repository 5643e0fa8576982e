import { expect, it } from "vitest";
import { exportForm } from "./export-form";

const addressOf = (typed: string) => exportForm.safeParse({ address: typed }).data?.address;

it.each([
  ["rose.example", "https://rose.example/"],
  [" https://rose.example ", "https://rose.example/"],
  ["http://rose.example:8080/bakery", "http://rose.example:8080/bakery/"],
  ["localhost:8080", "https://localhost:8080/"],
  ["https://rose.example/a/index.html?x=1#top", "https://rose.example/a/"],
  ["https://me:secret@rose.example/", "https://rose.example/"],
  ["bäckerei.example", "https://xn--bckerei-5wa.example/"],
])("takes %j for a website at %s", (typed, address) => expect(addressOf(typed)).toBe(address));

it("takes nothing typed for no address, and says of others what one looks like", () => {
  expect(exportForm.parse({ address: " ", contactAddress: "" })).toEqual({
    address: undefined,
    contactAddress: undefined,
  });
  for (const typed of [
    "roses",
    "my website",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://",
    `https://rose.example/${"a".repeat(2_000)}`,
  ]) {
    const parsed = exportForm.safeParse({ address: typed });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      "Please enter the address at which the website will stand, such as https://example.com.",
    ]);
  }
});
