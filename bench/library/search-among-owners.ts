import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { countAndFinish, insertChunks } from "#db/queries/chunks.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { manualFiles, packs } from "#db/schema/library.ts";
import { openDatabase } from "#evals/fresh-database.ts";
import { printTable } from "../print-table.ts";
import { startRealDatabase } from "../real-database.ts";
import { madeChunks } from "./made-manual.ts";

const otherOwners = 1_000;
/** Chunks of the pack that is searched, and of each other owner's; the embedded database stores fewer in the time. */
const sizes = { embedded: [20_000, 10], server: [20_000, 100] } as const;
const modelId = "bench:made";
const numbers = 768;
const topics = 200;
const searches = 20;
const [ownerId, packId, sourceId] = ["own_bench", "pck_bench", "src_bench"];

/** A pack of chunks that can be searched by words. */
const storePack = async (db: Database, count: number): Promise<void> => {
  const described = { titles: {}, language: "en" as const, versions: [], editions: [] };
  await db.insert(packs).values({ id: packId, ownerId, product: "Manual", ...described });
  await db.insert(manualFiles).values({
    ...{ id: sourceId, ownerId, packId, fileName: "manual", sha256: "", size: 1 },
    ...{ status: "ready" as const, generation: 1, chunks: count },
  });
  const place = { ownerId, packId, sourceId, generation: 1 };
  await db.transaction(async (tx) => {
    await insertChunks(tx, place, madeChunks(count));
    await countAndFinish(tx, place);
  });
};

/** The first chunks of that pack again, as a pack of each of the other owners. */
const copyToOthers = async (db: Database, each: number): Promise<void> => {
  const others = sql`generate_series(1, ${otherOwners}::integer) other`;
  const copied = async (table: string, where: string) => {
    const columns = await db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    `);
    const names = columns.map(({ name }) => name);
    const ofOther = names.map((name) =>
      /^(?:id|owner_id|pack_id|source_id|chunk_id|lasting_id)$/.test(name)
        ? `one.${name} || '_' || other as ${name}`
        : `one.${name}`,
    );
    await db.execute(sql`
      insert into ${sql.identifier(table)} (${sql.raw(names.join(", "))})
      select ${sql.raw(ofOther.join(", "))} from ${sql.identifier(table)} one cross join ${others}
      where ${sql.raw(where)}
    `);
  };
  const first = `ordinal < ${each} and owner_id = '${ownerId}'`;
  await copied("packs", `owner_id = '${ownerId}'`);
  await copied("sources", `owner_id = '${ownerId}'`);
  await copied("chunks", first);
  await copied("chunk_words", `one.chunk_id in (select id from chunks where ${first})`);
};

/** Every chunk near its topic, all of chance: as far apart as those of a model that tells topics apart. */
const storeVectors = async (db: Database): Promise<void> => {
  const chance = (row: string) =>
    sql.raw(
      `(select array_agg(random() - 0.5 + 0 * number) from generate_series(1, ${numbers}) number where ${row} is not null)::vector`,
    );
  await db.execute(sql`select setseed(0.5)`);
  await db.execute(sql`
    create table made_topics as
    select topic, ${chance("topic")} as direction from generate_series(0, ${topics - 1}::integer) topic
  `);
  await db.execute(sql`
    insert into chunk_vectors (chunk_id, model_id, owner_id, pack_id, embedding, bits)
    select id, ${modelId}, owner_id, pack_id, embedding, binary_quantize(embedding)
    from chunks join made_topics on topic = ordinal % ${topics}::integer
    cross join lateral (select l2_normalize(direction + ${chance("chunks.id")}) as embedding) made
  `);
  await db.execute(sql`drop table made_topics`);
};

const searchTimes = async (db: Database): Promise<number[]> => {
  const asked = await db.execute<{ vector: string }>(sql`
    select embedding::text as vector from chunk_vectors
    where owner_id = ${ownerId} order by chunk_id limit ${searches}
  `);
  const times: number[] = [];
  for (const { vector } of asked) {
    const meaning = { modelId, vector: JSON.parse(vector) as number[] };
    const query = { packId, question: "membrane", version: null, edition: null, filter: false };
    const begin = performance.now();
    await manualSearch(db, async () => meaning).search(
      { ...query, kind: "manual", limit: 8 },
      { ownerId, threadId: null },
    );
    times.push(performance.now() - begin);
  }
  // The first ones fill the caches.
  return times.slice(3).toSorted((a, b) => a - b);
};

const measure = async (
  name: keyof typeof sizes,
  url: string | undefined,
): Promise<(string | number)[]> => {
  const [own, each] = sizes[name];
  const { db, close } = await openDatabase(url);
  try {
    await storePack(db, own);
    await copyToOthers(db, each);
    await storeVectors(db);
    await db.execute(sql`analyze`);
    const times = await searchTimes(db);
    const at = (share: number) =>
      (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
    return [name, own, otherOwners * each, at(0.5), at(0.95)];
  } finally {
    await close();
  }
};

/** How long a search by meaning takes in a large manual while many other owners have theirs. */
export const benchOwners = async (): Promise<void> => {
  const rows = [await measure("embedded", undefined)];
  const real = await startRealDatabase();
  try {
    rows.push(await measure("server", real.url));
  } finally {
    await real.stop();
  }
  printTable(
    `Search by words and by vectors of ${numbers} numbers (${searches} questions), beside ${otherOwners} other owners`,
    ["database", "chunks", "of others", "median, ms", "95 in 100, ms"],
    rows,
  );
};
