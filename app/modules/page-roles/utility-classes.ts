/** What well-known class libraries say with a class: they come from elsewhere, so the stylesheet does not say it. */
const UTILITIES: [RegExp, string[], (match: RegExpExecArray) => string][] = [
  [
    /^(?:p|px|py|pl|pr|pt|pb|ps|pe)-(\d+(?:\.5)?)$/,
    ["padding", "padding-inline", "padding-left"],
    ([, size]) => (size === "0" ? "0" : `${size}px`),
  ],
  [
    /^bg-(?!transparent|none|clip|fixed|repeat|cover|center|opacity)[\w-]+(?:\/\d+)?$/,
    ["background", "background-color"],
    () => "#888",
  ],
  [/^border(?:-\d)?$/, ["border"], () => "1px solid"],
  [/^shadow(?:-\w+)?$/, ["box-shadow"], () => "0 1px 2px"],
  [/^font-(?:semi|extra)?bold$|^font-black$|^fw-bold(?:er)?$/, ["font-weight"], () => "700"],
  [/^text-([2-9])xl$/, ["font-size"], ([, size]) => `${12 + Number(size) * 8}px`],
  [
    /^text-(xs|sm|base|lg|xl)$/,
    ["font-size"],
    ([, size]) => ({ xs: "12px", sm: "14px", base: "16px", lg: "18px", xl: "20px" })[size!]!,
  ],
  [/^display-([1-6])$/, ["font-size"], ([, size]) => `${86 - Number(size) * 8}px`],
  [/^(?:btn|button)(?:-(?!group|close|link)[\w-]+)?$/, ["padding", "background", "background-color"], () => "8px"],
  [/^card$/, ["border"], () => "1px solid"],
];

/** What an element's classes say about one of the properties; null when they say nothing. */
export function readUtilities(classes: string, properties: readonly string[]): string | null {
  for (const name of classes.split(/\s+/)) {
    for (const [pattern, says, value] of UTILITIES) {
      const match = says.some((each) => properties.includes(each)) ? pattern.exec(name) : null;
      if (match) return value(match);
    }
  }
  return null;
}
