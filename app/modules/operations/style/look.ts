import { z } from "zod";
import { computed, ownSays } from "../../cascade/computed";
import type { Rule } from "../../cascade/designer-block";
import { WIDTHS } from "../../cascade/media";
import { styleOf } from "../../markup/set-style";
import { applyEdit, type CodeSplice } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { asEdit } from "../as-edit";
import { openSite, type OpenedSite } from "../opened-site";
import { operation, type Operation } from "../operation";
import { declined, done, type Outcome } from "../outcome";
import { targetSchema, type Target } from "../target";
import { ownSplices, writeRules } from "./write-rules";
import { physical, SHORTHANDS } from "../../cascade/values/longhands";

/** What all operations on looks take. */
export const lookSchema = z.object({
  target: targetSchema,
  /** Replace also what the owner set on the element itself. */
  replace: z.boolean().optional(),
});
export type LookParams = z.infer<typeof lookSchema>;

/** One element in a window of one width, before and after. */
export interface Seen {
  node: NodeId;
  width: number;
  before(property: string, node?: NodeId): string;
  after(property: string, node?: NodeId): string;
}

/** One way to do it: rules in which `&` stands for the target, and what else has to be written. */
export interface Attempt {
  rules: Rule[];
  splices?: CodeSplice[];
}

interface LookDefinition<Params extends LookParams> {
  name: string;
  params: z.ZodType<Params>;
  /** What it sets, as longhands or shorthands: an owner's own setting of these is replaced on demand only. */
  sets(params: Params): string[];
  /** Ways to do it, the best first; words where it cannot be done. */
  attempts(site: OpenedSite, params: Params): Attempt[] | { refused: string };
  /** What an owner's own value becomes where it is replaced; without it, it is taken away. */
  own?(property: string, value: string, params: Params): string | null;
  says(params: Params, site: OpenedSite): string;
  /** How a request for it ends that replaces an owner's own setting: 'bigger'. */
  asks(params: Params): string;
  /** Whether a visitor sees it. */
  seen(look: Seen, params: Params, after: OpenedSite): boolean;
  /** The share of the elements that must show it, all of them if not said; 0 for one at least. */
  share?: number;
}

/** An operation on looks: the first of its ways after which visitors see it on phones and on desks. */
export function look<Params extends LookParams>(definition: LookDefinition<Params>): Operation<Params> {
  const holds = (before: OpenedSite, after: OpenedSite, params: Params) => isSeen(definition, before, after, params);
  return operation<Params>({
    name: definition.name,
    params: definition.params,
    touches: (_site, { target }) => ({ nodes: target.nodes }),
    run: (site, params) => run(definition, site, params, holds),
    holds,
  });
}

function run<Params extends LookParams>(
  definition: LookDefinition<Params>,
  site: OpenedSite,
  params: Params,
  holds: (before: OpenedSite, after: OpenedSite, params: Params) => boolean,
): Outcome {
  const attempts = definition.attempts(site, params);
  if ("refused" in attempts) return declined(attempts.refused);
  const own = params.replace ? ownReplaced(definition, site, params) : [];
  const tries = attempts.map(({ rules, splices = [] }) => [
    ...own,
    ...splices,
    ...writeRules(site, params.target, rules),
  ]);
  const message = definition.says(params, site);
  if (isSeen(definition, site, site, params)) return done(message, []);
  if (!params.replace && ownWins(site, definition.sets(params), params.target)) return offered(definition, params);
  const best = tries.find((splices) => holds(site, after(site, splices), params));
  return done(message, best ?? tries[0] ?? []);
}

const after = (site: OpenedSite, splices: CodeSplice[]): OpenedSite =>
  openSite(applyEdit(site.code, asEdit(splices)), site.form);

const offered = <Params extends LookParams>(definition: LookDefinition<Params>, params: Params): Outcome =>
  declined("Your own setting wins there. Replace it?", [
    { label: "Replace it", says: `Make ${params.target.name} ${definition.asks(params)} and replace my own setting` },
  ]);

const longhandsOf = (property: string): string[] =>
  (SHORTHANDS[property]?.longhands ?? [property]).map((name) => physical(name, false));

function ownWins(site: OpenedSite, sets: string[], { nodes }: Target): boolean {
  return nodes.some((node) => sets.flatMap(longhandsOf).some((property) => ownSays(site, node, property)));
}

/** What an owner set on the elements themselves, given its new value or taken away. */
function ownReplaced<Params extends LookParams>(
  definition: LookDefinition<Params>,
  site: OpenedSite,
  params: Params,
): CodeSplice[] {
  const sets = new Set(definition.sets(params).flatMap(longhandsOf));
  return ownSplices(site, params.target, (node) => {
    const own = Object.entries(styleOf(site.page.elements[node]!));
    const meant = own.filter(([property]) => longhandsOf(property).some((name) => sets.has(name)));
    return Object.fromEntries(
      meant.map(([property, value]) => [property, definition.own?.(property, value, params) ?? null]),
    );
  });
}

function isSeen<Params extends LookParams>(
  definition: LookDefinition<Params>,
  before: OpenedSite,
  after: OpenedSite,
  params: Params,
): boolean {
  const looks = params.target.nodes.flatMap((node) =>
    WIDTHS.map(
      (width): Seen => ({
        node,
        width,
        before: (property, other = node) => computed(before, other, property, width),
        after: (property, other = node) => computed(after, other, property, width),
      }),
    ),
  );
  const judged = looks.map((each) => definition.seen(each, params, after));
  return judged.filter(Boolean).length >= Math.max(1, judged.length * (definition.share ?? 1));
}
