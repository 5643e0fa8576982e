import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { computed } from "../../cascade/computed";
import { queryAll } from "../../cascade/query";
import { applyEdit, invertEdit } from "../../markup/edit";
import { readColour } from "../../markup/contrast";
import { readColourWords } from "../../language/colours";
import type { WebsiteCode } from "../../site/website-code";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { asEdit } from "../as-edit";
import { openSite, type OpenedSite } from "../opened-site";
import type { Operation } from "../operation";
import { LIKE_THAT } from "../outcome";
import { perform } from "../perform";
import type { Target } from "../target";
import { align } from "./align";
import { highlight } from "./highlight";
import { layOut } from "./lay-out";
import { putSides } from "./put-sides";
import { replaceColour } from "./replace-colour";
import { resize } from "./resize";
import { setBrandColour } from "./set-brand-colour";
import { setColour } from "./set-colour";
import { setEdge } from "./set-edge";
import { setFont, setSiteFont } from "./set-font";
import { setGradient } from "./set-gradient";
import { setLine } from "./set-line";
import { setMeasure } from "./set-measure";
import { setMode } from "./set-mode";
import { setSpace } from "./set-space";
import { setTextStyle } from "./set-text-style";
import { setVisibility } from "./set-visibility";
import { shade } from "./shade";
import { stick } from "./stick";
import { stripe } from "./stripe";
import { solid } from "./colour-moves";

const SITES: Record<string, WebsiteCode> = { ...DESIGNER_SITES, foreign: BIKE_SHOP };

const target = (site: OpenedSite, selector: string, name = "that", region = false): Target => ({
  nodes: queryAll(site.page, selector),
  name,
  selector,
  region,
});

/** Does it, and expects that it was done, can be taken back to the byte and left alone what it is not about. */
function doIt<Params>(
  code: WebsiteCode,
  operation: Operation<Params>,
  params: (site: OpenedSite) => NoInfer<Params>,
): OpenedSite {
  const site = openSite(code);
  const outcome = perform(site, operation, params(site));
  if (outcome.message === LIKE_THAT) return site;
  expect(outcome.splices, outcome.message).not.toEqual([]);
  const edit = asEdit(outcome.splices);
  const changed = applyEdit(code, edit);
  expect(applyEdit(changed, invertEdit(code, edit))).toEqual(code);
  return openSite(changed);
}

const at = (site: OpenedSite, selector: string, property: string, width = 1280) =>
  computed(site, queryAll(site.page, selector)[0]!, property, width);
const size = (site: OpenedSite, selector: string, width: number) =>
  Number.parseFloat(at(site, selector, "font-size", width));

const each = Object.entries(SITES);

describe.each(each)("in %s", (_name, code) => {
  it.each(["h1", 'a[href^="tel:"]', "p"])("makes %s bigger on phones and on desks", (selector) => {
    const before = openSite(code);
    if (queryAll(before.page, selector).length === 0) return;
    const after = doIt(code, resize, (site) => ({ target: target(site, selector), factor: 1.25, words: "bigger" }));
    for (const width of [390, 1280])
      expect(size(after, selector, width)).toBeGreaterThan(size(before, selector, width) * 1.1);
  });

  it("makes the headline smaller, and again", () => {
    const once = doIt(code, resize, (site) => ({ target: target(site, "h1"), factor: 0.8, words: "smaller" }));
    const twice = doIt(once.code, resize, (site) => ({ target: target(site, "h1"), factor: 0.8, words: "smaller" }));
    expect(size(twice, "h1", 390)).toBeLessThan(size(once, "h1", 390));
  });

  it("sets looks of text", () => {
    const upper = doIt(code, setTextStyle, (site) => ({ target: target(site, "h2"), style: "uppercase" as const }));
    expect(at(upper, "h2", "text-transform")).toBe("uppercase");
    const italic = doIt(code, setTextStyle, (site) => ({ target: target(site, "h1"), style: "italic" as const }));
    expect(at(italic, "h1", "font-style", 390)).toBe("italic");
    const line = doIt(code, setLine, (site) => ({
      target: target(site, "p"),
      property: "line-height" as const,
      value: "1.8",
      more: true,
    }));
    expect(at(line, "p", "line-height")).toBe("1.8");
    doIt(code, setLine, (site) => ({ target: target(site, "h1"), property: "letter-spacing" as const, more: true }));
    doIt(code, setMeasure, (site) => ({
      target: target(site, "h1"),
      side: "font-size" as const,
      length: "63px",
      words: "63px in size",
    }));
    doIt(code, setFont, (site) => ({ target: target(site, "h1"), font: "Poppins" as const }));
    doIt(code, setSiteFont, () => ({ font: "Georgia" as const, part: "all" as const }));
  });

  it("sets colours of texts, grounds and the whole page", () => {
    const red = doIt(code, setColour, (site) => ({
      target: target(site, "h1"),
      of: "text" as const,
      colour: "#b00020",
      words: "red",
    }));
    expect(solid(at(red, "h1", "color", 390))).toBe("#b00020");
    doIt(code, setColour, (site) => ({
      target: target(site, "body", "the page"),
      of: "background" as const,
      colour: "#fffdd0",
      words: "cream",
    }));
    doIt(code, shade, (site) => ({
      target: target(site, "h1"),
      of: "text" as const,
      move: readColour(solid(at(site, "h1", "color"))!).l > 0.5 ? ("darker" as const) : ("lighter" as const),
      strength: 0.1,
    }));
    doIt(code, setMode, () => ({ mode: "dark" as const }));
    doIt(code, setBrandColour, () => ({ colour: "#004225", ground: "#fffdd0", words: "dark green and cream" }));
  });

  it("hides on phones alone", () => {
    const after = doIt(code, setVisibility, (site) => ({
      target: target(site, "h1"),
      shown: false,
      on: "phones" as const,
    }));
    expect([at(after, "h1", "display", 390), at(after, "h1", "display")]).toEqual(["none", "block"]);
    doIt(after.code, setVisibility, (site) => ({ target: target(site, "h1"), shown: true, on: "phones" as const }));
  });

  it("makes room, edges and places", () => {
    doIt(code, setSpace, (site) => ({ target: target(site, "h2"), where: "above" as const, factor: 1.5 }));
    doIt(code, setEdge, (site) => ({
      target: target(site, "h2"),
      edge: "shadow" as const,
      value: "0 4px 16px rgb(0 0 0 / 12%)",
      words: "a shadow",
    }));
    doIt(code, setEdge, (site) => ({
      target: target(site, "h2"),
      edge: "border" as const,
      value: "1px solid #808080",
      words: "a border",
    }));
    doIt(code, align, (site) => ({ target: target(site, "h2"), side: "right" as const }));
    doIt(code, highlight, (site) => ({ target: target(site, "h2") }));
  });
});

describe("a page by another hand", () => {
  it("recolours what is blue", () => {
    const after = doIt(BIKE_SHOP, replaceColour, () => ({
      from: "#0000ff",
      to: "#006400",
      fromWords: "blue",
      toWords: "green",
    }));
    expect(after.code.html).not.toMatch(/1d4ed8/i);
    expect(solid(at(after, ".jumbotron", "background-color"))).toBe("#006400");
  });
  it("sticks, stripes, lays out and puts beside", () => {
    doIt(BIKE_SHOP, stick, (site) => ({ target: target(site, ".topbar"), edge: "top" as const, on: "all" as const }));
    doIt(BIKE_SHOP, stripe, (site) => ({ target: target(site, "table"), on: true }));
    doIt(BIKE_SHOP, layOut, (site) => ({ target: target(site, "#shop"), columns: 3 }));
    doIt(BIKE_SHOP, putSides, (site) => ({
      target: target(site, "#about"),
      picture: queryAll(site.page, "#about img")[0]!,
      side: "right" as const,
    }));
    doIt(BIKE_SHOP, setGradient, (site) => ({
      target: target(site, ".jumbotron"),
      from: "#800080",
      to: "#ffc0cb",
      words: "from purple to pink",
    }));
    doIt(BIKE_SHOP, setEdge, (site) => ({
      target: target(site, ".card"),
      edge: "corners" as const,
      value: "12px",
      words: "rounded",
    }));
    doIt(BIKE_SHOP, setSpace, (site) => ({ target: target(site, ".cards"), where: "between" as const, factor: 1.5 }));
    doIt(BIKE_SHOP, resize, (site) => ({ target: target(site, "#about img"), factor: 0.7, words: "smaller" }));
    doIt(BIKE_SHOP, setColour, (site) => ({
      target: target(site, ".cta"),
      of: "background" as const,
      colour: "#ffa500",
      words: "orange",
    }));
  });
});

it("makes a button no narrower when it grows", () => {
  const before = openSite(DESIGNER_SITES.bakery);
  const after = doIt(DESIGNER_SITES.bakery, resize, (site) => ({
    target: target(site, ".button"),
    factor: 1.2,
    what: "button" as const,
    words: "bigger",
  }));
  for (const property of ["padding-left", "padding-right", "padding-top", "font-size"])
    for (const width of [390, 1280])
      expect(Number.parseFloat(at(after, ".button", property, width))).toBeGreaterThanOrEqual(
        Number.parseFloat(at(before, ".button", property, width)),
      );
});

it("asks before it replaces what an owner set, and then does", () => {
  const code = { ...BIKE_SHOP, html: BIKE_SHOP.html.replace("<h1>", '<h1 style="font-size: 30px">') };
  const site = openSite(code);
  const params = { target: target(site, "h1", "the headline"), factor: 1.25, words: "bigger" };
  const outcome = perform(site, resize, params);
  expect(outcome).toMatchObject({
    splices: [],
    message: "Your own setting wins there. Replace it?",
    offers: [{ label: "Replace it", says: "Make the headline bigger and replace my own setting" }],
  });
  const after = doIt(code, resize, (now) => ({ ...params, target: target(now, "h1"), replace: true }));
  expect(at(after, "h1", "font-size")).toBe("37.5px");
});

it("takes dark grey for darker than grey", () =>
  expect(readColour(readColourWords("dark grey")!).l).toBeLessThan(readColour(readColourWords("grey")!).l));

it("drops what only wide windows would show", () => {
  const code = {
    ...BIKE_SHOP,
    html: BIKE_SHOP.html.replace("<style>", "<style>@media (max-width: 600px) { h1 { font-size: 20px !important } }"),
  };
  const after = doIt(code, resize, (site) => ({ target: target(site, "h1"), factor: 1.25, words: "bigger" }));
  expect(size(after, "h1", 390)).toBeCloseTo(25, 1);
});
