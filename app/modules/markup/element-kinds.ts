const set = (names: string) => new Set(names.split(" "));

/** Elements that stand in lines of their own: their text never runs into that of their neighbours. */
export const BLOCKS = set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul",
);

/** Elements whose content is not text that a visitor reads in the line. */
export const UNSEEN = set(
  "script style template noscript svg math select textarea iframe object video audio canvas noembed noframes head datalist",
);

/** Elements without content. */
export const VOID = set(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr",
);

/** Elements whose source is not read as html. */
export const RAW = set("script style iframe noembed noframes xmp plaintext");

/** Elements that act on a click and so are something of their own, even inside of a sentence. */
export const INTERACTIVE = set("a button summary label");

export const HEADINGS = set("h1 h2 h3 h4 h5 h6");
