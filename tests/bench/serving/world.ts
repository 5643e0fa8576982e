import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BlobBytes } from "~/renderer/blob-files";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";
import { copyFolder, fillFolder } from "./fill-folder";
import { startRenderer } from "./renderer";
import type { ServerProcess } from "./server-process";
import { siteTemplate, type SiteTemplate } from "./site-template";

/** What the benches of serving work on: made when it is first asked for, ended with the world. */
export interface ServingWorld {
  template(): Promise<SiteTemplate>;
  emptyFolder(): string;
  /** The page of the first site with its compressed forms, as files for other servers. */
  pageFolder(): Promise<string>;
  /** A folder of its own with so many sites, for one renderer. */
  copy(sites: number): Promise<string>;
  /** A renderer that runs on such a folder all the time. */
  renderer(sites: number): Promise<ServerProcess>;
  close(): Promise<void>;
}

export function openServingWorld(): ServingWorld {
  const directories: string[] = [];
  const newDirectory = () => directories[directories.push(temporaryDataDirectory()) - 1]!;
  const template = once(siteTemplate);
  const pageFolder = once(async () => writePage(newDirectory(), (await template()).page(0)));
  const folder = onceEach(async (sites: number) => {
    const directory = newDirectory();
    await fillFolder(directory, sites, await template());
    return directory;
  });
  const copy = async (sites: number) => copyFolder(await folder(sites), newDirectory());
  const running: ServerProcess[] = [];
  const renderer = onceEach(async (sites: number) => {
    const started = await startRenderer(await copy(sites));
    running.push(started);
    return started;
  });
  return {
    template,
    emptyFolder: newDirectory,
    pageFolder,
    copy,
    renderer,
    async close() {
      await Promise.all(running.map((server) => server.stop()));
      directories.forEach(removeDataDirectory);
    },
  };
}

function writePage(directory: string, { bytes, br, gzip }: BlobBytes): string {
  const forms = { "index.html": bytes, "index.html.br": br!, "index.html.gz": gzip! };
  for (const [name, form] of Object.entries(forms)) writeFileSync(join(directory, name), form);
  return directory;
}

function onceEach<Result>(make: (key: number) => Promise<Result>): (key: number) => Promise<Result> {
  const made = new Map<number, Promise<Result>>();
  return (key) => made.get(key) ?? made.set(key, make(key)).get(key)!;
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  const each = onceEach(make);
  return () => each(0);
}
