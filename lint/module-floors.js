import { eachImport, isTest, ownPath } from "./imported-path.js";

/**
 * The modules of `app/modules`, from the ground up: each imports only from floors below its own, so that none needs to be
 * read to understand one further down (docs/architecture.md). A new module stands on the lowest floor that is above all it imports.
 */
export const FLOORS = [
  ["site", "billing", "usage", "backup", "legal"],
  ["markup", "storage", "deployment-record", "health"],
  ["language", "website-record", "contact-form", "pictures", "seo", "cascade"],
  ["facts", "templates", "edge", "bin"],
  ["editing", "domains", "limits", "page-roles"],
  ["operations", "claims", "assembly", "moderation", "recipients", "leads"],
  ["checks", "contact"],
  ["generation", "publishing", "messages"],
  ["designer", "websites", "content", "analytics", "accounts", "preview-links"],
  ["result", "versions", "arrivals"],
  ["cleaning"],
];

const floorByModule = new Map(FLOORS.flatMap((modules, floor) => modules.map((name) => [name, floor])));

/** The module that a path from the root lies in, if any. */
export const moduleOf = (path) => /^app\/modules\/([^/]+)\//.exec(path)?.[1];

/** Keeps imports between modules of `app/modules` to one direction: down. */
export const moduleFloors = {
  meta: {
    type: "problem",
    messages: {
      upward: "{{from}} may not import {{to}}: it stands on floor {{floorFrom}}, and {{to}} on {{floorTo}}.",
      unknown: "The module {{from}} stands on no floor yet: give it one in lint/module-floors.js.",
    },
    schema: [],
  },
  create(context) {
    const file = context.filename;
    const from = moduleOf(ownPath(file));
    if (from === undefined || isTest(file)) return {};
    const floorFrom = floorByModule.get(from);
    if (floorFrom === undefined) return { Program: (node) => context.report({ node, messageId: "unknown", data: { from } }) };
    return eachImport(file, (node, path) => {
      const to = moduleOf(path);
      const floorTo = floorByModule.get(to);
      if (to === undefined || to === from || floorTo < floorFrom) return;
      context.report({ node, messageId: "upward", data: { from, to, floorFrom: floorFrom + 1, floorTo: floorTo + 1 } });
    });
  },
};
