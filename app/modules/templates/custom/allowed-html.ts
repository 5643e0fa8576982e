import type { IOptions } from "sanitize-html";

const words = (names: string) => names.split(" ");

const TEXT = words(
  "h1 h2 h3 h4 h5 h6 p div span br wbr hr blockquote q cite pre code kbd em strong b i u s small sub sup mark abbr dfn time a",
);
const LISTS = words(
  "ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td figure figcaption img details summary",
);
/**
 * Without `text`: what is written in a drawing is seen neither by those who check a site's claims nor by its editor.
 */
export const DRAWING = words(
  "svg g path circle ellipse rect line polyline polygon defs lineargradient radialgradient stop clippath",
);
// What is inside these is no text for readers, or is read by other rules than the page's.
const TEXTLESS = words(
  "script style textarea option select button noscript noembed noframes iframe xmp plaintext template math title desc text object form audio video canvas",
);

const DRAWING_ATTRIBUTES = words(
  "viewbox width height fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity fill-opacity fill-rule clip-rule clip-path opacity transform d cx cy r rx ry x y x1 y1 x2 y2 fx fy points offset stop-color stop-opacity gradientunits gradienttransform preserveaspectratio",
);
const CELL = words("colspan rowspan scope");

/** What a section of a designer's own may be made of: no forms, frames, scripts or styles of single elements. */
export const ALLOWED_HTML: IOptions = {
  allowedTags: [...TEXT, ...LISTS, ...DRAWING],
  nonTextTags: TEXTLESS,
  allowedAttributes: {
    "*": ["class", "id", "lang", "dir"],
    a: ["href"],
    img: ["src"],
    time: ["datetime"],
    ol: ["start", "reversed"],
    td: CELL,
    th: CELL,
    col: ["span"],
    colgroup: ["span"],
    details: ["open"],
    ...Object.fromEntries(DRAWING.map((tag) => [tag, DRAWING_ATTRIBUTES])),
    svg: [...DRAWING_ATTRIBUTES, "aria-label"],
  },
  // Addresses are judged afterwards, by what the page has.
  allowedSchemes: ["http", "https", "mailto", "tel", "sms"],
  allowProtocolRelative: false,
  nestingLimit: 30,
};
