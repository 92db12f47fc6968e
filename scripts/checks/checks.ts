import { join } from "node:path";
import { ensureBuilt } from "../serve/build.ts";
import { complain } from "../serve/say.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { root, runTool } from "./tool.ts";

export interface Check {
  name: string;
  /** @returns whether it passed */
  run(): Promise<boolean>;
}

const build = async (): Promise<boolean> => {
  try {
    await ensureBuilt(root, new AbortController().signal);
    return true;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return false;
  }
};

const browser = async (): Promise<boolean> => {
  const chromium = ensureChromium(join(root, "node_modules", "playwright", "cli.js"));
  if (chromium) return runTool("playwright", ["test"], { CHROMIUM_PATH: chromium });
  complain("No Chromium was found and none could be installed. Install one and try again.");
  return false;
};

/** Every check, the quick ones first. Import boundaries are part of lint. */
export const checks: readonly Check[] = [
  { name: "lint", run: () => runTool("biome", ["ci", "--log-level=warn", "."]) },
  {
    name: "types",
    run: async () => (await runTool("next", ["typegen"])) && runTool("tsc", ["--noEmit"]),
  },
  { name: "unused", run: () => runTool("knip", []) },
  { name: "unit", run: () => runTool("vitest", ["run", "--project", "unit"]) },
  { name: "db", run: () => runTool("vitest", ["run", "--project", "db"]) },
  { name: "build", run: build },
  { name: "process", run: () => runTool("vitest", ["run", "--project", "process"]) },
  { name: "browser", run: browser },
  { name: "crash", run: () => runTool("node", ["e2e/crash/main.ts", "--short"]) },
];
