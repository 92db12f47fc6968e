import type postgres from "postgres";
import type { Language } from "#lib/schemas/language.ts";
import { walPosition } from "../wal-position.ts";

/** One sentence of the text and what takes its place. */
export interface Change {
  readonly removed: string;
  readonly inserted: string;
}

/** A document and how it is edited, one edit after another. */
export interface EditOrder {
  readonly language: Language;
  readonly text: string;
  readonly changes: readonly Change[];
}

/** Where it is done: a migrated database, and a connection of the bench's own. */
export interface EditPlace {
  readonly url: string;
  readonly sql: postgres.Sql;
}

/** Makes all edits in one way. Resolves to the bytes of log that each cost. */
export type WayToEdit = (place: EditPlace, order: EditOrder) => Promise<number[]>;

/** What each of the edits costs, whoever writes it. */
export const costOfEach = async (
  { sql }: EditPlace,
  { changes }: EditOrder,
  edit: (change: Change, index: number) => Promise<void>,
): Promise<number[]> => {
  const costs: number[] = [];
  let before = await walPosition(sql);
  for (const [index, change] of changes.entries()) {
    await edit(change, index);
    const after = await walPosition(sql);
    costs.push(Number(after - before));
    before = after;
  }
  return costs;
};
