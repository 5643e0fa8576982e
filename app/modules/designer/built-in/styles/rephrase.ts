/** Stands between what is changed and how it shall look, where the wording makes that clear. */
export const MARK = " :: ";

const OPPOSITES: Record<string, string> = {
  big: "smaller",
  large: "smaller",
  small: "bigger",
  little: "bigger",
  tiny: "bigger",
  dark: "lighter",
  light: "darker",
  bright: "darker",
  pale: "darker",
  wide: "narrower",
  bold: "less bold",
  tight: "looser",
  cramped: "looser",
  loose: "tighter",
  airy: "tighter",
};
const DEGREE = "(?:much |a bit |a little |slightly |way |far |really )?";

/** Wordings in which a verb says how something shall look, each as 'thing :: style'. The first that fits is taken. */
const WORDINGS: [RegExp, string | ((match: RegExpExecArray) => string)][] = [
  [
    new RegExp(
      `^(.+?) (?:is|are|looks?|seems?) (${DEGREE})too (\\w+)(?:[,;]? (?:so |please |and )*(?:make|please make) (?:it|them|that) .+)?$`,
      "i",
    ),
    (m) => (OPPOSITES[m[3]!.toLowerCase()] ? `${m[1]}${MARK}${OPPOSITES[m[3]!.toLowerCase()]}` : ""),
  ],
  [
    /^(?:increase|raise|enlarge|add|give|leave|put)(?: more| some| extra)?(?: of)? (?:the )?(?:amount of )?(space|spacing|room|gap|gaps|padding|margin|white space|distance) (between|above|below|under|around|in|inside|before|after|to) (.+)$/i,
    `$3${MARK}more $1 $2`,
  ],
  [
    /^(?:decrease|reduce|lower|shrink|cut)(?: the)?(?: amount of)? (space|spacing|room|gap|gaps|padding|margin|white space|distance) (between|above|below|under|around|in|inside|before|after) (.+)$/i,
    `$3${MARK}less $1 $2`,
  ],
  [
    /^(?:increase|raise|enlarge|grow|bump up|scale up)(?: the)? (?:font |text |type )?size of (.+?)(?: by (.+))?$/i,
    (m) => `${m[1]}${MARK}${m[2] ?? ""} bigger`,
  ],
  [
    /^(?:decrease|reduce|lower|shrink|scale down)(?: the)? (?:font |text |type )?size of (.+?)(?: by (.+))?$/i,
    (m) => `${m[1]}${MARK}${m[2] ?? ""} smaller`,
  ],
  [
    /^(?:increase|raise)(?: the)? (.+?)(?:'s)?(?: font| text)? size(?: by (.+))?$/i,
    (m) => `${m[1]}${MARK}${m[2] ?? ""} bigger`,
  ],
  [
    /^(?:decrease|reduce|lower)(?: the)? (.+?)(?:'s)?(?: font| text)? size(?: by (.+))?$/i,
    (m) => `${m[1]}${MARK}${m[2] ?? ""} smaller`,
  ],
  [/^(?:enlarge|magnify|scale up) (.+?)(?: by (.+))?$/i, (m) => `${m[1]}${MARK}${m[2] ?? ""} bigger`],
  [/^(?:shrink|scale down) (.+?)(?: by (.+))?$/i, (m) => `${m[1]}${MARK}${m[2] ?? ""} smaller`],
  [/^double (?:the size of )?(.+?)(?: in size)?$/i, `$1${MARK}twice as big`],
  [/^(?:halve|half) (?:the size of )?(.+?)(?: in size)?$/i, `$1${MARK}half the size`],
  [
    /^(?:round|soften)(?: off)? (?:the )?(?:corners|edges) (?:of|on) (.+?)(?: (?:to|by) (\d+ ?px))?$/i,
    (m) => `${m[1]}${MARK}${m[2] ? `${m[2]} corners` : "rounded corners"}`,
  ],
  [/^round(?: off)? (.+?)(?: (?:to|by) (\d+ ?px))?$/i, (m) => `${m[1]}${MARK}${m[2] ? `${m[2]} corners` : "round"}`],
  [/^square(?: off)? (?:the )?(?:corners (?:of|on) )?(.+)$/i, `$1${MARK}square corners`],
  [/^centre (?:the text (?:in|of) )?(.+?)(?: text)?$/i, `$1${MARK}centred`],
  [
    /^(?:align|move|put|set|push) (.+?) (?:to |on |at |in )?(?:the )?(left|right|centre|middle)(?: side)?$/i,
    `$1${MARK}to the $2`,
  ],
  [
    /^(?:left|right)[- ]align (.+)$/i,
    (m) => `${m[1]}${MARK}to the ${m[0].slice(0, m[0].search(/[- ]/)).toLowerCase()}`,
  ],
  [
    /^(darken|lighten|brighten|warm|cool)(?: up| down)? (.+?)(?: (a bit|a little|slightly))?$/i,
    (m) =>
      `${m[2]}${MARK}${m[3] ? `${m[3]} ` : ""}${{ darken: "darker", lighten: "lighter", brighten: "brighter", warm: "warmer", cool: "cooler" }[m[1]!.toLowerCase()]}`,
  ],
  [/^(?:bold|embolden) (.+)$/i, `$1${MARK}bold`],
  [/^italici[sz]e (.+)$/i, `$1${MARK}italic`],
  [/^underline (.+)$/i, `$1${MARK}underlined`],
  [/^(?:capitali[sz]e|uppercase) (.+)$/i, `$1${MARK}capitals`],
  [/^un-?bold (.+)$/i, `$1${MARK}not bold`],
  [/^(?:can|could|should|may|shall) (.+?) be (.+)$/i, `$1${MARK}$2`],
];

/** A wish about style with 'thing :: style' made plain, or as it was said where the words do not tell. */
export function rephrase(said: string): string {
  for (const [pattern, to] of WORDINGS) {
    const match = pattern.exec(said);
    const plain = match && (typeof to === "string" ? said.replace(pattern, to) : to(match));
    if (plain) return plain.replace(/\s+/g, " ").trim();
  }
  return said;
}
