import { unquoted } from "../texts/values";

/** A change of the contact form as an owner says it. */
export type FormWish =
  | { kind: "add"; name: string; options: string[]; type: string | null; required: boolean }
  | { kind: "remove"; name: string }
  | { kind: "require"; name: string; required: boolean }
  | { kind: "label"; name: string; to: string }
  | { kind: "text"; which: "title" | "submitText" | "description" | "successMessage"; to: string };

const FORM = String.raw`(?:the |our |my )?(?:contact |enquiry )?form`;
const IN_FORM = String.raw`(?: (?:to|in|into|from|of|on|for|out of) ${FORM})`;
const TYPES = "dropdown|drop-down|select|checkbox|check box|radio(?: buttons?)?|text ?area|text";
const ADD = new RegExp(
  `^(?:add|include|insert|put|ask for|create)(?: in)? (?:a |an |another |the |their )?(required |mandatory |optional |new )?(?:(${TYPES})(?: field| box)? (?:called |named |for |labelled )?)?(.+?)(?: (?:field|box|question|input|dropdown|checkbox))?(?:,? (?:with|and) (?:the )?(?:options|choices)[: ]+([^: ].*?))?(${IN_FORM})?$`,
  "i",
);
const REMOVE = new RegExp(
  `^(?:remove|delete|drop|take out|get rid of|hide|don't ask for) (?:the )?(.+?)(?: (?:field|box|question|input))?(${IN_FORM})?$`,
  "i",
);
const REQUIRE = new RegExp(
  `^(?:make )?(?:the )?(.+?)(?: (?:field|box|input))?(${IN_FORM})? (?:is |be |should be |must be |a )?(not required|not mandatory|required|mandatory|compulsory|optional)(?: field)?(${IN_FORM})?$`,
  "i",
);
const LABEL = new RegExp(
  `^(?:rename|relabel|change|call) (?:the )?(?:label of (?:the )?)?(.+?) field(?:'s label)?(${IN_FORM})? (?:to |as |into )?(.+)$`,
  "i",
);
const TEXTS: [RegExp, "title" | "submitText" | "description" | "successMessage"][] = [
  [/title|heading|headline|name/i, "title"],
  [/button|submit/i, "submitText"],
  [/description|intro|text/i, "description"],
  [/success|thank|confirmation|message after/i, "successMessage"],
];
const SET = [
  new RegExp(
    `^(?:change|set|update|make|rename|let) ${FORM}(?:'s)? (.+?) (?:to|say|read|into|as|:) ?(?:to )?(.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:change|set|update|make|rename|let) (?:the )?(.+?) (?:of|in|on) ${FORM} (?:to|say|read|into|as) (.+)$`,
    "i",
  ),
  new RegExp(`^${FORM}(?:'s)? (.+?) (?:should|must) (?:be|say|read):? (.+)$`, "i"),
  new RegExp(`^(?:the )?(.+?) (?:of|in|on) ${FORM} (?:should|must) (?:be|say|read):? (.+)$`, "i"),
  /^(?:change|set|make|rename) (?:the )?(submit button|send button)(?: text| label)? (?:to|say|read) (.+)$/i,
];

/** Reads a wish about the contact form; null when it is about something else. */
export function readFormWish(request: string): FormWish | null {
  if (
    !/\b(?:form|field|submit|send button)\b/i.test(request) ||
    /\b(?:colour|bigger|smaller|round|corners|background|font|larger|section)\b/i.test(request)
  )
    return null;
  return readText(request) ?? readRequire(request) ?? readLabel(request) ?? readAdd(request) ?? readRemove(request);
}

function readText(request: string): FormWish | null {
  const match = SET.map((wording) => wording.exec(request)).find((found) => found !== null);
  const which = match && TEXTS.find(([says]) => says.test(match[1]!))?.[1];
  return match && which && !/field|required|optional/i.test(match[1]!)
    ? { kind: "text", which, to: unquoted(match[2]!) }
    : null;
}

function readRequire(request: string): FormWish | null {
  const match = REQUIRE.exec(request);
  if (!match || /^(?:add|include|insert)\b/i.test(request)) return null;
  return { kind: "require", name: bare(match[1]!), required: /^(?:required|mandatory|compulsory)$/i.test(match[3]!) };
}

function readLabel(request: string): FormWish | null {
  const match = LABEL.exec(request);
  return match ? { kind: "label", name: bare(match[1]!), to: unquoted(match[3]!) } : null;
}

function readAdd(request: string): FormWish | null {
  const match = ADD.exec(request);
  if (!match || /^(?:a |the )?(?:contact )?form$/i.test(match[3]!)) return null;
  const [, modifier = "", type, name = "", options = ""] = match;
  const required = /required|mandatory/i.test(modifier);
  return {
    kind: "add",
    name: bare(name),
    type: type ?? null,
    required,
    options: options
      ? options
          .split(/,\s*(?:and |or )?|(?<!\s)\s+(?:and|or)\s+/)
          .map(unquoted)
          .filter(Boolean)
      : [],
  };
}

function readRemove(request: string): FormWish | null {
  const match = REMOVE.exec(request);
  return match && !/^(?:contact )?form$/i.test(match[1]!) ? { kind: "remove", name: bare(match[1]!) } : null;
}

const bare = (name: string) =>
  unquoted(name.replace(new RegExp(IN_FORM, "i"), ""))
    .replace(/^(?:the|a|an|their|your) /i, "")
    .replace(/ (?:field|box|input)$/i, "");
