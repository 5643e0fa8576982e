import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/setup/longest-first";

const BESIDE_THE_CODE =
  "{app,lint,worker,pool,box,local,prisma,tests/edit-benchmark,tests/house,tests/judge,tests/list,tests/mutants,tests/security,tests/sites}/**/*";

/** All cores, for when integration tests wait or are done; by itself Vitest leaves one alone. */
const CORES = availableParallelism();

/** Ends what hangs, not what waits for a busy machine: no test says anything about speed. In milliseconds. */
const HANGS_AFTER = 180_000;

/** A machine that stalls for seconds makes processes end that are told to: once more, and it is named. */
const RETRIES = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What tests say goes out at once: sent to the main process it could still be on its way when a worker ends, which fails a run.
    disableConsoleIntercept: true,
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: "unit",
          include: [`${BESIDE_THE_CODE}.test.{ts,tsx}`],
          exclude: [`${BESIDE_THE_CODE}.{mocked,steps}.test.{ts,tsx}`],
          globalSetup: ["tests/setup/temporary-folder.ts", "tests/setup/built-pool.ts"],
          setupFiles: "tests/setup/use-built-pool.ts",
          testTimeout: HANGS_AFTER,
          retry: RETRIES,
          // Files share their modules: loading them anew for each took longer than the tests.
          isolate: false,
          maxWorkers: CORES,
        },
      },
      {
        plugins: [tsconfigPaths()],
        // Builds the image and starts it: `npm run test:image`.
        test: { name: "image", include: ["tests/image/**/*.test.ts"] },
      },
      {
        plugins: [tsconfigPaths()],
        // Where a test puts something in a module's place, other tests must not meet it.
        test: {
          name: "unit-mocked",
          include: [`${BESIDE_THE_CODE}.mocked.test.{ts,tsx}`],
          testTimeout: HANGS_AFTER,
          retry: RETRIES,
          // Projects that run together have the same number of them.
          maxWorkers: CORES,
        },
      },
      {
        plugins: [tsconfigPaths()],
        // How much work an input makes: V8 counts only what is compiled after it was told to.
        test: {
          name: "unit-steps",
          include: ["{app,box,worker,tests}/**/*.steps.test.ts"],
          setupFiles: "tests/setup/start-counting.ts",
          testTimeout: HANGS_AFTER,
          retry: RETRIES,
          maxWorkers: CORES,
        },
      },
      {
        plugins: [tsconfigPaths()],
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/setup/database.ts", "tests/setup/built-pool.ts"],
          setupFiles: ["tests/setup/own-modules.ts", "tests/setup/test-database.ts", "tests/setup/use-built-pool.ts"],
          sequence: { setupFiles: "list" },
          // Packages are loaded once; of our own modules each file has its own (own-modules.ts).
          isolate: false,
          testTimeout: HANGS_AFTER,
          hookTimeout: HANGS_AFTER,
          // One more than cores: they wait for databases, processes and timers about half of their time.
          maxWorkers: 3,
          retry: RETRIES,
        },
      },
    ],
  },
});
