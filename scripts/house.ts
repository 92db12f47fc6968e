import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { type Leg, walks } from "./house-walks.ts";

/** A file of the house. Paths are from its root. */
interface HouseFile {
  readonly path: string;
  readonly isProduct: boolean;
  readonly lines: number;
  /** Lines that hold more than a comment. */
  readonly codeLines: number;
  readonly exports: ReadonlySet<string>;
  /** By path, the names that are taken. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Imports that climb two folders or more. */
  readonly climbs: number;
}

const productFolders = ["app", "components", "lib", "agents", "db", "scripts"];
const folders = [...productFolders, "e2e", "bench", "evals"];

/** Styles and scripts are product; tests, what only tests use, and migrations are not. */
const isProduct = (path: string): boolean =>
  productFolders.includes(path.split("/")[0] ?? "") &&
  !/\.test\.|\/testing\/|\/migrations\//.test(path);

const readFile = (root: string, path: string): HouseFile => {
  const text = readFileSync(join(root, path), "utf8");
  const code = path.endsWith(".css") ? null : parseSync(path, text);
  const imports = new Map<string, Set<string>>();
  const take = (specifier: string, names: readonly string[]): void => {
    if (!/^[.#]/.test(specifier)) return;
    const from = specifier.startsWith("#") ? specifier.slice(1) : join(path, "..", specifier);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names]));
  };
  for (const { moduleRequest, entries } of code?.module.staticImports ?? []) {
    const values = entries.filter(({ isType }) => !isType);
    const names = values.map(({ importName }) => importName.name ?? "default");
    take(moduleRequest.value, names);
  }
  const exported = (code?.module.staticExports ?? []).flatMap(({ entries }) => entries);
  for (const { moduleRequest, importName } of exported)
    if (moduleRequest) take(moduleRequest.value, [importName.name ?? "*"]);
  // What is loaded later, started as a process, or imported by a style.
  const others = /(?:\bimport\(|new URL\(|@import )\s*"([^"]+)"/g;
  for (const [, specifier = ""] of text.matchAll(others)) take(specifier, []);
  const comments =
    code?.comments.map(({ start, end }) => text.slice(start, end)) ??
    text.match(/\/\*.*?\*\//gs) ??
    [];
  const bare = comments.reduce((left, comment) => left.replace(comment, () => ""), text);
  return {
    path,
    isProduct: isProduct(path),
    lines: text.trimEnd().split("\n").length,
    codeLines: bare.split("\n").filter((line) => line.trim() !== "").length,
    exports: new Set(exported.map(({ exportName }) => exportName.name ?? "default")),
    imports,
    climbs: text.match(/(?:from|import\() ?"\.\.\/\.\.\//g)?.length ?? 0,
  };
};

/** All files of the house that is at `root`. */
export const readHouse = (root: string): readonly HouseFile[] =>
  globSync(`{${folders}}/**/*.{ts,tsx,mjs,css}`, { cwd: root }).map((path) => readFile(root, path));

const stepsOf = (leg: Leg) =>
  leg.files
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.lastIndexOf(" ");
      return { path: line.slice(0, at), name: line.slice(at + 1) };
    });

/** What is not true of a walk: a file that is not there, a name that it does not export, a step that nothing before it imports. */
export const walkFaults = (files: readonly HouseFile[], legs: readonly Leg[]): string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const walked: HouseFile[] = [];
  return legs.flatMap((leg) =>
    stepsOf(leg).flatMap(({ path, name }, index) => {
      const file = byPath.get(path);
      if (!file) return `${path} is not there`;
      const imported = walked.some(({ imports }) => imports.get(path)?.has(name));
      walked.push(file);
      if (!file.exports.has(name)) return `${path} does not export ${name}`;
      return index === 0 || imported ? [] : `nothing before it imports ${name} of ${path}`;
    }),
  );
};

/** How many files a walk has, and how many without those that only `lib` itself calls: a reader stops at a pure function. */
const lengthOf = (files: readonly HouseFile[], legs: readonly Leg[]) => {
  const paths = new Set(legs.flatMap(stepsOf).map(({ path }) => path));
  const walked = files.filter(({ path }) => paths.has(path));
  const callers = walked.filter(({ path }) => !path.startsWith("lib/"));
  const opened = walked.filter(
    ({ path }) =>
      !path.startsWith("lib/") || callers.some(({ imports }) => imports.get(path)?.size),
  );
  const untrue = walkFaults(files, legs).length;
  return { files: walked.length, "without lib's own calls": opened.length, untrue };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const report = (files: readonly HouseFile[]): void => {
  const rowOf = (inside: readonly HouseFile[]) => {
    const product = inside.filter((file) => file.isProduct);
    const codeLines = sum(product.map((file) => file.codeLines));
    const testLines = sum(inside.map((file) => file.codeLines)) - codeLines;
    return { files: product.length, "code lines": codeLines, "test lines": testLines };
  };
  const rows = folders.map((folder) => [
    folder,
    rowOf(files.filter(({ path }) => path.startsWith(`${folder}/`))),
  ]);
  console.table({ ...Object.fromEntries(rows), all: rowOf(files) });

  const product = files.filter((file) => file.isProduct);
  const imported = product.flatMap(({ imports }) => [...imports.keys()]);
  const importers = Map.groupBy(imported, (path) => path);
  const single = product.filter(({ path }) => importers.get(path)?.length === 1);
  const sizes = product.map(({ lines }) => lines).sort((a, b) => a - b);
  console.table({
    "lines of the median file": sizes[Math.floor(sizes.length / 2)],
    "files with exactly one importer": single.length,
    "of these under 40 lines": single.filter(({ lines }) => lines < 40).length,
    "files of at most 20 lines": sizes.filter((lines) => lines <= 20).length,
    "imports that climb two folders": sum(files.map(({ climbs }) => climbs)),
  });
  console.table(
    Object.fromEntries(Object.entries(walks).map(([name, legs]) => [name, lengthOf(files, legs)])),
  );
};

if (import.meta.main) report(readHouse(process.argv[2] ?? "."));
