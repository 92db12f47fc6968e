import { openManual } from "#evals/retrieval/searched-manual.ts";
import { printTable } from "../print-table.ts";
import { startRealDatabase } from "../real-database.ts";
import { madeChunks } from "./made-manual.ts";

const sizes = [1_000, 10_000, 100_000];
/** Storing more takes the embedded database half an hour. */
const mostEmbedded = 10_000;
const searches = 40;

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** Questions of six words that the manual has, from all over it. */
const questionsOf = (texts: readonly string[]): string[] =>
  Array.from({ length: searches }, (_, number) => {
    const text = texts[Math.floor((number * texts.length) / searches)] ?? "";
    return `How do I ${text.split(" ").slice(3, 9).join(" ")}?`;
  });

const measure = async (size: number, url: string | undefined): Promise<(string | number)[]> => {
  const chunks = madeChunks(size);
  const begin = performance.now();
  const manual = await openManual(chunks, url);
  const stored = (performance.now() - begin) / 1000;
  try {
    const times: number[] = [];
    for (const question of questionsOf(chunks.map(({ text }) => text)))
      times.push(await milliseconds(() => manual.search(question, 8)));
    // The first ones fill the caches.
    const warm = times.slice(5).toSorted((a, b) => a - b);
    const at = (share: number) => (warm[Math.floor(warm.length * share)] ?? Number.NaN).toFixed(0);
    return [size, stored.toFixed(0), at(0.5), at(0.95)];
  } finally {
    await manual.close();
  }
};

/** How long a search takes as the manual grows, on both databases. */
export const benchSearch = async (): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const size of sizes.filter((one) => one <= mostEmbedded))
    rows.push(["embedded", ...(await measure(size, undefined))]);
  const real = await startRealDatabase();
  try {
    for (const size of sizes) rows.push(["server", ...(await measure(size, real.url))]);
  } finally {
    await real.stop();
  }
  printTable(
    `Search of a manual (${searches} questions of 6 words that it has)`,
    ["database", "chunks", "stored in, s", "median, ms", "95 in 100, ms"],
    rows,
  );
};
