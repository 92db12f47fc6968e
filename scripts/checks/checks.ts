import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../serve/build.ts";
import { complain } from "../serve/say.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { type Findings, readPlaywrightFailures, readVitestFailures } from "./failure.ts";
import { OutputTail, root, runTool, type ToolEnd } from "./tool.ts";

export interface CheckResult extends Findings {
  passed: boolean;
}

export interface Check {
  name: string;
  run(): Promise<CheckResult>;
}

/** Something is always named: what the tool's report tells, else how it ended and what it printed last. */
const resultOf = ({ passed, how, tail }: ToolEnd, read: Findings, unnamed = ""): CheckResult => {
  const { failures, flaky } = read;
  if (passed) return { passed, failures: [], flaky };
  const named = failures.length > 0 ? failures : [{ name: `${how}${unnamed}`, error: tail }];
  return { passed, failures: named, flaky };
};

const nothing: Findings = { failures: [], flaky: [] };

/** A check of which nothing more is known than what the tool prints. */
const plain = (name: string, run: () => Promise<ToolEnd>): Check => ({
  name,
  run: async () => resultOf(await run(), nothing),
});

/** A check with a tool that writes what failed into a file. */
const reporting = (
  name: string,
  run: (file: string) => Promise<ToolEnd>,
  read: (file: string) => Findings | null,
): Check => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-report-"));
    try {
      const file = join(folder, "report.json");
      const end = await run(file);
      const found = read(file);
      return found === null
        ? resultOf(end, nothing, ", and its report could not be read")
        : resultOf(end, found, ", and its report names no failure");
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

const types = async (): Promise<ToolEnd> => {
  const generated = await runTool("next", ["typegen"]);
  return generated.passed ? runTool("tsc", ["--noEmit"]) : generated;
};

const build = async (): Promise<ToolEnd> => {
  try {
    await ensureBuilt(root, new AbortController().signal);
    return { passed: true, how: "", tail: "" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    complain(message);
    const tail = new OutputTail();
    tail.add(message);
    return { passed: false, how: "the build failed", tail: tail.text() };
  }
};

const browser = async (report: string): Promise<ToolEnd> => {
  const chromium = ensureChromium(join(root, "node_modules", "playwright", "cli.js"));
  if (chromium) {
    return runTool("playwright", ["test", "--reporter=list,json"], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  }
  const how = "no Chromium was found and none could be installed: install one and try again";
  complain(how);
  return { passed: false, how, tail: "" };
};

/** Every check, the quick ones first. Import boundaries are part of lint. */
export const checks: readonly Check[] = [
  plain("lint", () => runTool("biome", ["ci", "--log-level=warn", "."])),
  plain("types", types),
  plain("unused", () => runTool("knip", [])),
  vitest("unit"),
  vitest("db"),
  plain("build", build),
  vitest("process"),
  reporting("browser", browser, readPlaywrightFailures),
  plain("crash", () => runTool("node", ["e2e/crash/main.ts", "--short"])),
];
