import { and, type Column, eq, sql } from "drizzle-orm";
import type { Searched } from "#lib/thread-texts/text-store.ts";
import { termOfWord } from "#lib/thread-texts/text-words.ts";
import type { Database } from "../client.ts";
import {
  sourceIndexes,
  sourceTexts,
  textWords,
  threadIndexes,
  threadTexts,
} from "../schema/texts.ts";

/** Where the texts of each lie. */
export const textTables = {
  thread: { texts: threadTexts, indexes: threadIndexes },
  source: { texts: sourceTexts, indexes: sourceIndexes },
} as const;

/** The rows of one of these tables that are of a thread or a source. */
export const ofSearched = (
  table: { readonly ownerId: Column; readonly ofId: Column },
  { ownerId, id }: Searched,
) => and(eq(table.ofId, id), eq(table.ownerId, ownerId));

/** How often each word more or less stands in an owner's passages; in the order of the words, so that two workers take turns. */
export const changeCounts = async (
  tx: Database,
  ownerId: string,
  changes: ReadonlyMap<string, number>,
): Promise<void> => {
  const counts = [...changes].filter(([, more]) => more !== 0);
  if (counts.length === 0) return;
  const rows = counts.map(([word, more]) => ({ word, more, term: termOfWord(word) }));
  await tx.execute(sql`
    insert into ${textWords} (owner_id, word, term, passages)
    select ${ownerId}, word, term, more
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as given(word text, term text, more integer)
    order by word collate "C"
    on conflict (owner_id, word) do update set passages = text_words.passages + excluded.passages, term = excluded.term
  `);
  const gone = counts.filter(([, more]) => more < 0).map(([word]) => word);
  if (gone.length === 0) return;
  await tx.execute(sql`
    delete from ${textWords} where owner_id = ${ownerId} and passages <= 0
      and word in (select jsonb_array_elements_text((${JSON.stringify(gone)}::text)::jsonb))
  `);
};

export const addWords = (
  counts: Map<string, number>,
  words: readonly string[],
  by: number,
): void => {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by);
};

/** Called before a thread or a source is deleted, in the same transaction: its words are counted no more. */
export const forgetTexts = async (tx: Database, searched: Searched): Promise<void> => {
  const { texts, indexes } = textTables[searched.of];
  await tx.delete(indexes).where(ofSearched(indexes, searched));
  const rows = await tx
    .delete(texts)
    .where(ofSearched(texts, searched))
    .returning({ words: sql<string[]>`tsvector_to_array(${texts.words})` });
  const counts = new Map<string, number>();
  for (const { words } of rows) addWords(counts, words, -1);
  await changeCounts(tx, searched.ownerId, counts);
};

/** Called when something changed that raises no revision, in the same transaction: whoever reads it now stores nothing of it. */
export const outdateTexts = async (tx: Database, searched: Searched): Promise<void> => {
  const { indexes } = textTables[searched.of];
  await tx
    .update(indexes)
    .set({ indexedRevision: null, claimedUntil: null })
    .where(ofSearched(indexes, searched));
};
