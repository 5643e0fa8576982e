import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: "unit",
          include: ["{app,worker,box,local,prisma,tests/list,tests/sites}/**/*.test.{ts,tsx}"],
        },
      },
      {
        plugins: [tsconfigPaths()],
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/setup/database.ts",
          setupFiles: "tests/setup/test-database.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // A machine that stalls for seconds makes processes end that are told to: once more, and it is named.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
