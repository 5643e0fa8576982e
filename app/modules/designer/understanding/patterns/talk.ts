import { applyEdit } from "../../../markup/edit";
import { diffEdit } from "../../../markup/diff-edit";
import { asEdit } from "../../../operations/as-edit";
import { openSite, type OpenedSite } from "../../../operations/opened-site";
import { declined, type Offer, type Outcome } from "../../../operations/outcome";
import { readThings } from "../../../page-roles/read-things";
import type { NodeId } from "../../../markup/page";
import { undoLatest } from "../../taking-back/take-back-latest";
import type { Dialogue } from "../dialogue";
import { isCall, many, maybe, one, pattern, type Context, type Pattern } from "../pattern";
import type { Piece, PieceOf, Reading } from "../pieces";
import { isTarget, resolveTarget } from "../resolve-target";

/** Talk about what was done, and about what can be. */
export const TALK: readonly Pattern[] = [
  pattern({
    name: "topic",
    verbs: [null],
    takes: { topic: one("topic"), ties: many("reference") },
    read: ({ topic }, { dialogue }) =>
      topic.is === "abilities" ? declined(ABILITIES, EXAMPLES) : declined(latestChange(dialogue)),
  }),
  pattern({
    name: "other-one",
    verbs: [null],
    takes: { other: one("reference"), ties: many("reference"), thing: maybe("phrase") },
    read: ({ other, ties }, context) =>
      [other, ...ties].some(({ is }) => is === "other") && context.dialogue.last
        ? otherOne(context, context.dialogue.last)
        : null,
  }),
];

const ABILITIES =
  "I can change words, prices, opening hours and contact details, add, move, hide and remove sections and what stands in them, and change colours, sizes, fonts and spacing. Say it as you would to a person, in several requests at once if you like, and I do the smallest change that does it. Undo takes it back.";

const EXAMPLES: Offer[] = [
  { label: "Make the headline bigger", says: "make the headline bigger" },
  { label: "Make the buttons rounder", says: "make the buttons rounded" },
  { label: "More space between the sections", says: "more space between the sections" },
];

/** What the designer said to the last request that changed something. */
function latestChange({ history }: Dialogue): string {
  const last = history.findLast(({ role, change }) => role === "assistant" && change !== undefined);
  return last ? `The last thing I did: ${last.text}` : "I have not changed anything in this conversation yet.";
}

/** The last request for another of the kind, with what it did to the first taken back. */
function otherOne(context: Context, last: Reading): ReturnType<Pattern["read"]> {
  const at = last.pieces.findIndex((piece) => piece.kind === "phrase");
  const said = last.pieces[at] as PieceOf<"phrase"> | undefined;
  if (!said) return null;
  const before = withoutLatest(context);
  const [only, ...more] = othersOf(before, said, context.dialogue);
  if (only === undefined) return declined(`I see only one that ${said.text} could be.`);
  if (more.length > 0) return declined("There are several others. Say which one by its words, and I change that one.");
  const piece: Piece = { ...said, phrase: { ...said.phrase, node: only } };
  const call = context.again({ ...last, pieces: last.pieces.with(at, piece) }, before);
  if (!call || !isCall(call)) return call;
  return { ...call, perform: (site) => joined(site, before, call.perform(before)) };
}

function withoutLatest({ site, dialogue }: Context): OpenedSite {
  const { edit } = undoLatest(site.code, dialogue.history);
  return edit ? openSite(applyEdit(site.code, edit), site.form) : site;
}

/** The last change taken back and another made, as one. */
function joined(site: OpenedSite, before: OpenedSite, outcome: Outcome): Outcome {
  if (outcome.splices.length === 0 || before === site) return outcome;
  const after = applyEdit(before.code, asEdit(outcome.splices));
  return { ...outcome, splices: diffEdit(site.code, after, "built-in", "").splices };
}

/** Elements that are the same to a person as what a phrase means. */
function othersOf(site: OpenedSite, said: PieceOf<"phrase">, dialogue: Dialogue): NodeId[] {
  const found = resolveTarget(site, said, dialogue);
  if (!found || !isTarget(found)) return [];
  const things = readThings(site);
  const { nodes } = found.target;
  const [role] = nodes.flatMap((node) => things.at(node)?.roles ?? []);
  return role === undefined
    ? []
    : things
        .of(role)
        .map(({ node }) => node)
        .filter((node) => !nodes.includes(node));
}
