import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { vitestFailures } from "./scripts/checks/failure.ts";

/** Where nobody can look twice, a failed test is tried again and named as flaky. */
const retry = process.env.CI ? 1 : 0;

/**
 * Tests whose subject is the embedded database: they start one and never speak to the server that DATABASE_URL names,
 * so on that server they would only say the same again.
 */
const ofEmbeddedDatabase = [
  "db/embedded/**",
  "db/client.db.test.ts",
  "scripts/serve/hung-database.db.test.ts",
];

/**
 * What is said again on that server: tables and queries, locks and recovery, and a whole journey of each graph; of routes
 * and views those in which requests meet each other, and those whose queries nothing else makes. Every other test makes
 * the same queries, with other words.
 */
const ofAnyServer = [
  "db/**/*.db.test.ts",
  "app/api/{create-thread,use-thread,uploads,model-settings}.db.test.ts",
  "agents/*.db.test.ts",
  "agents/{engine,library}/**/*.db.test.ts",
  "agents/services/quiz.db.test.ts",
  "agents/guide/{sample-dialogue,guide-restart}.db.test.ts",
  "agents/quiz/{question-nodes,remove-repeats}.db.test.ts",
  "agents/study/{graph,edit-actions}.db.test.ts",
];

/** Vitest's own choice leaves one core free, which on a machine with two is half of it. */
const workers = Math.max(2, availableParallelism() - 1);

/**
 * Files that follow one another share a process and what they import, which is half of the time of all tests:
 * a file takes back what it changes for all, such as a global.
 */
const isolate = false;

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
          isolate,
          // One more than cores: some tests wait for processes that they start.
          maxWorkers: workers + 1,
          sequence: { groupOrder: 0 },
          // Property tests do much work, and a busy machine takes its time.
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "db",
          include: process.env.DATABASE_URL
            ? ofAnyServer
            : ["{lib,agents,db,app,scripts,evals}/**/*.db.test.ts"],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.DATABASE_URL ? ofEmbeddedDatabase : []),
          ],
          globalSetup: ["./db/testing/start-database.ts"],
          isolate,
          // Each has a database of its own.
          maxWorkers: Math.min(4, workers),
          sequence: { groupOrder: 1 },
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
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
