import { expect, it } from "vitest";
import { z } from "zod";
import { openSite } from "./opened-site";
import { operation } from "./operation";
import { perform } from "./perform";

const CODE = { html: "<body><h1>Rose</h1><p>Bread</p></body>", css: "", javascript: "" };
const site = openSite(CODE);
const [heading, paragraph] = ["h1", "p"].map((tag) => site.page.elements.findIndex(({ tagName }) => tagName === tag));

/** Writes a word over what stands at a tag, and may touch the heading only. */
const write = (at: string, shown = true) =>
  operation({
    name: "write",
    params: z.object({ word: z.string() }),
    touches: () => ({ nodes: [heading!] }),
    run: ({ code }, { word }) => {
      const start = code.html.indexOf(at);
      return {
        message: "Done.",
        without: "Nobody would see it.",
        splices: [{ part: "html", start, end: start + at.length, text: word }],
      };
    },
    holds: (_before, after, { word }) => shown && after.code.html.includes(word),
  });

it("does what was asked for", () => expect(perform(site, write("Rose"), { word: "Lily" }).splices).toHaveLength(1));

it("drops an edit beyond what may be touched", () => {
  expect(paragraph).toBeGreaterThan(heading!);
  expect(perform(site, write("Bread"), { word: "Cake" })).toEqual({
    message: "That would change more of your page than you asked for, so I changed nothing.",
    splices: [],
  });
});

it("drops an edit that nobody would see, and says so", () =>
  expect(perform(site, write("Rose", false), { word: "Lily" })).toEqual({
    message: "Nobody would see it.",
    splices: [],
  }));

it("takes no parameters of another operation", () =>
  expect(() => perform(site, write("Rose"), { word: 5 as never })).toThrow(/invalid_type/));
