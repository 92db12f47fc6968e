import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unzipSync } from "fflate";

/** What the collection in a package for Anki answers, as any program reads it. */
export const packageRows = (packed: Uint8Array, query: string): Record<string, unknown>[] => {
  const { "collection.anki2": bytes } = unzipSync(packed);
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  try {
    writeFileSync(join(folder, "c"), bytes ?? "");
    const database = new DatabaseSync(join(folder, "c"), { readOnly: true });
    const rows = database.prepare(query).all();
    database.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
