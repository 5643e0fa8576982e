import { randomBytes } from "node:crypto";
import { open, readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Address } from "postal-mime";
import { makePrivateDirectory, PRIVATE_FILE } from "~/lib/private-files";

/** A mail as the page and the tests see it. */
export interface Message {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; mimeType: string; size: number }[];
}

const NAME = /^(\d{13})-[0-9a-f]{12}$/;

/** Mails as .eml files in one directory, which any mail program opens. */
export class MailFolder {
  private lastStamp = 0;

  private constructor(private readonly directory: string) {}

  static async open(directory: string): Promise<MailFolder> {
    makePrivateDirectory(directory);
    return new MailFolder(directory);
  }

  /** Keeps a mail; once this resolves the sender may forget it. Resolves to its id. */
  async add(raw: Buffer): Promise<string> {
    // Two mails of one millisecond keep their order.
    this.lastStamp = Math.max(Date.now(), this.lastStamp + 1);
    const id = `${this.lastStamp}-${randomBytes(6).toString("hex")}`;
    const partial = path.join(this.directory, `${id}.partial`);
    const file = await open(partial, "wx", PRIVATE_FILE);
    try {
      await file.writeFile(raw);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, this.fileOf(id));
    return id;
  }

  /** The newest mails, newest first. */
  async list(limit: number): Promise<Message[]> {
    const names = await readdir(this.directory);
    const ids = names.filter((name) => name.endsWith(".eml")).map((name) => name.slice(0, -".eml".length));
    const newest = ids
      .filter((id) => NAME.test(id))
      .sort()
      .reverse()
      .slice(0, limit);
    const messages = await Promise.all(newest.map((id) => this.read(id)));
    return messages.filter((message) => message !== undefined);
  }

  /** One mail, or undefined when there is none of this id. */
  async read(id: string): Promise<Message | undefined> {
    const raw = await this.source(id);
    return raw && parseMessage(id, raw);
  }

  /** The bytes as they came in. */
  async source(id: string): Promise<Buffer | undefined> {
    if (!NAME.test(id)) return undefined;
    try {
      return await readFile(this.fileOf(id));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  private fileOf(id: string): string {
    return path.join(this.directory, `${id}.eml`);
  }
}

async function parseMessage(id: string, raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: new Date(Number(NAME.exec(id)![1])).toISOString(),
    from: show(mail.from)[0] ?? "",
    to: (mail.to ?? []).flatMap(show),
    replyTo: (mail.replyTo ?? []).flatMap(show),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? "",
      mimeType,
      size: typeof content === "string" ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

function show(address: Address | undefined): string[] {
  if (!address) return [];
  if (address.group) return address.group.flatMap(show);
  return [address.name ? `${address.name} <${address.address}>` : address.address];
}
