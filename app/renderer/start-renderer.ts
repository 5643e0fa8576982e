import { hostname } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { EDGE_POLL_MS } from "~/published/edge-protocol";
import { THIS_MACHINE } from "~/lib/env-defaults";
import { log } from "~/lib/log.server";
import { makePrivateDirectory } from "~/lib/private-files";
import { CONTACT_PATH, HIT_PATH } from "~/published/visitor-calls";
import { acceptForms } from "./accept-form";
import { acceptHits } from "./accept-hit";
import { BlobFiles } from "./blob-files";
import { BlobSource } from "./blob-source";
import type { DatabaseLoop } from "./database-loop";
import { mayHaveCertificate } from "./certificate-names";
import { readCountries } from "./countries/country-file";
import type { CountryOf } from "./countries/country-table";
import { openDrain } from "./drain";
import { readDatacentres } from "./datacentres";
import { EdgeCopy } from "./edge-copy";
import { HeldAnswers } from "./held-answers";
import type { KnownHosts } from "./host-place";
import { LimitCounts } from "./limit-counts";
import { MessageLimits } from "./limit-messages";
import { listen, openServer } from "./open-server";
import { prunesHourly } from "./prune";
import { openPuller } from "./puller";
import { Salts } from "./salts";
import { SiteMap } from "./site-map";
import { Spool } from "./spool";
import { EdgeStore } from "./store";
import { UnderWay } from "./under-way";
import { warmPages } from "./warm-pages";

export interface RendererSettings {
  /** 0 takes any free port. */
  port: number;
  /** Where it listens; this machine alone unless told otherwise. */
  bindAddress?: string;
  databaseUrl: string;
  /** Folder of `sites.db`, `blobs/`, `spool.db` and `limits.db`, this renderer's alone. */
  edgeDir: string;
  sitesDomain?: string;
  sendsToOwnHost?: boolean;
  /** Where browsers reach the app: who comes from there to a site is its owner. */
  appOrigin?: string;
  /** Whether one certificate stands for all subdomains of the sites' domain. */
  hasWildcard?: boolean;
  /** Where domains point to, a name of our own. */
  sitesCname?: string;
  /** File with the network ranges of datacentres, whose requests are no visits. */
  datacentreRanges?: string;
  /** File with the countries of network addresses; without one no visitor's is known. */
  countryFile?: string;
  pollMs?: number;
  /** Bytes of files held in memory. */
  cacheBytes?: number;
}

export interface Renderer {
  port: number;
  name: string;
  /** Looks at the database now; for an operator or a test, publishing wakes it by itself. */
  pullNow(): void;
  /** Answers what was begun, then lets go of everything. */
  stop(): Promise<void>;
}

const CACHE_BYTES = 64 * 1024 * 1024;
/** Answers at once that wait for the disk; each holds a quarter of a megabyte at most. */
const MOST_READING = 500;
/** Bodies at once that visitors are sending; each holds 64 KB at most. */
const MOST_RECEIVING = 1_000;

/** Starts a renderer: serves what it holds at once, and follows the database. Throws when the port is taken. */
export async function startRenderer(settings: RendererSettings): Promise<Renderer> {
  const { databaseUrl, pollMs = EDGE_POLL_MS, appOrigin, sitesDomain } = settings;
  const isDatacentre = readDatacentres(settings.datacentreRanges);
  const countryOf = openCountries(settings.countryFile);
  const { store, files, sites, salts, copy, spool, counts } = await openFolder(settings.edgeDir);
  const puller = openPuller({ databaseUrl, pollMs }, copy, prunesHourly(files, sites));
  const drain = openDrain({ databaseUrl }, spool);
  const blobs = new BlobSource(files, settings.cacheBytes ?? CACHE_BYTES, (hash) => {
    // Once is enough: every pull from now on tries to bring it.
    if (copy.missing.has(hash)) return;
    copy.missing.add(hash);
    puller.wake();
  });
  const { server, close } = openServer({
    sites,
    blobs,
    held: new HeldAnswers(sites),
    hosts: knownHosts(settings, sites),
    ownHostsAt: (settings.sendsToOwnHost && settings.sitesDomain) || null,
    acceptors: {
      [CONTACT_PATH]: acceptForms(sites, spool, new MessageLimits(counts, salts)),
      [HIT_PATH]: acceptHits({ sites, salts, spool, appOrigin, sitesDomain, isDatacentre, countryOf }),
    },
    isReady: () => copy.position !== null,
    isCurrent: () => copy.isCurrent,
    machine: { health: () => describeHealth(copy, puller, sites, spool), ask: askRules(settings, sites) },
    reading: new UnderWay(MOST_READING),
    receiving: new UnderWay(MOST_RECEIVING),
  });
  const closeFiles = () => Promise.all([store.close(), spool.close(), counts.close()]);
  try {
    await listen(server, settings.port, settings.bindAddress ?? THIS_MACHINE);
  } catch (error) {
    await closeFiles();
    throw error;
  }
  puller.start();
  drain.start();
  const lookAround = async () => {
    await copy.findMissing();
    if (copy.missing.size > 0) puller.wake();
    await warmPages(sites.firstPages(), blobs);
  };
  void lookAround().catch((error: unknown) => log.error("files could not be looked for", error));
  const stop = async () => {
    await Promise.all([close(), puller.stop(), drain.stop()]);
    await closeFiles();
  };
  return { port: (server.address() as AddressInfo).port, name: copy.name, pullNow: () => puller.wake(), stop };
}

/** What an earlier run left in a folder: sites ready to be served, and what visitors sent. */
async function openFolder(edgeDir: string) {
  makePrivateDirectory(edgeDir);
  const store = await EdgeStore.open(join(edgeDir, "sites.db"));
  const files = new BlobFiles(join(edgeDir, "blobs"));
  const sites = new SiteMap();
  const salts = new Salts();
  const name = await store.rendererName(() => `${hostname()}-${randomBytes(4).toString("hex")}`);
  const copy = new EdgeCopy(name, store, files, sites, salts);
  await copy.restore();
  const counts = await LimitCounts.open(join(edgeDir, "limits.db"));
  return { store, files, sites, salts, copy, counts, spool: await Spool.open(join(edgeDir, "spool.db")) };
}

/** Sites are served, and visits counted, without the table too. */
function openCountries(path: string | undefined): CountryOf {
  try {
    if (path !== undefined) return readCountries(path);
  } catch (error) {
    log.error("the table of countries cannot be read; visitors are counted without their country", error);
  }
  return () => null;
}

const appHostOf = ({ appOrigin }: RendererSettings) => (appOrigin ? new URL(appOrigin).hostname : undefined);

function knownHosts(settings: RendererSettings, sites: SiteMap): KnownHosts {
  return {
    sitesDomain: settings.sitesDomain,
    appHost: appHostOf(settings),
    isDomain: (host) => sites.isDomain(host),
    redirectOf: (host) => sites.redirectOf(host),
  };
}

function askRules(settings: RendererSettings, sites: SiteMap): (domain: string) => boolean {
  const ownNames = [appHostOf(settings), settings.sitesCname, settings.sitesDomain].filter(
    (name) => name !== undefined,
  );
  const rules = { sites, sitesDomain: settings.sitesDomain, hasWildcard: Boolean(settings.hasWildcard), ownNames };
  return (domain) => mayHaveCertificate(domain, rules);
}

/** A renderer that holds a copy is well, with the database or without it. */
async function describeHealth(
  copy: EdgeCopy,
  puller: DatabaseLoop,
  sites: SiteMap,
  spool: Spool,
): Promise<{ status: number; body: unknown }> {
  const serving = copy.position !== null;
  const body = {
    status: serving ? "ok" : "starting",
    name: copy.name,
    seq: copy.position?.seq ?? null,
    epoch: copy.position?.epoch ?? null,
    sites: sites.count,
    database: puller.connected ? "connected" : "unreachable",
    spool: await spool.waiting().catch(unreadable),
  };
  return { status: serving ? 200 : 503, body };
}

function unreadable(error: unknown): string {
  log.error("the spool cannot be read", error);
  return "unreadable";
}
