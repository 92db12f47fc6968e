import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { makeEdits } from "./make-edits.ts";

// node evals/edits/generate.ts OUT.json SEED PER_KIND TEXT…
const [out, seed, perKind, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0)
  throw new Error("usage: generate.ts OUT.json SEED PER_KIND TEXT…");
const documents = Object.fromEntries(
  files.map((file) => [basename(file), readFileSync(file, "utf8")]),
);
writeFileSync(out, JSON.stringify(makeEdits(documents, Number(seed), Number(perKind))));
