// npm run lock:complete — after every `npm install`.
//
// npm writes only those optional platform packages into the lock that the registry in use serves, but
// `npm ci` asks for all that are named. This adds the missing ones: with the version that their parent
// names and the platform that their own name tells, without a checksum, which npm fills in where it
// installs them. Prints how many it added.
import { readFileSync, writeFileSync } from "node:fs";

const systems = [
  ...["darwin", "linux", "win32", "freebsd", "openbsd", "netbsd"],
  ...["android", "sunos", "aix", "openharmony"],
];
const processors = [
  ...["x64", "arm64", "arm", "ia32", "riscv64"],
  ...["s390x", "ppc64", "loong64", "mips64el", "wasm32"],
];

/** Whether the lock has what Node would find for `name` from the package at `path`. */
const isResolved = (packages, path, name) => {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
};

/** The lock's entry for a package known by name only, or null when the name tells no platform. */
const entryOf = (name, range, parent) => {
  const words = name
    .toLowerCase()
    .replace("gnueabihf", "")
    .split(/[-/_.]/);
  const os = systems.filter(
    (system) => words.includes(system) || (system === "win32" && words.includes("windows")),
  );
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length === 0 && cpu.length === 0) return null;
  return {
    version: range.replace(/^[~^]/, ""),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(parent.dev ? { dev: true } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
};

/** Adds the missing entries to a parsed lock file. @returns their names */
export const completeLock = (lock) => {
  const { packages } = lock;
  const added = [];
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      const entry = isResolved(packages, path, name) ? null : entryOf(name, range, parent);
      if (!entry) continue;
      packages[`node_modules/${name}`] = entry;
      added.push(name);
    }
  }
  const inOrder = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  lock.packages = Object.fromEntries(inOrder);
  return added;
};

if (import.meta.filename === process.argv[1]) {
  const file = new URL("../package-lock.json", import.meta.url);
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const added = completeLock(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${added.length} packages added to package-lock.json\n`);
}
