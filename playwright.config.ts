import { existsSync } from "node:fs";
import { chromium, defineConfig, devices } from "@playwright/test";

/** Playwright's own Chromium when it is installed, else the one that was found, else the system's. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  [
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((file) => existsSync(file));

/** Chromium refuses its sandbox to root. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** What Playwright itself turns off (its chromiumSwitches.ts): a second list takes the place of the first. */
const offForPlaywright = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
];

/**
 * A browser without a screen, too, makes the pages of its address bar for every test, and a process for a page that is
 * never opened: 0.9 s of processor time a test.
 */
const offForSpeed = [
  ...["PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  "SpareRendererForSitePerProcess",
];

// Every worker starts the product for itself, on a free port and a data folder of its own
// (e2e/product-test.ts), so that tests which change the model server do not meet each other.
export default defineConfig({
  testDir: "./e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "./test-results",
  globalSetup: "./e2e/new-data-folder.ts",
  forbidOnly: process.env.CI !== undefined,
  // Where nobody can look twice, a failed test is tried again by itself and named as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [["list"]],
  // Ten times what a machine of its own needs: a busy one may stand still for seconds, and CI's for longer.
  timeout: process.env.CI ? 300_000 : 180_000,
  expect: { timeout: process.env.CI ? 60_000 : 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    // What was done, said and shown; the pictures of a film beside it would cost as much as the tests themselves.
    // A recording takes a quarter of a test's processor time: where a failed test is tried again, that one is recorded.
    trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
    locale: "en-GB",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    launchOptions: {
      executablePath,
      args: [
        ...["--disable-gpu", "--disable-quic", "--disable-background-networking", ...asRoot],
        `--disable-features=${[...offForPlaywright, ...offForSpeed].join(",")}`,
      ],
    },
  },
});
