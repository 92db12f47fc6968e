import { describe, expect, test } from "vitest";
import { ensureChromium, type Machine } from "./ensure-chromium.ts";

const own = "/own/chrome";
const packaged = "/usr/bin/chromium";
const debian = "/etc/debian_version";

/** A machine with these files; each program that works there leaves a browser behind. */
const machine = (setUp: {
  files?: readonly string[];
  isRoot?: boolean;
  apt?: boolean;
  /** So many programs fail before any works. */
  stumbles?: number;
  download?: boolean;
}) => {
  const files = new Set(setUp.files ?? []);
  const ran: string[] = [];
  const run: Machine["run"] = (program, args) => {
    const apt = program === "apt-get";
    ran.push(apt ? `apt ${args[1]}` : `playwright ${args[1]}`);
    const stumbles = ran.length <= (setUp.stumbles ?? 0);
    const works = !stumbles && ((apt ? setUp.apt : setUp.download) ?? false);
    if (works && args[1] === "install") files.add(apt ? packaged : own);
    return works;
  };
  const exists = (file: string) => files.has(file);
  const found = ensureChromium("/playwright/cli.js", {
    ...{ ownBrowser: own, exists, run },
    isRoot: setUp.isRoot ?? false,
  });
  return { found, ran };
};

describe("a browser that is here is taken, and nothing installed", () => {
  test.each([
    ["Playwright's own before the system's", [packaged, own], own],
    ["the system's", ["/usr/bin/chromium-browser"], "/usr/bin/chromium-browser"],
    ["Google's", ["/usr/bin/google-chrome"], "/usr/bin/google-chrome"],
  ])("%s", (_which, files, expected) => {
    expect(machine({ files, isRoot: true })).toEqual({ found: expected, ran: [] });
  });
});

describe("where there is none", () => {
  test("root on Debian installs the package", () => {
    const result = machine({ files: [debian], isRoot: true, apt: true, download: true });
    expect(result).toEqual({ found: packaged, ran: ["apt update", "apt install"] });
  });

  test("root on Debian tries again when the mirror stumbles", () => {
    const result = machine({ files: [debian], isRoot: true, apt: true, stumbles: 1 });
    expect(result).toEqual({ found: packaged, ran: ["apt update", "apt update", "apt install"] });
  });

  test("Playwright's own is downloaded when the package cannot be had", () => {
    const result = machine({ files: [debian], isRoot: true, download: true });
    expect(result).toEqual({ found: own, ran: ["apt update", "apt update", "playwright install"] });
  });

  test.each([
    ["without root", { files: [debian] }],
    ["on another system", { isRoot: true }],
  ])("%s Playwright's own is downloaded", (_where, setUp) => {
    const result = machine({ ...setUp, apt: true, download: true });
    expect(result).toEqual({ found: own, ran: ["playwright install"] });
  });

  test("and none can be had, there is none", () => {
    expect(machine({ files: [debian], isRoot: true }).found).toBeNull();
  });
});
