import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { makeCases } from "./make-cases.ts";

// node evals/quotes/generate.ts OUT.json SEED PER_CATEGORY TEXT…
const [out, seed, perCategory, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0)
  throw new Error("usage: generate.ts OUT.json SEED PER_CATEGORY TEXT…");
const docs = files.map((file) => ({ id: basename(file), text: readFileSync(file, "utf8") }));
writeFileSync(out, JSON.stringify(makeCases(docs, Number(seed), Number(perCategory))));
