import { db, type Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import type { Author } from "../markup/edit";
import { lockWebsite } from "../website-record/lock-website.server";
import type { Offer } from "../operations/outcome";
import type { ChatLine } from "./change-designer";
import { answeringDesigner } from "./connected-designers.server";
import { designerOffers } from "./designer-input";
import { BUSY } from "./designer-texts";
import { keptChange, latestChanges, type KeptChange } from "./kept-change";
import { LONGEST_ANSWER_MS } from "./longest-answer";

/** A message as the chat shows it. */
export interface ChatMessage extends ChatLine {
  id: number;
  /** Whether the designer's answer changed the code. */
  hasChanges: boolean;
  /** What it offers to do. */
  offers: Offer[];
}

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** What was said about a website, and who answers. */
export interface Conversation {
  designer: Author;
  messages: ChatMessage[];
}

/** How much of a conversation is shown, and how much of it a designer is told. */
const SHOWN = 100;
const TOLD = 12;

/** What was said about a website, oldest first. @throws NotFoundError when the actor has no such website */
export async function readConversation({ actor, websiteId }: Input): Promise<Conversation> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { brief: true, designerMessages: { orderBy: { id: "desc" }, take: SHOWN } },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const messages = website.designerMessages.reverse().map(({ id, text, hasChanges, offers, ...message }) => ({
    id,
    text,
    hasChanges,
    role: roleOf(message),
    offers: designerOffers.catch([]).parse(offers),
    ...changeOf(message),
  }));
  return { designer: answeringDesigner(website.brief), messages: latestChanges(messages) };
}

/**
 * Keeps an owner's request; until its answer is kept too, no other is taken for this website. A process that died
 * blocks it for no longer than an answer may take.
 * @returns what was said before
 * @throws NotFoundError when the actor has no such website, ConflictError while there is no code yet or another
 *   request is under way
 */
export async function beginRequest({ actor, websiteId, message }: Input & { message: string }): Promise<ChatLine[]> {
  return db.$transaction(async (tx) => {
    if (!(await lockWebsite(tx, actor.userId, websiteId)))
      throw new ConflictError("This website is still being generated.");
    const lines = await tx.designerMessage.findMany({ where: { websiteId }, orderBy: { id: "desc" }, take: TOLD });
    if (lines[0]?.role === "user" && Date.now() - lines[0].createdAt.getTime() < LONGEST_ANSWER_MS)
      throw new ConflictError(BUSY);
    await tx.designerMessage.create({ data: { websiteId, role: "user", text: message } });
    return lines.reverse().map((line) => ({ role: roleOf(line), text: line.text, ...changeOf(line) }));
  });
}

/** Keeps the answer to a request, which ends it. */
export async function keepAnswer(tx: Tx, { change, offers, ...answer }: Answer): Promise<void> {
  const kept = { ...(change && { change }), ...(offers && { offers: offers.map(({ ...offer }) => offer) }) };
  await tx.designerMessage.create({ data: { role: "assistant", ...answer, ...kept } });
}

/** An answer as it is kept. */
interface Answer {
  websiteId: number;
  text: string;
  hasChanges: boolean;
  change?: KeptChange | undefined;
  offers?: readonly Offer[] | undefined;
}

/** What an answer changed; nothing of one that was kept in another way. */
function changeOf({ change }: { change: unknown }): Pick<ChatLine, "change"> {
  const kept = keptChange.safeParse(change);
  return kept.success ? { change: kept.data } : {};
}

// A check constraint keeps the column to these.
const roleOf = ({ role }: { role: string }) => role as ChatLine["role"];
