/** A part of the product where a fault costs much, and the tests that are nearest to it. */
export interface Area {
  name: string;
  /** The files in which faults are made, by their paths; tests are never among them. */
  files: RegExp[];
  /** The paths of its tests. */
  tests: RegExp[];
}

export const AREAS: Area[] = [
  {
    name: "ownership",
    files: [
      /\/modules\/(websites|messages|content|result)\/[^/]+\.server\.ts$/,
      /\/require-own-website\.server\.ts$/,
      /\/(find-deployment|list-deployments|update-deployment|set-active)\.server\.ts$/,
    ],
    tests: [
      /^tests\/integration\/(websites|messages)\//,
      /^tests\/integration\/content\/posts\.test/,
      /^tests\/integration\/publishing\/(deployments|withdrawn)\.test/,
      /\/modules\/(websites|messages|content|result)\//,
    ],
  },
  {
    name: "money",
    files: [/\/modules\/billing\//, /\/integrations\/stripe\//],
    tests: [/^tests\/integration\/billing\//, /^app\/.*\/(billing|stripe)\//],
  },
  {
    name: "edge clock",
    files: [
      /\/modules\/edge\//,
      /\/modules\/publishing\/(publish-snapshot|redeploy-website|republish-sites?|switch-live|go-live|withdraw-site|bring-back)\.server\.ts$/,
      /^app\/renderer\/(edge-copy|exchange|pull|puller|store|held-sites)\.ts$/,
    ],
    tests: [
      /^app\/renderer\//,
      /^tests\/integration\/publishing\/(atomic-redeploy|edge-faults|switch-live|withdrawn|history|privacy-before)\.test/,
      /^tests\/integration\/content\/posts-on-site/,
      /^tests\/integration\/moderation\/take-down/,
    ],
  },
  {
    name: "spool",
    files: [
      /^app\/renderer\/(spool|spool-file|disk-reserve|accept-form|accept-hit|acceptor)\.ts$/,
      /\/modules\/arrivals\//,
    ],
    tests: [
      /^app\/renderer\/(spool|disk-reserve)/,
      /^tests\/integration\/arrivals\//,
      /^tests\/integration\/analytics\/accept-hit/,
    ],
  },
  {
    name: "sanitising",
    files: [
      /\/templates\/custom\//,
      /\/(render-post|safe-href|css-depth)\.ts$/,
      /\/designer\/guard\//,
      /^app\/lib\/(clean-text|escape-html|stored-text|without-tags)\.ts$/,
    ],
    tests: [
      /\/templates\/(custom\/|hostile-text)/,
      /\/assembly\/pages\//,
      /\/designer\/guard\//,
      /^app\/lib\/(clean-text|stored-text|without-tags)/,
      /\/markup\/(safe-href|css-depth|addresses)/,
    ],
  },
  {
    name: "splices",
    files: [
      /\/modules\/editing\//,
      /\/markup\/(changed-places|diff-edit|edit|fresh-ids|history|html-edit|images|merge-code|sections|set-attribute|set-style|source-text|splices|structure|stylesheets|texts)\.ts$/,
    ],
    tests: [/\/modules\/(editing|markup)\//],
  },
  {
    name: "versions",
    files: [/\/modules\/(versions|website-record)\//],
    tests: [
      /^tests\/integration\/versions\//,
      /^tests\/integration\/websites\/websites\.test/,
      /^tests\/integration\/checks\/reports\.test/,
      /\/modules\/(versions|website-record)\//,
    ],
  },
  {
    name: "claims",
    files: [/\/modules\/claims\//],
    tests: [/\/modules\/claims\//, /^tests\/sites\/(claim-cases|remove-claims)/, /^tests\/integration\/claims\//],
  },
  {
    name: "sessions",
    files: [
      /^app\/http\/(session|guards|page-guard|api-route|origin-check|require-own-origin|return-to|deletion-request|finish-deletion)[.-][^/]*$/,
      /\/modules\/accounts\/[^/]+$/,
      /^app\/lib\/return-path\.ts$/,
    ],
    tests: [/^tests\/integration\/accounts\//, /^app\/http\//, /^app\/lib\/return-path/],
  },
  {
    name: "limits",
    files: [
      /\/modules\/limits\//,
      /^app\/lib\/(rate-limit|limit-key|visitor-network)\.ts$/,
      /^app\/renderer\/(limit-counts|limit-messages|recent-visitors)\.ts$/,
    ],
    tests: [
      /^tests\/integration\/limits\//,
      /^app\/lib\/(limit-key|visitor-network|rate-limit)/,
      /^app\/renderer\/(limit-counts|recent-visitors)/,
      /^tests\/integration\/arrivals\/accept-form/,
    ],
  },
];

const TEST = /\.test\.ts$/;

/** The files of an area among the sources of a tree, without tests. @throws where a pattern has come to name none */
export const filesOf = ({ files }: Area, sources: string[]): string[] =>
  named(
    sources.filter((file) => !TEST.test(file)),
    files,
  );

/**
 * The tests of an area among the sources of a tree, without those that count how much work an input makes. @throws as
 * `filesOf`
 */
export const testsOf = ({ tests }: Area, sources: string[]): string[] =>
  named(
    sources.filter((file) => TEST.test(file) && !file.endsWith(".steps.test.ts")),
    tests,
  );

function named(paths: string[], patterns: RegExp[]): string[] {
  const idle = patterns.find((pattern) => !paths.some((path) => pattern.test(path)));
  if (idle) throw new Error(`Nothing is called ${idle} any more (tests/mutants/areas.ts).`);
  return paths.filter((path) => patterns.some((pattern) => pattern.test(path)));
}
