import { readFileSync, rmSync } from "node:fs";

// `npm prune --omit=dev` keeps what a dependency could use if it were there, though we have it for development alone:
// compilers, test runners, Prisma's command line. It holds for the folder that this runs in, as npm's own commands do.
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const [path, { devOptional }] of Object.entries(packages)) if (devOptional) rmSync(path, { recursive: true, force: true });
