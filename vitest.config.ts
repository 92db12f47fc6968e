import { configDefaults, defineConfig } from "vitest/config";
import { vitestFailures } from "./scripts/checks/vitest-failures.ts";

/** Where nobody can look twice, a failed test is tried again and named as flaky. */
const retry = process.env.CI ? 1 : 0;

/**
 * `unit` needs nothing; `db` runs on the embedded database or on DATABASE_URL; `process` starts and kills the
 * built product, as `npm start` does.
 */
export default defineConfig({
  test: {
    reporters: [...configDefaults.reporters, vitestFailures()],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{lib,agents,components,db,scripts,app,evals,bench,e2e}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.{db,process}.test.ts", "**/node_modules/**"],
          // Property tests do much work, and a busy machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "db",
          include: ["{lib,agents,db,app,scripts}/**/*.db.test.ts"],
          globalSetup: ["./db/testing/start-database.ts"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "process",
          include: ["scripts/**/*.process.test.ts"],
          retry,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
