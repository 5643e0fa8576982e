import { nameWords } from "./find-person-claims";
import { roleWords, type GivenRole } from "./given-roles";
import type { ClaimInContext, IsCrossed } from "./ground";

/** Where what is said of a name ends. */
const BEFORE = /[.!?;|\n]\s|,\s/u;
const BEHIND = /^[\s]?[,(–—:-]?\s?([^.!?;|()\n,]{2,60})/u;

/**
 * Whether a page gives somebody a role that the owner gives to others only: a role just before or behind the name, or
 * on the line below it in its card.
 */
export const hasRoleOfAnother: IsCrossed = (claim, { roles, lines }) => {
  const said = new Set(rolesBeside(claim));
  const name = nameWords(claim.text);
  if (said.size === 0 || name.length === 0) return false;
  const isOf = ({ name: given }: GivenRole) => name.every((word) => given.includes(word));
  const gives = ({ role }: GivenRole) => role.some((word) => said.has(word));
  if (!roles.some((each) => !isOf(each) && gives(each))) return false;
  const own = roles.filter(isOf);
  if (own.length > 0) return !own.some(gives);
  return !lines.some(({ plainWords: words }) => words.includes(name.at(-1)!) && words.some((word) => said.has(word)));
};

/** The words of roles beside a name, as they are compared. */
function rolesBeside({ text, context, start, label = "" }: ClaimInContext): string[] {
  const before = context
    .slice(Math.max(0, start - 40), start)
    .split(BEFORE)
    .at(-1)!;
  const behind = BEHIND.exec(context.slice(start + text.length))?.[1] ?? "";
  const beside = roleWords(`${before} ${behind}`);
  return beside.length > 0 ? beside : roleWords(label);
}
