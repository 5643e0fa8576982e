import type { OutsideRequest, PageInspection, ScriptError } from "~/integrations/browser/page-inspection";
import type { Finding } from "../../site/finding";

/** Where a text stands in the code; the start of the script for what only a script put together. */
export type PlaceOfText = (text: string) => Finding["where"];

interface VisitedSite {
  allowedHosts: ReadonlySet<string>;
  /** Whether a published site answers there, whatever the preview has. */
  isSitePath(path: string): boolean;
  placeOfText: PlaceOfText;
}

/** What went wrong in the page's scripts, and what it asked for in vain or elsewhere. */
export function trafficFindings(inspection: PageInspection, site: VisitedSite): Finding[] {
  const blocked = inspection.outside.filter(({ address }) => !site.allowedHosts.has(hostOf(address)));
  // What failed because it was kept in here would not have failed outside.
  const isOurDoing = ({ message }: ScriptError) =>
    inspection.outside.length > 0 && /Failed to fetch|NetworkError|Load failed/.test(message);
  return [
    ...blocked.map((request) => (request.isPage ? leadsAway(request, site) : outsideRequest(request, site))),
    ...inspection.missing.filter(({ path }) => !site.isSitePath(path)).map(({ path }) => missingFile(path, site)),
    ...inspection.errors.filter((error) => !isOurDoing(error)).map(scriptError),
    ...fate(inspection),
  ];
}

const hostOf = (address: string) => /^[a-z]+:\/\/([^/:?#]+)/.exec(address)?.[1] ?? address;

const leadsAway = ({ address }: OutsideRequest, { placeOfText }: VisitedSite): Finding => ({
  rule: "leads-away",
  severity: "error",
  message: `The page sends its visitors away to ${hostOf(address)} by itself.`,
  where: placeOfText(hostOf(address)),
  why: "Nobody gets to see your website.",
  fix: "Take the forwarding out of the page's code.",
});

const outsideRequest = ({ address }: OutsideRequest, { placeOfText }: VisitedSite): Finding => ({
  rule: "outside-request",
  severity: "warning",
  message: `Opening the page asks ${hostOf(address)} for something.`,
  where: { ...placeOfText(hostOf(address)), text: hostOf(address) },
  why: "That company learns who visits your website. In many countries visitors have to agree first, and your page waits for it.",
  fix: "Upload the file here instead, or take it out if you do not need it.",
});

const missingFile = (path: string, { placeOfText }: VisitedSite): Finding => ({
  rule: "missing-file",
  severity: "warning",
  message: `The page asks for ${path}, which does not exist.`,
  where: { ...placeOfText(path), text: path },
  why: "Visitors see a gap, or something does not work.",
  fix: "Upload the file again, or take it out of the page.",
});

const scriptError = ({ message, path, line }: ScriptError): Finding => ({
  rule: "script-error",
  severity: "warning",
  message: "A script of the page reports an error.",
  where: {
    part: path === null || path === "" ? "html" : "javascript",
    ...(line !== null && line > 0 && { line }),
    text: message.slice(0, 100),
  },
  why: "Something that it should do, such as opening a menu or sending a form, may not work.",
  fix: "Ask the AI designer to mend it, or restore a version from before it came.",
});

function fate({ fate }: PageInspection): Finding[] {
  if (fate === "calm") return [];
  const message =
    fate === "hung"
      ? "The page never comes to rest: it keeps the browser busy without end."
      : "The page makes the browser crash.";
  const why = "Visitors see nothing, or cannot scroll and press anything.";
  return [
    {
      rule: "page-hangs",
      severity: "error",
      message,
      where: { part: "javascript" },
      why,
      fix: "Restore a version from before it came.",
    },
  ];
}
