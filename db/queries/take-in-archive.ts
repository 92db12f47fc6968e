import { and, asc, eq, getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import { newId, sha256 } from "#lib/ids.ts";
import { brokenArchive } from "#lib/subjects/archive/archive-file.ts";
import type {
  ArchiveCounts,
  ArchivedManual,
  ArchivedRow,
  ArchivedTables,
  ArchiveStore,
  NewArchive,
} from "#lib/subjects/archive/archive-store.ts";
import { carryOverIds, isId } from "#lib/subjects/archive/carry-over-ids.ts";
import { maxSubjects } from "#lib/subjects/subject-store.ts";
import type { Database } from "../client.ts";
import { chunks, manualFiles, packs } from "../schema/library.ts";
import { subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";
import { type PartName, partNames, parts } from "./archived-tables.ts";
import { insertRun } from "./runs.ts";
import { defaultSubject } from "./subjects.ts";
import { nextRun, sqlExecutor, threadNotFound, threadOf } from "./thread-rows.ts";

/** Sections of a manual as they are now. */
export const presentSections = (db: Database, ownerId: string, packId: string, where: SQL) =>
  db
    .select({ id: chunks.stableId, title: chunks.title, text: chunks.text })
    .from(chunks)
    .innerJoin(
      manualFiles,
      and(eq(manualFiles.id, chunks.sourceId), eq(manualFiles.generation, chunks.generation)),
    )
    .where(and(eq(chunks.packId, packId), eq(chunks.ownerId, ownerId), where))
    .orderBy(asc(chunks.ordinal), asc(chunks.stableId));

/** Of tables that have one, by which other rows name theirs. */
const hasId = (name: PartName): boolean => parts[name].columns.id?.primary === true;

/** A new id for each row that has one. @throws AppError archive_broken */
const newNames = (tables: ArchivedTables, subjectId: string): Map<string, string> => {
  const names = new Map<string, string>();
  for (const name of partNames.filter(hasId)) {
    const known = new Set<string>();
    for (const row of tables[name] ?? []) {
      const id = String(row.id);
      if (!isId(id) || known.has(id)) throw brokenArchive(`${name} has a row of no own id`);
      known.add(id);
      const fresh = name === "subjects" ? subjectId : newId(id.slice(0, id.indexOf("_")));
      names.set(id, names.get(id) ?? fresh);
    }
  }
  return names;
};

/** Every row that another one must name is in the file, too. @throws AppError archive_broken */
const checkReferences = (tables: ArchivedTables): void => {
  const named = new Map(
    partNames.map((name) => [
      getTableName(parts[name].table),
      new Set((tables[name] ?? []).map((row) => row.id ?? row.uploadId)),
    ]),
  );
  for (const name of partNames) {
    const { table, columns } = parts[name];
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns: from, foreignTable } = key.reference();
      const there = named.get(getTableName(foreignTable));
      const field = Object.keys(columns).find((one) => columns[one] === from[0]);
      if (!there || field === undefined) continue;
      const isLost = (row: ArchivedRow) => row[field] !== null && !there.has(row[field]);
      if (tables[name]?.some(isLost)) throw brokenArchive(`${name} names a row that is not there`);
    }
  }
};

/** Names of the manuals that are here, too, and of their sections. */
const nameManuals = async (
  tx: Database,
  ownerId: string,
  manuals: readonly ArchivedManual[],
): Promise<[string, string][]> => {
  const names: [string, string][] = [];
  for (const manual of manuals) {
    const alike = await tx
      .select({ id: packs.id })
      .from(packs)
      .where(
        and(eq(packs.ownerId, ownerId), eq(packs.product, manual.product), eq(packs.hidden, false)),
      )
      .orderBy(asc(packs.createdAt), asc(packs.id));
    const found: { readonly id: string; readonly sections: [string, string][] }[] = [];
    for (const { id } of alike)
      found.push({ id, sections: await sameSections(tx, ownerId, id, manual) });
    const [best] = found.sort((a, b) => b.sections.length - a.sections.length);
    if (!best || (best.sections.length === 0 && manual.sections.length > 0)) continue;
    names.push([manual.id, best.id], ...best.sections);
  }
  return names;
};

const sameSections = async (
  tx: Database,
  ownerId: string,
  packId: string,
  { sections }: ArchivedManual,
): Promise<[string, string][]> => {
  const titles = [...new Set(sections.map(({ title }) => title))];
  const rows = await presentSections(tx, ownerId, packId, inArray(chunks.title, titles));
  const here = new Map(rows.map(({ id, title, text }) => [`${sha256(text)} ${title}`, id]));
  return sections.flatMap((one): [string, string][] => {
    const id = here.get(`${one.sha256} ${one.title}`);
    return id === undefined ? [] : [[one.id, id]];
  });
};

/** Rows of one statement. */
const mostRowsAtOnce = 2_000;

/** Bytes are no text of JSON; there are few such rows. */
const hasBytes = (name: PartName): boolean =>
  name === "uploads" || name === "screenshots" || name === "cardPictures";

/**
 * As one text of JSON, which the database takes apart: with a parameter for each value 7,000 rows took it three times as
 * long.
 */
const insertRows = async (
  tx: Database,
  name: PartName,
  rows: readonly ArchivedRow[],
): Promise<void> => {
  const { table } = parts[name];
  const [first] = rows;
  if (!first) return;
  if (hasBytes(name)) {
    // A picture of a card may be that of a card that is here.
    for (const row of rows) {
      const values = row as typeof table.$inferInsert;
      await (name === "cardPictures"
        ? tx.insert(table).values(values).onConflictDoNothing()
        : tx.insert(table).values(values));
    }
    return;
  }
  // A column that the file does not know has its default.
  const known = Object.entries(getTableColumns(table)).filter(([key]) => first[key] !== undefined);
  const columns = sql.join(
    known.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += mostRowsAtOnce) {
    const given = rows
      .slice(from, from + mostRowsAtOnce)
      .map((row) => Object.fromEntries(known.map(([key, column]) => [column.name, row[key]])));
    await tx.execute(sql`insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(given)}::json)`);
  }
};

/** What a row becomes besides its ids. */
const fitted = (
  name: PartName,
  row: ArchivedRow,
  { unnamed, pictures, manuals }: NewArchive,
  names: ReadonlyMap<string, string>,
): ArchivedRow => {
  if (name === "subjects") return { ...row, name: row.name ?? unnamed };
  if (name === "threads") return { ...row, revision: 1 };
  // A press that was sent for the other card has nothing to do with this one.
  if (name === "cardReviews") return { ...row, key: newId("key") };
  if (name === "guides") {
    const isHere = manuals.some(({ id }) => names.get(id) === row.packId);
    return { ...row, packId: isHere ? row.packId : null };
  }
  if (!hasBytes(name)) return row;
  const bytes = pictures.get(String(row.sha256));
  if (bytes?.byteLength !== row.size) throw brokenArchive("a picture is not there");
  return { ...row, bytes };
};

const countsOf = (tables: ArchivedTables): ArchiveCounts => {
  const of = (kind: string) => tables.threads?.filter((row) => row.kind === kind).length ?? 0;
  return {
    ...{ documents: of("study"), quizzes: of("quiz"), guides: of("guide") },
    sources: tables.subjectSources?.filter((row) => row.deletedAt === null).length ?? 0,
    cards: tables.cards?.length ?? 0,
  };
};

/** Begins the run that puts a thread's question anew, where its graph goes on. */
const beginAgain = async (
  tx: Database,
  thread: { readonly ownerId: string; readonly threadId: string },
  enqueue: Parameters<ArchiveStore["takeIn"]>[2]["enqueue"],
): Promise<void> => {
  const runId = await insertRun(tx, { ...thread, kind: "retry" });
  const changed = await tx
    .update(threads)
    .set(nextRun(runId))
    .where(threadOf(thread.ownerId, thread.threadId))
    .returning({ id: threads.id });
  if (changed.length === 0) throw threadNotFound(thread.threadId);
  await enqueue({ threadId: thread.threadId, runId }, sqlExecutor(tx));
};

const insertArchive = async (
  tx: Database,
  ownerId: string,
  archive: NewArchive,
  { enqueue, keepState }: Parameters<ArchiveStore["takeIn"]>[2],
): Promise<ArchiveCounts> => {
  // Held until the end, so that two requests are counted one after the other.
  await defaultSubject(tx, ownerId);
  if ((await tx.$count(subjects, eq(subjects.ownerId, ownerId))) >= maxSubjects) {
    throw new AppError("too_many_subjects", `There are ${maxSubjects} subjects already`);
  }
  const { tables } = archive;
  const names = newNames(tables, archive.subjectId);
  for (const [id, name] of await nameManuals(tx, ownerId, archive.manuals)) {
    if (!names.has(id)) names.set(id, name);
  }
  for (const name of partNames) {
    const rows = (tables[name] ?? []).map((row) => {
      const carried = carryOverIds(row, names) as ArchivedRow;
      return { ...fitted(name, carried, archive, names), ownerId };
    });
    await insertRows(tx, name, rows);
  }
  for (const { id, status } of tables.threads ?? []) {
    if (!archive.begun.has(String(id))) continue;
    await keepState(String(id), names, sqlExecutor(tx));
    const threadId = names.get(String(id)) ?? "";
    if (status === "waiting" || status === "done")
      await beginAgain(tx, { ownerId, threadId }, enqueue);
  }
  return countsOf(tables);
};

/** Whether the database refused what was written: what does not fit a type, a key, a check or an index. */
const isRefused = (thrown: unknown): boolean => {
  for (let cause = thrown, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if ("code" in cause && /^(?:2[23]|54000)/.test(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
};

/** All or nothing, in one transaction. @throws AppError archive_broken, too_many_subjects */
export const takeInArchive = async (
  db: Database,
  ownerId: string,
  archive: NewArchive,
  also: Parameters<ArchiveStore["takeIn"]>[2],
): Promise<ArchiveCounts> => {
  checkReferences(archive.tables);
  try {
    return await db.transaction((tx) => insertArchive(tx, ownerId, archive, also));
  } catch (thrown) {
    if (isRefused(thrown)) throw brokenArchive("the database refuses it", thrown);
    throw thrown;
  }
};
