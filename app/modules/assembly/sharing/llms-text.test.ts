import { expect, it } from "vitest";
import { demoCode } from "../../result/demo-site.server";
import { assembleSite } from "../assemble-site";
import { NO_EXTRAS } from "../site-extras";

it("says in Markdown what the page says, with whole addresses", async () => {
  const files = assembleSite(await demoCode("classic"), [], {}, { ...NO_EXTRAS, address: "https://rose.example/" });
  const text = Buffer.from(files.find(({ path }) => path === "llms.txt")!.bytes).toString();
  expect(text).toMatch(
    /^# Padaria Alfazema\n\n> A Portuguese bakery on Kirkgate in Leeds\. .*\n\n- 84 Kirkgate, Leeds LS2 7DJ\n- 0113 496 0182\n/,
  );
  expect(text).toContain("- [Menu](https://rose.example/#prices): Pastel de nata £1.90;");
  expect(text).toContain("## Optional\n\n- [Privacy](https://rose.example/privacy): ");
  expect(text.match(/^# /gm)).toHaveLength(1);
});
