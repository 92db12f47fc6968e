import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../serve/build.ts";
import { complain } from "../serve/say.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import type { Failure } from "./failure.ts";
import { readPlaywrightFailures } from "./playwright-failures.ts";
import { root, runTool } from "./tool.ts";
import { readVitestFailures } from "./vitest-failures.ts";

export interface CheckResult {
  passed: boolean;
  /** What failed, as far as the tool says so in a file. */
  failures: readonly Failure[];
}

export interface Check {
  name: string;
  run(): Promise<CheckResult>;
}

/** A check of which nothing more is known than whether it passed. */
const plain = (name: string, run: () => Promise<boolean>): Check => ({
  name,
  run: async () => ({ passed: await run(), failures: [] }),
});

/** A check with a tool that writes what failed into a file. */
const reporting = (
  name: string,
  run: (file: string) => Promise<boolean>,
  read: (file: string) => Failure[],
): Check => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-report-"));
    try {
      const file = join(folder, "report.json");
      const passed = await run(file);
      return { passed, failures: passed ? [] : read(file) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const vitest = (project: string): Check =>
  reporting(
    project,
    (file) => runTool("vitest", ["run", "--project", project, `--outputFile=${file}`]),
    readVitestFailures,
  );

const build = async (): Promise<boolean> => {
  try {
    await ensureBuilt(root, new AbortController().signal);
    return true;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return false;
  }
};

const browser = async (report: string): Promise<boolean> => {
  const chromium = ensureChromium(join(root, "node_modules", "playwright", "cli.js"));
  if (chromium) {
    return runTool("playwright", ["test", "--reporter=list,json"], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  }
  complain("No Chromium was found and none could be installed. Install one and try again.");
  return false;
};

/** Every check, the quick ones first. Import boundaries are part of lint. */
export const checks: readonly Check[] = [
  plain("lint", () => runTool("biome", ["ci", "--log-level=warn", "."])),
  plain("types", async () => (await runTool("next", ["typegen"])) && runTool("tsc", ["--noEmit"])),
  plain("unused", () => runTool("knip", [])),
  vitest("unit"),
  vitest("db"),
  plain("build", build),
  vitest("process"),
  reporting("browser", browser, readPlaywrightFailures),
  plain("crash", () => runTool("node", ["e2e/crash/main.ts", "--short"])),
];
