/** A rule's selector with its own declarations; `within` are the at-rules around it. */
export interface ReferenceRule {
  selector: string;
  declarations: string;
  within: string[];
}

const DEPTH = 50;
// Enough to tell a media query; a hostile one must not be read again for each rule inside it.
const AT_RULE = 200;

/**
 * Splits css into its rules in one pass over the source, however it is malformed.
 * Strings that hold braces may split a rule wrongly; for counting colours that is near enough.
 */
export function cssRules(source: string): ReferenceRule[] {
  const css = withoutComments(source);
  const rules: ReferenceRule[] = [];
  const open: { prelude: string; own: string }[] = [];
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === "{") {
      const { before, prelude } = splitPrelude(css.slice(from, at));
      const parent = open.at(-1);
      if (parent) parent.own += before;
      open.push({ prelude, own: "" });
      if (open.length > DEPTH) return rules;
    } else if (char === "}") {
      const closed = open.pop();
      if (closed) rules.push(ruleOf(closed, css.slice(from, at), open));
    } else continue;
    from = at + 1;
  }
  return rules;
}

function ruleOf(
  { prelude, own }: { prelude: string; own: string },
  tail: string,
  open: { prelude: string }[],
): ReferenceRule {
  const within = open.map((outer) => outer.prelude.slice(0, AT_RULE)).filter((outer) => outer.startsWith("@"));
  return { selector: prelude, declarations: own + tail, within };
}

// With nesting, declarations may stand before a nested rule's selector.
function splitPrelude(text: string) {
  const end = text.lastIndexOf(";") + 1;
  return { before: text.slice(0, end), prelude: text.slice(end).trim() };
}

function withoutComments(css: string): string {
  let kept = "";
  let from = 0;
  for (;;) {
    const start = css.indexOf("/*", from);
    if (start < 0) return kept + css.slice(from);
    kept += `${css.slice(from, start)} `;
    const end = css.indexOf("*/", start + 2);
    if (end < 0) return kept;
    from = end + 2;
  }
}
