import { describe, expect, it } from "vitest";
import { EVERY_SECTION, fullPlan } from "../../../tests/factories/full-plan";
import { TEMPLATES } from "../site/choices";
import { printCss } from "./css/base";
import { renderSite } from "./render-site";

const classesIn = (html: string) =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(" ")).flat();
const namesOf = (classes: string[]) => new Set(classes.filter((name) => name && !/^(?:n\d|many|dozens)$/.test(name)));

/** The parts of a page by kind; what the first screen shows instead of a section is none. */
function partsOf(html: string): Map<string, string> {
  const parts = html
    .slice(0, html.indexOf("</main>"))
    .split(/(?=<section )/)
    .slice(1);
  return new Map(parts.map((part) => [/data-section="(\w+)"/.exec(part)![1]!, part]));
}

describe.each(TEMPLATES)("%s", (template) => {
  const { html, css } = renderSite(fullPlan(template));
  const parts = partsOf(html);
  const screenCss = css.replace(printCss, "");

  it.each(EVERY_SECTION.map(({ kind }) => kind).filter((kind) => parts.has(kind)))(
    "has rules for what only %s shows",
    (kind) => {
      const others = namesOf([...parts].filter(([other]) => other !== kind).flatMap(([, part]) => classesIn(part)));
      const own = [...namesOf(classesIn(parts.get(kind)!))].filter((name) => !others.has(name));
      expect(
        [`[data-section="${kind}"]`, ...own.map((name) => `.${name}`)].filter((name) => screenCss.includes(name)),
      ).not.toEqual([]);
    },
  );
});
