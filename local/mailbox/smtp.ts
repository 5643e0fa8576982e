import { buffer } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { bind } from "../listen";
import type { MailFolder } from "./mail-folder";

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** Takes any mail for anybody, without a password, and delivers none of it further. */
export async function startSmtp(port: number, folder: MailFolder) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onAuth: (_auth, _session, done) => done(null, { user: "anyone" }),
    onData: (stream, _session, done) => {
      keep(stream, folder).then(
        () => done(null),
        (error: Error) => done(error),
      );
    },
  });
  await bind("local mail server", port, (ready, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", ready);
  });
  server.on("error", (error) => console.error("local mail server:", error));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function keep(stream: NodeJS.ReadableStream & { sizeExceeded?: boolean }, folder: MailFolder) {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error(`Mails of more than ${MAX_MAIL_BYTES} bytes are not taken`), { responseCode: 552 });
  }
  await folder.add(raw);
}
