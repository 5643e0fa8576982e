/** What a page shows, as the checks ask for it. */
export interface Sight {
  texts(place: string): string[];
  page(): string;
  count(place: string): number;
  style(place: string, property: string): string;
  /** Oklab: lightness 0 to 1, a, b; and alpha. Null for what is transparent. */
  colour(place: string, property: string): [number, number, number] | null;
  named(colour: string): [number, number, number] | null;
  attribute(place: string, name: string): string | null;
  order(first: string, second: string): boolean;
  visible(place: string): boolean;
  size(place: string, side: "width" | "height"): number;
  /** Texts and looks outside of these places, element by element; `inside` are looks where texts may change, `written` with their texts, `seen` those of the whole page; `homes` are the ids that those inside stand in, `ids` all. */
  rest(texts: string[], looks: string[]): Rest;
}

interface Rest {
  texts: string[];
  looks: string[];
  inside: string[];
  written: string[];
  seen: string[];
  homes: string[];
  ids: string[];
}

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Runs in the page, whole as it stands here: puts `sight` into the window. */
export function openSight(): void {
  const squash = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  // What may be chosen is seen where the list is that it stands in; what stands in the head is there without being seen.
  const isSeen = (element: Element) =>
    document.head.contains(element) ||
    (element.closest("select") ?? element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = (element: HTMLElement) => squash(element.innerText || element.textContent);

  function all(place: string): HTMLElement[] {
    if (!place.startsWith("text:")) return [...document.querySelectorAll<HTMLElement>(place)];
    const words = squash(place.slice(5)).toLowerCase();
    const holders = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
      (element) => !element.closest("script, style") && squash(element.textContent).toLowerCase().includes(words),
    );
    return holders.filter((element) => !holders.some((other) => other !== element && element.contains(other)));
  }
  const first = (place: string) => all(place).find(isSeen) ?? all(place)[0];

  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  function oklab(colour: string): [number, number, number] | null {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = "rgba(0,0,0,0)";
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    if (alpha < 8) return null;
    const linear = (channel: number) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
    const [x, y, z] = [linear(r), linear(g), linear(b)];
    const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
    const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
    const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  }
  /** An element without a ground of its own is seen on the next one around it. */
  function painted(element: HTMLElement | undefined, property: string): string {
    for (let at: HTMLElement | null | undefined = element; at; at = at.parentElement) {
      const value = getComputedStyle(at).getPropertyValue(property);
      if (property !== "background-color" || oklab(value)) return value;
    }
    return property === "background-color" ? "#fff" : "";
  }
  const LOOKS = [
    "color",
    "background-color",
    "font-size",
    "font-family",
    "font-weight",
    "font-style",
    "text-align",
    "border-top-left-radius",
    "display",
    "padding-top",
    "line-height",
  ];
  const isWithin = (element: Element, places: string[]) =>
    places.some((place) =>
      place.startsWith("text:") ? all(place).some((other) => other.contains(element)) : element.closest(place),
    );

  window.sight = {
    texts: (place) => all(place).filter(isSeen).map(shown),
    page: () => squash(document.body.innerText),
    count: (place) => all(place).filter(isSeen).length,
    style: (place, property) => (first(place) ? getComputedStyle(first(place)!).getPropertyValue(property) : ""),
    colour: (place, property) => oklab(painted(first(place), property)),
    named: oklab,
    attribute: (place, name) => first(place)?.getAttribute(name) ?? null,
    order: (one, other) => {
      const [a, b] = [first(one), first(other)];
      return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    },
    visible: (place) => all(place).some(isSeen),
    size: (place, side) => first(place)?.getBoundingClientRect()[side] ?? 0,
    rest: (texts, looks) => {
      const elements = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
        (element) => !element.closest("script, style"),
      );
      const own = (element: Element) =>
        squash(
          [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent)
            .join(" "),
        );
      const look = (element: Element) => {
        const computed = getComputedStyle(element);
        return LOOKS.map((property) => computed.getPropertyValue(property)).join(" ");
      };
      const kept = [document.body, ...elements].filter(
        (element) => !element.closest("svg") && !isWithin(element, looks),
      );
      return {
        texts: elements
          .filter((element) => !isWithin(element, texts))
          .map(own)
          .filter(Boolean),
        looks: kept
          .filter((element) => !isWithin(element, texts))
          .map((element) => `${element.tagName} ${own(element).slice(0, 30)} ${look(element)}`),
        inside: kept
          .filter((element) => isWithin(element, texts))
          .map((element) => `${element.tagName} ${look(element)}`),
        seen: elements.map((element) => `${element.tagName} ${look(element)}`),
        homes: kept.filter((element) => isWithin(element, texts)).map((element) => element.closest("[id]")?.id ?? ""),
        ids: elements.map(({ id }) => id),
        written: kept
          .filter((element) => isWithin(element, texts))
          .map((element) => `${element.tagName} ${own(element)} ${look(element)}`),
      };
    },
  };
}
