import postgres from "postgres";
import type { Language } from "#lib/schemas/language.ts";
import { madeProse, proseText } from "../made-prose.ts";
import { printTable } from "../print-table.ts";
import { startRealDatabase } from "../real-database.ts";
import { editByRequest } from "./edit-by-request.ts";
import { editInState } from "./edit-in-state.ts";
import type { EditOrder, EditPlace, WayToEdit } from "./edit-order.ts";
import { storePatches } from "./store-patches.ts";
import { storeTexts } from "./store-texts.ts";

const documentBytes = 100_000;
/** Several times as many as between two snapshots. */
const edits = 150;
/** What an edit may write above its own patch. */
const goalBytes = 20_000;

const ways: readonly (readonly [string, WayToEdit])[] = [
  ["a patch, now and then the text", storePatches],
  ["the same at a request, all tables", editByRequest],
  ["the whole text each time", storeTexts],
  ["the text in the graph's state", editInState],
];

/** Each edit puts another sentence in the place of one that no other edit touches. */
const orderOf = (language: Language): EditOrder => {
  const sentences = madeProse(language, documentBytes);
  const others = madeProse(language, 3 * documentBytes).slice(sentences.length);
  const step = Math.floor(sentences.length / edits);
  const changes = Array.from({ length: edits }, (_, index) => ({
    removed: sentences[index * step] ?? "",
    inserted: others[index] ?? "",
  }));
  return { language, text: proseText(sentences), changes };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const measure = async (place: EditPlace, language: Language) => {
  const order = orderOf(language);
  const patch = mean(
    order.changes.map(({ removed, inserted }) => Buffer.byteLength(removed + inserted)),
  );
  const rows: string[][] = [];
  for (const [name, way] of ways) {
    const costs = await way(place, order);
    const within = mean(costs) <= goalBytes + patch ? "yes" : "no";
    rows.push([name, kilobytes(mean(costs)), kilobytes(Math.max(...costs)), within]);
  }
  printTable(
    `Written for an edit (WAL; full_page_writes and autovacuum off): ${edits} edits of ${documentBytes / 1000} kB of prose (${language}), patches of ${kilobytes(patch)} kB`,
    ["stored", "kB, mean", "kB, most", `within ${goalBytes / 1000} kB + patch`],
    rows,
  );
};

/** What is written to the database for an edit of a long document, beside other ways to keep it. */
export const benchEdits = async (): Promise<void> => {
  const database = await startRealDatabase();
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    for (const language of ["en", "ru"] as const)
      await measure({ url: database.url, sql }, language);
  } finally {
    await sql.end();
    await database.stop();
  }
};
