import { expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { applyEdit, type Edit } from "../../markup/edit";
import { openSite } from "../opened-site";
import { addedEntry, entryOf, removedEntry, removedSection } from "./by-hand";

const site = openSite(BIKE_SHOP);
const saying = (text: string) =>
  site.page.elements.findIndex((element) =>
    element.childNodes.some((child) => "value" in child && child.value === text),
  );
const entry = (text: string) => entryOf(site, saying(text))!;
const html = (edit: Edit | null) => applyEdit(BIKE_SHOP, edit!).html;
const CARD = `<div class="card"><h3>City E</h3><p>Electric, 60 miles</p><span class="amount">£1,690</span></div>`;

it("an entry is added after the one that is selected by any of its texts, and taken away", () => {
  for (const text of ["City E", "Electric, 60 miles", "£1,690"]) {
    expect(html(addedEntry(site, entry(text)))).toBe(BIKE_SHOP.html.replace(CARD, CARD + CARD));
    expect(html(removedEntry(site, entry(text)))).toBe(BIKE_SHOP.html.replace(CARD, ""));
  }
});

it("what has none like it beside it is no entry", () => {
  expect(
    entryOf(
      site,
      site.page.elements.findIndex(({ tagName }) => tagName === "h1"),
    ),
  ).toBeNull();
});

it("a section goes with its entry of the menu, by the owner's hand", () => {
  const about = site.page.elements.findIndex((element) =>
    element.attrs.some(({ name, value }) => name === "id" && value === "about"),
  );
  const edit = removedSection(site, about);
  expect(edit?.author).toBe("owner");
  expect(html(edit)).not.toContain("#about");
  expect(html(edit)).not.toContain(`id="about"`);
});
