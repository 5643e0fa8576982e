import type { FormField } from "../contact-form/form-field";
import { labelledValues, type LabelledValue } from "../contact/labelled-values";
import { visitorAddress, visitorName } from "../contact/visitor";

/** A message as it is kept. */
export interface MessageRow {
  id: number;
  data: unknown;
  isSpam: boolean;
  readAt: Date | null;
  receivedAt: Date;
}

/** A message as a list shows it. */
export interface MessageItem {
  id: number;
  /** What the sender goes by, or the address where no name was left; null without both. */
  sender: string | null;
  /** The beginning of what was written, in one line. */
  excerpt: string;
  receivedAt: Date;
  isRead: boolean;
}

/** A message as it is read. */
export interface Message extends Omit<MessageItem, "excerpt"> {
  /** Where the sender can be answered; null when no address was left. */
  address: string | null;
  isSpam: boolean;
  values: LabelledValue[];
}

const EXCERPT_LENGTH = 160;

/** Reads a message by the fields of the form that it came with. */
export function toMessage(row: MessageRow, fields: FormField[]): Message {
  const data = row.data as Record<string, string>;
  const { sender, address } = senderOf(data, fields);
  const { id, isSpam, receivedAt, readAt } = row;
  return { id, isSpam, receivedAt, isRead: readAt !== null, sender, address, values: labelledValues(data, fields) };
}

/** The same in short, for a list. */
export function toItem({ id, data: kept, receivedAt, readAt }: MessageRow, fields: FormField[]): MessageItem {
  const data = kept as Record<string, string>;
  const { sender, address } = senderOf(data, fields);
  const texts = Object.values(data).filter((text) => text !== address && text !== sender);
  return { id, sender, excerpt: beginningOf(longestOf(texts)), receivedAt, isRead: readAt !== null };
}

function senderOf(data: Record<string, string>, fields: FormField[]) {
  const emailFields = fields.filter(({ type }) => type === "email").map(({ id }) => id);
  const address = visitorAddress(data, emailFields);
  return { sender: visitorName(data) ?? address, address };
}

const longestOf = (texts: string[]) => texts.reduce((best, text) => (text.length > best.length ? text : best), "");
const beginningOf = (text: string) => [...text.replace(/\s+/g, " ")].slice(0, EXCERPT_LENGTH).join("");
