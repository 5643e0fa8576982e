import type { Form } from "./ask";

interface Simple {
  operation: string;
  params: Record<string, unknown>;
}
const style = (name: string): Simple => ({ operation: "set-text-style", params: { style: name } });
const edge = (name: string, value: string, words: string): Simple => ({
  operation: "set-edge",
  params: { edge: name, value, words },
});
const measure = (side: string, factor: number, words: string): Simple => ({
  operation: "set-measure",
  params: { side, factor, words },
});
const align = (side: string): Simple => ({ operation: "align", params: { side } });
const unseen = (on: string): Simple => ({ operation: "set-visibility", params: { shown: false, on } });

/** Forms that say a thing and nothing else. */
export const SIMPLE: Partial<Record<Form, Simple>> = {
  remove: { operation: "remove", params: {} },
  hide: { operation: "set-hidden", params: { hidden: true } },
  hidePhones: unseen("phones"),
  hideDesks: unseen("desks"),
  copy: { operation: "copy", params: {} },
  smallerPhones: {
    operation: "set-measure",
    params: { side: "font-size", factor: 0.8, on: "phones", words: "smaller on phones" },
  },
  wider: measure("width", 1.2, "wider"),
  narrower: measure("width", 0.83, "narrower"),
  taller: measure("height", 1.35, "taller"),
  shorter: measure("height", 0.6, "less tall"),
  darker: { operation: "shade", params: { move: "darker" } },
  lighter: { operation: "shade", params: { move: "lighter" } },
  bold: style("bold"),
  italic: style("italic"),
  underlined: style("underlined"),
  capitals: style("uppercase"),
  regular: style("regular"),
  rounded: edge("corners", "12px", "rounded"),
  square: edge("corners", "0px", "square"),
  shadow: edge("shadow", "0 4px 18px rgb(0 0 0 / 14%)", "a soft shadow"),
  noShadow: edge("shadow", "none", "no shadow"),
  border: edge("border", "1px solid rgb(128 128 128 / 45%)", "a border"),
  noBorder: edge("border", "none", "no border"),
  moreSpace: { operation: "set-space", params: { where: "between", factor: 1.5 } },
  lessSpace: { operation: "set-space", params: { where: "between", factor: 0.6 } },
  left: align("left"),
  centre: align("center"),
  right: align("right"),
  sticky: { operation: "stick", params: { edge: "top", on: "all" } },
};
