import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** What the search asks of the machine. */
export interface Machine {
  /** Where Playwright puts its own browser. */
  readonly ownBrowser: string;
  readonly exists: (file: string) => boolean;
  /** Runs a program to its end; says whether it succeeded. */
  readonly run: (program: string, args: readonly string[]) => boolean;
  readonly isRoot: boolean;
}

const thisMachine: Machine = {
  ownBrowser: chromium.executablePath(),
  exists: existsSync,
  run: (program, args) => spawnSync(program, args, { stdio: "inherit" }).status === 0,
  isRoot: process.getuid?.() === 0,
};

/** The browser that is here: Playwright's own, else the system's. */
const findChromium = ({ ownBrowser, exists }: Machine): string | null =>
  [ownBrowser, ...systemBrowsers].find(exists) ?? null;

/** A mirror that stumbles over one of some hundred files must not cost the whole run. */
const patience = ["-o", "Acquire::Retries=5", "-o", "Acquire::http::Timeout=30"];

const installPackage = ({ run }: Machine): boolean =>
  run("apt-get", ["-qq", "update", ...patience]) &&
  run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...patience, "chromium"]);

/**
 * Debian's package brings the libraries that a browser needs, and wants root. Playwright's download
 * wants its host within reach. Where the first fails twice, the second is tried.
 */
const install = (machine: Machine, playwright: string): boolean => {
  const packaged = machine.isRoot && machine.exists("/etc/debian_version");
  return (
    (packaged && (installPackage(machine) || installPackage(machine))) ||
    machine.run(process.execPath, [playwright, "install", "chromium"])
  );
};

/**
 * Finds a Chromium for the browser tests, and installs one when there is none.
 * @param playwright path of Playwright's command line
 * @returns its path, or null when that failed
 */
export const ensureChromium = (playwright: string, machine = thisMachine): string | null => {
  const found = findChromium(machine);
  if (found) return found;
  process.stdout.write("Installing Chromium for the browser tests …\n");
  return install(machine, playwright) ? findChromium(machine) : null;
};
