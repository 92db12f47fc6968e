import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Product } from "#e2e/crash/product.ts";
import { startModelServer } from "#e2e/model-server/start-model-server.ts";
import { madeQuiz } from "./made-quiz.ts";
import { printTable } from "./print-table.ts";

/** What a page loads in a new browser, by its own HTML: kB of script as served and compressed. */
const scriptsOf = async (address: string, path: string) => {
  const page = await (await fetch(`${address}${path}`)).text();
  const sources = new Set(
    [...page.matchAll(/"?(\/_next\/static\/[^"'\\ ]+?\.js)/g)].map(([, source]) => source ?? ""),
  );
  const noModule = new Set(
    [...page.matchAll(/<script[^>]*src="([^"]+)"[^>]*noModule/gi)].map(
      ([, source]) => source ?? "",
    ),
  );
  const scripts = await Promise.all(
    [...sources]
      .filter((source) => !noModule.has(source))
      .map(async (source) => Buffer.from(await (await fetch(`${address}${source}`)).arrayBuffer())),
  );
  const sum = (size: (script: Buffer) => number) =>
    (scripts.reduce((total, script) => total + size(script), 0) / 1000).toFixed(0);
  return [
    path.replace(/thr_\w+/, "{id}"),
    scripts.length,
    sum((script) => script.length),
    sum((script) => gzipSync(script).length),
    sum((script) => brotliCompressSync(script).length),
    (gzipSync(page).length / 1000).toFixed(0),
  ];
};

/** Script that each page loads. Goal: under 150 kB compressed on the quiz page. */
export const benchPageWeight = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const model = await startModelServer();
  const product = new Product({ port: 4913, dataDir, modelUrl: model.url });
  try {
    await product.start();
    const quiz = await madeQuiz(product.address);
    const rows = [];
    for (const path of ["/", "/quiz/new", `/quiz/${quiz}`, "/settings"]) {
      rows.push(await scriptsOf(product.address, path));
    }
    printTable(
      "Weight of the pages (kB)",
      ["page", "scripts", "script", "gzip", "brotli", "HTML, gzip"],
      rows,
    );
  } finally {
    await product.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
