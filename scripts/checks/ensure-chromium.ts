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

/** The browser that is here: Playwright's own, else the system's. */
const findChromium = (): string | null =>
  [chromium.executablePath(), ...systemBrowsers].find((file) => existsSync(file)) ?? null;

const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: "inherit" }).status === 0;

const isRootOnDebian = (): boolean => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** The system's package needs root, Playwright's download needs its host within reach. */
const install = (playwright: string): boolean =>
  isRootOnDebian()
    ? succeeds("apt-get", ["-qq", "update"]) &&
      succeeds("apt-get", ["-qq", "install", "-y", "--no-install-recommends", "chromium"])
    : succeeds(process.execPath, [playwright, "install", "chromium"]);

/**
 * Finds a Chromium for the browser tests, and installs one when there is none.
 * @param playwright path of Playwright's command line
 * @returns its path, or null when that failed
 */
export const ensureChromium = (playwright: string): string | null => {
  const found = findChromium();
  if (found) return found;
  process.stdout.write("Installing Chromium for the browser tests …\n");
  return install(playwright) ? findChromium() : null;
};
