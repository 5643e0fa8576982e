import { expect, it } from "vitest";
import { computed } from "../../../cascade/computed";
import { queryAll } from "../../../cascade/query";
import { openSite } from "../../../operations/opened-site";
import { DESIGNER_SITES } from "../../../../../tests/factories/designer-sites";
import { understand } from "../understand";

const code = DESIGNER_SITES.bakery;

it.each([
  ["make the headline bigger", "h1", "font-size"],
  ["make the phone number bigger", 'a[href^="tel:"]', "font-size"],
  ["Mach die Überschrift größer", "h1", "font-size"],
  ["haz el título más grande", "h1", "font-size"],
])("%s: bigger on phones and on desks", (message, selector, property) => {
  const { after } = understand({ message, code, form: null });
  const [was, is] = [openSite(code), openSite(after)];
  const node = queryAll(was.page, selector)[0]!;
  for (const width of [390, 1280])
    expect(Number.parseFloat(computed(is, node, property, width))).toBeGreaterThan(
      Number.parseFloat(computed(was, node, property, width)),
    );
});

it("makes everything dark green and cream at once", () => {
  const { outcomes, after } = understand({ message: "make everything dark green and cream", code, form: null });
  expect(outcomes.map(({ message }) => message)).toEqual(["I made your website dark green and cream."]);
  const site = openSite(after);
  expect(computed(site, queryAll(site.page, "body")[0]!, "background-color", 390)).toBe("rgb(255, 253, 208)");
});

it.each(["make the headline sing", "make it pop"])("leaves '%s' undone", (message) =>
  expect(understand({ message, code, form: null }).after).toEqual(code),
);
