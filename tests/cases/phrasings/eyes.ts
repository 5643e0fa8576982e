import type { Eyes } from "./phrasing";

declare global {
  interface Window {
    eyes: Eyes;
    /** What must stay the same where nothing was asked for: texts and looks, element by element. */
    survey: (texts: string, looks: string) => { texts: string[]; looks: string[] };
  }
}

/** Runs in the page, whole as it stands here: puts `eyes` and `survey` into the window. */
export function openEyes(): void {
  const squash = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const first = (selector: string) => document.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const seen = (element: HTMLElement) => element.checkVisibility();
  const style = (selector: string) => getComputedStyle(first(selector) ?? document.createElement("i"));
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;

  function color(selector: string, property: string): number[] {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = style(selector).getPropertyValue(property) || "transparent";
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }

  window.eyes = {
    text: (selector) => (first(selector) ? squash(first(selector)!.textContent) : null),
    texts: (selector) => all(selector).filter(seen).map((element) => squash(element.textContent)),
    page: () => squash(document.body.innerText),
    count: (selector) => all(selector).filter(seen).length,
    attr: (selector, name) => first(selector)?.getAttribute(name) ?? null,
    css: (selector, property) => style(selector).getPropertyValue(property),
    px: (selector, property) => parseFloat(style(selector).getPropertyValue(property)) || 0,
    width: (selector) => first(selector)?.getBoundingClientRect().width ?? 0,
    below: (selector, top) => (first(selector)?.getBoundingClientRect().top ?? 0) - (first(top)?.getBoundingClientRect().top ?? 0),
    options: (selector) => [...(document.querySelector<HTMLSelectElement>(selector)?.options ?? [])].map((option) => squash(option.textContent)),
    color,
    sections: () => all("main > section").filter(seen).map((section) => section.dataset.section ?? section.id),
  };

  const LOOKS = ["color", "background-color", "font-size", "font-family", "font-weight", "font-style", "text-align", "border-top-left-radius"];
  const known = new Map<Element, string>();
  function lookOf(element: HTMLElement): string {
    const before = known.get(element);
    if (before !== undefined) return before;
    const computed = getComputedStyle(element);
    const look = `${element.tagName}.${element.className} ${LOOKS.map((property) => computed.getPropertyValue(property)).join(" ")}`;
    known.set(element, look);
    return look;
  }

  window.survey = (texts, looks) => ({
    texts: all("body *")
      .filter((element) => !texts || !element.closest(texts))
      .map((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => squash(node.textContent)).join(" "))
      .filter(Boolean),
    looks: all("body, body *")
      .filter((element) => !element.closest("svg, script") && (!looks || !element.matches(looks)))
      .map(lookOf),
  });
}
