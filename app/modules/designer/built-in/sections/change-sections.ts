import { elementAt } from "../../../markup/element";
import { isWhole, sourceOf, spanOf } from "../../../markup/place";
import { deleteSection, duplicateSection, moveSection, placeSection, setSectionHidden } from "../../../markup/sections";
import { attribute } from "../../../markup/html-document";
import { setAttribute } from "../../../markup/set-attribute";
import type { CodeSplice, Edit } from "../../../markup/edit";
import type { NodeId } from "../../../markup/page";
import { closest, queryAll } from "../../../cascade/query";
import { findSections, namesSections, navLinksTo, sectionsOf, type FoundSection } from "../find/find-section";
import { declined, done, listed, quoted, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { removeNode } from "../../../operations/structure/remove-node";

type Act = (site: OpenedSite, section: FoundSection, match: RegExpExecArray) => Outcome | null;

const OFF = "(?: (?:from|off|on) (?:the |our |my )?(?:page|site|website|web page))?";
const TABLE: [RegExp, Act][] = [
  [new RegExp(`^(?:hide|conceal|switch off|turn off|disable) (.+?)${OFF}$`, "i"), hide(true)],
  [
    new RegExp(
      `^(?:show|unhide|reveal|display|bring back|switch on|turn on|enable) (.+?)(?: again| back)?${OFF}$`,
      "i",
    ),
    hide(false),
  ],
  [
    new RegExp(
      `^(?:delete|remove|erase|get rid of|drop|scrap|cut|lose|kill|take (?:off|out|away|down)|(?:i|we) (?:don't|do not|no longer) (?:need|want)) (.+?)(?: any ?more)?${OFF}$`,
      "i",
    ),
    remove,
  ],
  [
    new RegExp(`^take (.+?) (?:off|out|away|down|out of)(?: (?:of )?(?:the |our |my )?(?:page|site|website))?$`, "i"),
    remove,
  ],
  [/^(?:duplicate|copy|clone|repeat|double) (.+)$/i, duplicate],
  [
    /^(?:swap|switch|exchange)(?: the)?(?: (?:order|places|positions?) of)?(?: the)? (.+?) (?:and|with) (?:the )?(.+?)(?: (?:around|over))?$/i,
    swap,
  ],
  [
    /^(?:move|put|place|bring|shift|set|push) (.+?) (?:all the way |right |directly |straight |just )?(?:to the (?:top|start|beginning)|up),? ?(?:and |but )?(?:right |directly |just )?(below|under|after|beneath|above|before) (.+)$/i,
    beside,
  ],
  [
    /^(?:move|put|place|bring|shift|set|push|have|show) (.+?) (?:right |directly |straight |just |to )?(above|before|below|under|after|beneath|underneath|in front of|on top of|behind|following) (.+)$/i,
    beside,
  ],
  [
    /^(?:move|shift|push|bring|put) (.+?) (?:further )?(up|down|higher|lower)(?:wards)?(?: (?:by )?(once|twice|one|two|three|a|\d+)(?: (?:more )?(?:place|position|section|notch|spot|step|bit|level))?s?)?$/i,
    step,
  ],
  [
    /^(?:move|put|place|bring|shift|set|make) (.+?) (?:the |to |at |to be |all the way |to the |at the )*(?:very )?(top|start|beginning|first|end|bottom|last)(?: section| one)?(?: of (?:the )?(?:page|site|website))?$/i,
    toEnd,
  ],
];

/** Hides, shows, deletes, moves, swaps and duplicates sections. */
export const changeSections: Intent = (request, site) => {
  for (const [pattern, act] of TABLE) {
    const match = pattern.exec(request);
    if (!match) continue;
    const section = resolve(site, match[1]!);
    if (section && "message" in section) return section;
    const outcome = section && act(site, section, match);
    if (outcome) return outcome;
  }
  return null;
};

/**
 * The section that is meant; words back where it is called a section but there is none, or where several might be
 * meant.
 */
function resolve(site: OpenedSite, phrase: string): FoundSection | Outcome | null {
  const found = findSections(site, phrase);
  if (found.length === 1) return found[0]!;
  const calledSo = /\b(?:section|part|block)s?\b/i.test(phrase);
  if (found.length > 1 && calledSo)
    return declined(
      `Which one do you mean: ${listed(
        found.map(({ name }) => quoted(name)),
        "or",
      )}?`,
    );
  return calledSo && !/\b(?:in|from|of|on) (?:the )?/i.test(phrase)
    ? declined(`I could not find the section that you mean. ${namesSections(site)}`)
    : null;
}

const orRefused = (message: string, edits: (Edit | null)[] | CodeSplice[], about: string): Outcome =>
  edits.some((edit) => edit !== null)
    ? done(message, edits, about)
    : declined(
        "That section stands in a part of the page that I cannot move or take away safely, so I changed nothing.",
      );

function hide(hidden: boolean): Act {
  return (site, section, match) => {
    if (section.hidden === hidden)
      return declined(`${quoted(section.name)} is ${hidden ? "hidden" : "shown"} already.`);
    const edit = setSectionHidden(site.code, site.page, section.node, hidden, "built-in");
    const links = entriesOf(site, section).map((node) =>
      setAttribute(site.page, node, "hidden", hidden ? "" : null, "built-in"),
    );
    return orRefused(
      `I ${hidden ? "hid" : "brought back"} the section ${quoted(section.name)}.`,
      [edit, ...links],
      match[1]!,
    );
  };
}

/** The entries of the navigation that lead to a section. */
const entriesOf = (site: OpenedSite, { id }: FoundSection): NodeId[] =>
  id ? navLinksTo(site, id).map((node) => closest(site.page, node, "li") ?? node) : [];

function remove(site: OpenedSite, section: FoundSection, match: RegExpExecArray): Outcome {
  if (/^(?:all|every|each)\b/i.test(match[1]!) && !/section/i.test(match[1]!))
    return declined(
      `Do you mean the whole section ${quoted(section.name)}? Then say: delete the section ${quoted(section.name)}.`,
    );
  const edit = deleteSection(site.page, section.node, "built-in");
  const links = entriesOf(site, section).flatMap((node) => removeNode(site, node));
  const left = section.id ? linksElsewhere(site, section.id) : [];
  const note = left.length > 0 ? ` The link ${quoted(left[0]!)} led there and leads nowhere now.` : "";
  return orRefused(
    `I removed the section ${quoted(section.name)}.${note}`,
    edit ? [...edit.splices, ...links] : [],
    match[1]!,
  );
}

function linksElsewhere(site: OpenedSite, id: string): string[] {
  const own = new Set(navLinksTo(site, id));
  const links = queryAll(site.page, "a").filter(
    (node) =>
      attribute(site.page.elements[node]!, "href") === `#${id}` &&
      !own.has(node) &&
      closest(site.page, node, `#${id}`) === null,
  );
  return links.map((node) => textOf(site.page, node));
}

function duplicate(site: OpenedSite, section: FoundSection, match: RegExpExecArray): Outcome {
  return orRefused(
    `I made a copy of ${quoted(section.name)} right below it.`,
    [duplicateSection(site.page, section.node, "built-in")],
    match[1]!,
  );
}

function swap(site: OpenedSite, section: FoundSection, match: RegExpExecArray): Outcome | null {
  const other = resolve(site, match[2]!);
  if (!other || "message" in other) return other;
  const pair = [section.node, other.node].map((node) => elementAt(site.page, node)!);
  const whole = section.node !== other.node && [section, other].every(({ node }) => isWhole(site.page, node));
  const splices = whole
    ? pair.map(
        (element, index): CodeSplice => ({
          part: "html",
          ...spanOf(element),
          text: sourceOf(site.page, pair[1 - index]!),
        }),
      )
    : [];
  return orRefused(`I swapped ${quoted(section.name)} and ${quoted(other.name)}.`, splices, match[1]!);
}

const indexOf = (site: OpenedSite, section: FoundSection) =>
  sectionsOf(site).findIndex(({ node }) => node === section.node);

function beside(site: OpenedSite, section: FoundSection, match: RegExpExecArray): Outcome | null {
  const other = resolve(site, match[3]!);
  if (!other)
    return /section|part/i.test(match[1]!)
      ? declined(`I could not find the section ${quoted(match[3]!)}. ${namesSections(site)}`)
      : null;
  if ("message" in other) return other;
  const after = /below|under|after|beneath|behind|following/i.test(match[2]!);
  const [from, at] = [indexOf(site, section), indexOf(site, other)];
  const to = after ? at + (from > at ? 1 : 0) : at - (from < at ? 1 : 0);
  if (to === from) return declined(`${quoted(section.name)} stands there already.`);
  return orRefused(
    `I moved ${quoted(section.name)} ${after ? "below" : "above"} ${quoted(other.name)}.`,
    [placeSection(site.page, section.node, to, "built-in")],
    match[1]!,
  );
}

const COUNTS: Record<string, number> = { two: 2, twice: 2, three: 3 };

function step(site: OpenedSite, section: FoundSection, match: RegExpExecArray): Outcome {
  const up = /up|higher/i.test(match[2]!);
  const said = match[3]?.toLowerCase() ?? "one";
  const count = COUNTS[said] ?? (Number(said) || 1);
  const from = indexOf(site, section);
  const to = Math.max(0, Math.min(sectionsOf(site).length - 1, from + (up ? -count : count)));
  if (to === from) return declined(`${quoted(section.name)} is the ${up ? "first" : "last"} section already.`);
  const edit =
    count === 1
      ? moveSection(site.page, section.node, up ? "up" : "down", "built-in")
      : placeSection(site.page, section.node, to, "built-in");
  return orRefused(`I moved ${quoted(section.name)} ${up ? "up" : "down"}.`, [edit], match[1]!);
}

function toEnd(site: OpenedSite, section: FoundSection, match: RegExpExecArray): Outcome {
  const top = /top|start|beginning|first/i.test(match[2]!);
  const to = top ? 0 : sectionsOf(site).length - 1;
  if (indexOf(site, section) === to)
    return declined(`${quoted(section.name)} is the ${top ? "first" : "last"} section already.`);
  return orRefused(
    `I moved ${quoted(section.name)} to the ${top ? "top" : "end"}.`,
    [placeSection(site.page, section.node, to, "built-in")],
    match[1]!,
  );
}
