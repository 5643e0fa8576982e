/** The last message of a page: the next page begins with what is older. */
export interface MessageCursor {
  receivedAt: Date;
  id: number;
}

// Fourteen digits of milliseconds reach the year 5138.
const SHAPE = /^(\d{1,14})-([1-9]\d{0,9})$/;
/** PostgreSQL's largest integer. */
const LARGEST_ID = 2_147_483_647;

export const writeCursor = ({ receivedAt, id }: MessageCursor) => `${receivedAt.getTime()}-${id}`;

/** Reads what `writeCursor` wrote; null, for the newest messages, where it is something else. */
export function readCursor(written: string | null): MessageCursor | null {
  const [, time, id] = SHAPE.exec(written ?? "") ?? [];
  return time && Number(id) <= LARGEST_ID ? { receivedAt: new Date(Number(time)), id: Number(id) } : null;
}
