import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { prepareDataDirectory } from "../../../box/data-directory";
import { preparePostgres } from "../../../box/postgres";
import { writeProcessList } from "../../../box/process-list";
import { installationSecrets } from "../../../box/secrets";
import { MailFolder } from "../../../local/mailbox/mail-folder";
import { Store } from "../../../local/payments/store";
import { BlobFiles } from "~/renderer/blob-files";
import { Spool } from "~/renderer/spool";
import { EdgeStore } from "~/renderer/store";

// Writes into a data directory (its argument) all that the parts keep there, as whoever runs this, and tells "done".
const dataDirectory = process.argv[2]!;
const edge = join(dataDirectory, "edge");

const { POSTGRES_PASSWORD: password } = installationSecrets(dataDirectory);
prepareDataDirectory(dataDirectory, true);
writeProcessList(dataDirectory, {});
const postgres = await preparePostgres({ dataDirectory, port: Number(process.argv[3]), password });
const [program, ...options] = postgres.command;
const server = spawn(program!, options, { ...postgres.account, stdio: "ignore" });
await postgres.ready(AbortSignal.timeout(20_000));
await (await MailFolder.open(join(dataDirectory, "mailbox"))).add(Buffer.from("Subject: Hello\n\nHello"));
await (await Store.open(join(dataDirectory, "payments.json"))).save();
await new BlobFiles(join(edge, "blobs")).write({
  hash: "a".repeat(64),
  bytes: Buffer.from("bread"),
  br: null,
  gzip: null,
});
for (const database of [await EdgeStore.open(join(edge, "sites.db")), await Spool.open(join(edge, "spool.db"))])
  await database.close();
server.kill("SIGINT");
await once(server, "exit");
console.log("done");
process.exit(0);
