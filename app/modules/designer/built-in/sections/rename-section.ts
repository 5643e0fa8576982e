import { findSections, headingIn, namesSections, navLinksTo } from "../find/find-section";
import { declined, done, listed, quoted, type Intent } from "../../../operations/outcome";
import { putText } from "../../../operations/text/page-words";
import { unquoted } from "../texts/values";

const WORDINGS = [
  /^(?:rename|retitle|relabel|rebrand) (.+?) (?:to|as|into|to be) (.+)$/is,
  /^(?:rename|retitle|call|name|title) (.+?) (".+")$/is,
  /^(?:call|name|title) (.+?(?:section|part)) (?:to |as )?(.+)$/is,
  /^(.+? (?:section|part)) (?:should|must|needs to) (?:now )?be (?:called|named|renamed to|titled) (.+)$/is,
  /^(?:change|set) (?:the )?(?:name|title) of (.+? (?:section|part)) (?:to|into) (.+)$/is,
];

/** Gives a section another name, in its heading and in the navigation. */
export const renameSection: Intent = (request, site) => {
  const match = WORDINGS.map((wording) => wording.exec(request)).find((found) => found !== null);
  if (!match) return null;
  const found = findSections(site, match[1]!);
  const [section, another] = found;
  if (!section)
    return /section|part/i.test(match[1]!) ? declined(`I could not find that section. ${namesSections(site)}`) : null;
  if (another)
    return declined(
      `Which one do you mean: ${listed(
        found.map(({ name }) => quoted(name)),
        "or",
      )}?`,
    );
  const name = unquoted(match[2]!);
  const heading = headingIn(site, section.node);
  const nodes = [...(heading === null ? [] : [heading]), ...(section.id ? navLinksTo(site, section.id) : [])];
  if (nodes.length === 0) return declined(`${quoted(section.name)} has no heading that I could rename.`);
  return done(`I renamed ${quoted(section.name)} to ${quoted(name)}.`, putText(site, nodes, name), match[1]);
};
