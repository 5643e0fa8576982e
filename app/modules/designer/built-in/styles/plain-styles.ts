import type { Rule } from "../../../cascade/designer-block";
import type { StyleWish, StyleReader } from "./style-wish";

/** Looks that are a declaration and nothing more. Synthesis, because a site may load only one weight and no italics. */
const PLAIN: [RegExp, string, Record<string, string>][] = [
  [
    /^(?:bold|bolder|heavier|thicker|stronger|in bold|bold text|bold type|boldface)$/,
    "bold",
    { "font-weight": "700", "font-synthesis": "weight style" },
  ],
  [
    /^(?:not bold|unbold|normal weight|lighter weight|thinner|regular|less bold|light weight)$/,
    "less bold",
    { "font-weight": "400" },
  ],
  [
    /^(?:italic|italics|italicised|italicized|cursive|slanted)$/,
    "italic",
    { "font-style": "italic", "font-synthesis": "weight style" },
  ],
  [/^(?:not italic|upright|no italics)$/, "upright", { "font-style": "normal" }],
  [
    /^(?:capitals|caps|all caps|capital letters|uppercase|upper case|block letters|all capitals)$/,
    "all capitals",
    { "text-transform": "uppercase" },
  ],
  [/^(?:lowercase|lower case|small letters|all lowercase)$/, "all lower case", { "text-transform": "lowercase" }],
  [
    /^(?:normal case|sentence case|no capitals|not (?:in )?(?:capitals|caps|uppercase))$/,
    "normally cased",
    { "text-transform": "none" },
  ],
  [/^(?:underlined|an underline|underline)$/, "underlined", { "text-decoration": "underline" }],
  [/^(?:not underlined|no underline|without underline)$/, "not underlined", { "text-decoration": "none" }],
];

export const readPlainStyle: StyleReader = (phrase) => {
  const found = PLAIN.find(([pattern]) => pattern.test(phrase));
  return found ? declare(found[1], found[2]) : null;
};

function declare(words: string, declarations: Record<string, string>): StyleWish {
  return {
    words,
    change: (_site, target) =>
      target.whole ? { refused: "Please say which text you mean." } : { rules: [{ selector: "&", declarations }] },
  };
}

const SIDES: Record<string, string> = {
  left: "start",
  right: "end",
  centre: "center",
  centred: "center",
  middle: "center",
  justified: "justify",
};

/** 'centred', 'aligned right', 'to the left'. */
export const readAlignment: StyleReader = (phrase) => {
  const match =
    /^(?:aligned )?(?:to |in |on )?(?:the )?(left|right|centre|centred|middle|justified)(?: aligned| side)?$/.exec(
      phrase,
    );
  const value = match && SIDES[match[1]!];
  return value
    ? {
        words:
          value === "center" ? "centred" : match[0].startsWith("aligned") ? match[0] : `aligned to the ${match[1]}`,
        change: (_site, target) => ({ rules: alignment(value, Boolean(target.region)) }),
      }
    : null;
};

/**
 * Rows of buttons are laid out, not set as text: they follow by themselves. What is narrower than its place moves as a
 * whole.
 */
function alignment(value: string, region: boolean): Rule[] {
  const own: Record<string, string> = { "text-align": value };
  if (!region)
    return [
      {
        selector: "&",
        declarations: value === "center" ? { ...own, "justify-self": "center", "margin-inline": "auto" } : own,
      },
    ];
  return [
    { selector: "&", declarations: own },
    { selector: "& :is(h1, h2, h3, p, ul, ol, li, blockquote)", declarations: own },
    { selector: "& .actions", declarations: { "justify-content": value } },
    ...(value === "center"
      ? [{ selector: "& :is(.lead, .intro, .statement, .title)", declarations: { "margin-inline": "auto" } }]
      : []),
  ];
}

/** 'round', '12px rounded corners', 'square corners'. */
export const readCorners: StyleReader = (phrase, facet) => {
  const said = phrase.replace(/^(?:an?|with|have|more|slightly|fully|completely|very) /, "");
  const length =
    /^(?:a )?(\d+\s?(?:px|rem|pixels?|%)?)\s*(?:rounded |round |corner |border )?(?:corners?|radius|rounding|rounded|edges)?$/.exec(
      said,
    )?.[1];
  const isCorners = facet === "corners" || /corner|radius|round|edges/.test(said);
  if (length && isCorners)
    return corners(`${length.replace(/\s?(?:px|pixels?)?$/, "px").replace(/(rem|%)px$/, "$1")}`, "rounded corners");
  if (/^(?:pill|pill.shaped|round|circular|round buttons|pills)$/.test(said)) return corners("999px", "round");
  if (
    /^(?:round(?:ed|er)?)(?: (?:corners|edges))?$|^soft (?:corners|edges)$|^softer$/.test(said) &&
    (said !== "softer" || isCorners)
  )
    return corners("12px", "rounded");
  if (
    /^(?:square|squared|sharp|straight|angular|no (?:rounded|round)|not round(?:ed)?)(?: (?:corners|edges|off))?$/.test(
      said,
    )
  )
    return corners("0", "square");
  return null;
};

function corners(radius: string, words: string): StyleWish {
  const spoken = words === "rounded corners" ? `${radius} rounded` : words;
  return {
    words: spoken,
    facet: "corners",
    change: (_site, target) =>
      target.whole
        ? { refused: "Please say whose corners you mean: the buttons or the pictures, for example." }
        : { rules: [{ selector: "&", declarations: { "border-radius": radius } }] },
  };
}
