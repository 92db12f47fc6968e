import { defineConfig } from "vitest/config";

/** `unit` needs nothing; `db` runs on the embedded database or on DATABASE_URL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{lib,agents,components,db,scripts,app,evals,bench,e2e}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "db",
          include: ["{lib,agents,db,app,scripts}/**/*.db.test.ts"],
          globalSetup: ["./db/testing/start-database.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
