/** How a page writes times: '7:30am', '7:00 am', '9.00', '8:00 Uhr'. */
export interface TimeStyle {
  twelve: boolean;
  /** '8-6': neither am nor pm is said. */
  bare: boolean;
  point: ":" | "." | "," | "h";
  space: string;
  fullHours: boolean;
  leadingZero: boolean;
  /** Between two times, and after them. */
  dash: string;
  suffix: string;
}

const TIME = /(\d{1,2})(?:([:.,h])(\d{2}))?(\s?)([ap]\.?m\.?)?/gi;

/** Reads how times are written from one that is there. */
export function readStyle(text: string): TimeStyle {
  const times = [...text.matchAll(TIME)];
  const twelve = times.some((time) => time[5]);
  const [first, second] = times;
  if (/\d\s?h(?:\d|\b)/i.test(text) && !/hrs/i.test(text)) return hourStyle(text, times);
  const between = first && second ? text.slice(first.index + first[0].trimEnd().length, second.index) : "-";
  const [opens = 0, closes = 24] = times.map((time) => Number(time[1]));
  const bare = !twelve && times.length === 2 && closes <= opens && closes > 0 && opens <= 12;
  return {
    twelve: twelve || bare,
    bare,
    point: ([".", ","] as const).find((point) => times.some((time) => time[2] === point)) ?? ":",
    space: times.some((time) => time[5] && time[4]) ? " " : "",
    fullHours: times.every((time) => time[2]),
    leadingZero: times.some((time) => time[1]!.startsWith("0")),
    dash: between || "-",
    suffix: /(?<!\s)\s*(?:Uhr|hrs|h)\s*$/i.exec(text)?.[0] ?? "",
  };
}

/** '9h – 18h30' */
function hourStyle(text: string, times: RegExpExecArray[]): TimeStyle {
  const [, second] = times;
  const before = second ? text.slice(0, second.index) : "-";
  const dash = before.split(/[\dh]/i).at(-1) || "-";
  const space = /\d\sh/.test(text) ? " " : "";
  return {
    twelve: false,
    bare: false,
    point: "h",
    space,
    fullHours: times.every((time) => time[2]),
    leadingZero: times.some((time) => time[1]!.startsWith("0")),
    dash,
    suffix: "",
  };
}

/** Minutes from midnight as this page writes them. */
export function writeTime(minutes: number, style: TimeStyle): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = style.twelve ? hour % 12 || 12 : hour;
  const digits = style.leadingZero ? String(shown).padStart(2, "0") : String(shown);
  if (style.point === "h") {
    const said = rest > 0 || style.fullHours ? String(rest).padStart(2, "0") : "";
    return `${digits}${style.space}h${said && style.space}${said}`;
  }
  const minute = rest > 0 || style.fullHours ? `${style.point}${String(rest).padStart(2, "0")}` : "";
  return `${digits}${minute}${style.twelve && !style.bare ? `${style.space}${hour < 12 ? "am" : "pm"}` : ""}`;
}

/** Every time in a text with its place; what has neither am nor pm and might mean either is marked. */
export function timesIn(text: string): { minutes: number; bare: boolean; start: number; end: number }[] {
  const found = [...text.matchAll(TIME)].flatMap((match) => {
    const [whole, hour = "0", , minute = "0", , half] = match;
    if (Number(hour) > 24 || Number(minute) > 59) return [];
    const base = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
    return [
      {
        minutes: base * 60 + Number(minute),
        bare: !half && Number(hour) <= 12 && !hour.startsWith("0"),
        start: match.index,
        end: match.index + whole.trimEnd().length,
      },
    ];
  });
  const noon = [...text.matchAll(/\b(noon|midday|midnight)\b/gi)].map((match) => ({
    minutes: /midnight/i.test(match[0]) ? 1440 : 720,
    bare: false,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...found, ...noon].sort((a, b) => a.start - b.start);
}
