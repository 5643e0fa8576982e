import { eachImport, isTest, ownPath } from "./imported-path.js";

// The first pattern that fits a path names its layer.
const LAYERS = [
  [/^app\/lib\/db\.server/, "db"],
  [/^app\/generated\/prisma\//, "db"],
  // A sign-in is made of requests and redirects: the one integration that belongs to HTTP.
  [/^app\/integrations\/oauth\//, "oauth"],
  [/^app\/(routes|modules|jobs|integrations|published|renderer|http|components|lib|styles)\//, undefined],
  [/^app\/server/, "web"],
  [/^app\/(root|routes|entry\.)/, "routes"],
  // Works on this machine's stand-ins, and is not part of the image.
  [/^prisma\/seed/, "seed"],
  [/^(worker|pool|prisma|local|box|tests|scripts)\//, undefined],
];

// One direction: routes -> modules -> lib | jobs | integrations | published (docs/architecture.md).
const MAY_IMPORT = {
  web: ["web", "http", "lib"],
  routes: ["routes", "http", "oauth", "components", "modules", "lib", "published", "jobs", "styles"],
  http: ["http", "oauth", "modules", "published", "lib"],
  components: ["components", "modules", "lib", "published", "styles"],
  modules: ["modules", "jobs", "integrations", "oauth", "published", "lib", "db"],
  jobs: ["jobs", "lib", "db"],
  integrations: ["integrations", "lib"],
  oauth: ["oauth", "integrations", "lib"],
  published: ["published", "lib"],
  renderer: ["renderer", "published", "lib"],
  lib: ["lib", "db"],
  db: ["db", "lib"],
  worker: ["worker", "modules", "jobs", "lib"],
  pool: ["pool", "modules", "lib"],
  local: ["local", "lib"],
  box: ["box", "local", "prisma", "lib"],
  seed: ["seed", "modules", "lib", "db", "local"],
  prisma: ["prisma", "modules", "jobs", "lib", "db", "tests"],
};

function layerOf(path) {
  const found = LAYERS.find(([pattern]) => pattern.test(path));
  return found && (found[1] ?? found[0].exec(path)[1]);
}

/** Keeps imports inside the project to the direction that docs/architecture.md shows. */
export const importDirection = {
  meta: {
    type: "problem",
    messages: { direction: "{{from}} may not import {{to}}: {{from}} may import only {{allowed}}." },
    schema: [],
  },
  create(context) {
    const file = context.filename;
    const from = layerOf(ownPath(file));
    const allowed = MAY_IMPORT[from];
    if (!allowed || isTest(file)) return {};
    return eachImport(file, (node, path) => {
      const to = layerOf(path);
      if (!to || allowed.includes(to)) return;
      context.report({ node, messageId: "direction", data: { from, to, allowed: allowed.join(", ") } });
    });
  },
};
