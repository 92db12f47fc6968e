import {
  and,
  type Column,
  eq,
  type GetColumnData,
  getTableColumns,
  type SQL,
  sql,
} from "drizzle-orm";
import { artifactPaths } from "#lib/artifacts/artifact-files.ts";
import { textAfter } from "#lib/editing/history.ts";
import {
  type DocumentRole,
  ownNotes,
  type ReadStudyPage,
  type StudyPage,
} from "#lib/study/study-page.ts";
import type { Database } from "../client.ts";
import {
  conflicts,
  documents,
  edits,
  notePages,
  reviewQuestions,
  studies,
  uploads,
} from "../schema/study.ts";
import { messages, replies, threads } from "../schema/threads.ts";
import { editColumns } from "./edits.ts";
import { pageColumns, uploadColumns } from "./note-pages.ts";
import { conflictColumns, questionColumns } from "./study.ts";
import { placesOfNote } from "./subject-sources.ts";
import { messageColumns, studyFrom, threadNotFound, threadOf } from "./thread-rows.ts";
import { threadColumns } from "./threads.ts";

/** Rows of another table as one value of this row, each as a question of its own would give it. */
const listOf = <Columns extends Record<string, Column>>(columns: Columns, from: SQL) => {
  const entries = Object.entries(columns);
  const named = entries.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  type Row = { [Name in keyof Columns]: GetColumnData<Columns[Name]> };
  const rowFrom = (given: Record<string, unknown>): Row => {
    const values = entries.map(([name, column]) => {
      const value = given[name] ?? null;
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    });
    return Object.fromEntries(values);
  };
  return sql`(
    select coalesce(json_agg(listed), '[]') from (select ${sql.join(named, sql`, `)} ${from}) listed
  )`.mapWith((rows: Record<string, unknown>[]) => rows.map(rowFrom));
};

/** Rows of a table that belong to the thread, in order. */
const ofThread = (
  table: typeof conflicts | typeof notePages | typeof reviewQuestions | typeof uploads,
) => sql`from ${table}
  where ${table.threadId} = ${threads.id} and ${table.ownerId} = ${threads.ownerId}
  order by ${table.ordinal}`;

/** Newest first. */
const newestMessages = (limit: number) => sql`from ${messages}
  where ${messages.threadId} = ${threads.id} and ${messages.ownerId} = ${threads.ownerId}
  order by ${messages.seq} desc limit ${limit}`;

const pending = sql`from ${replies}
  where ${replies.threadId} = ${threads.id} and ${replies.ownerId} = ${threads.ownerId}
    and ${replies.interruptId} is null
  order by ${replies.seq}`;

/**
 * The newest edits of the document, those after a number, by the index of their numbers. Both say the same, as no
 * planner is sure of either: one that knows of few documents takes the condition for a third of the table and reads all
 * of it, but for the limit; one that knows of many takes a document for a few rows and sorts them, but for the condition.
 */
const newest = (after: SQL, limit: SQL) => sql`(
  select * from ${edits}
  where ${edits.documentId} = ${documents.id} and ${edits.ownerId} = ${threads.ownerId}
    and ${edits.number} > ${after}
  order by ${edits.number} desc limit ${limit}
) ${edits}`;

/** Edits that are shown, and those that lead from the snapshot to the text; oldest first. */
const newestEdits = (limit: number) =>
  sql`from ${newest(
    sql`least(${documents.revision} - ${limit}::integer, ${documents.snapshotRevision})`,
    sql`greatest(${limit}::integer, ${documents.revision} - ${documents.snapshotRevision})`,
  )} order by ${edits.number}`;

const textOf = (role: DocumentRole) => sql<string | null>`(
  select other.text from ${documents} other
  where other.thread_id = ${threads.id} and other.owner_id = ${threads.ownerId} and other.role = ${role}
)`;

/** Edits among which something to undo is looked for before all are counted: a page of a long history is asked for often. */
const undoWindow = 200;

/**
 * Whether there is something to undo and to redo, as `undoStack` tells from all edits, in one row: every undo takes one
 * unit away, every redo brings one again, and a new edit ends every redo. Where the newest edits made more than they took
 * away there is something to undo whatever came before, as nothing takes away more than there is; one more, because the
 * first of them may belong to a unit that began before. What can be redone stands after the last new edit. Only where the
 * newest do not tell are all counted.
 */
const undoState = (window: number) => {
  const known = sql`from ${edits}
    where ${edits.documentId} = ${documents.id} and ${edits.ownerId} = ${threads.ownerId}`;
  // A number and no parameter: a plan for any limit would read and sort all.
  const most = sql.raw(String(Math.trunc(window)));
  const recent = sql`from ${newest(sql`${documents.revision} - ${most}`, most)}`;
  const made = sql`${edits.kind} not in ('undo', 'redo')`;
  const balance = sql`count(*) filter (where ${edits.kind} = 'undo') - count(*) filter (where ${edits.kind} = 'redo')`;
  const units = sql`count(distinct coalesce(${edits.batchId}, ${edits.id})) filter (where ${made})`;
  const lastMade = (from: SQL) =>
    sql`select max(${edits.number}) from (select ${edits.number}, ${edits.kind} ${from}) ${edits} where ${made}`;
  return {
    canUndo: sql<boolean>`case
      when (select ${units} > ${balance} + 1 ${recent}) then true
      else (select ${units} > ${balance} ${known})
    end`,
    canRedo: sql<boolean>`case
      when (${lastMade(recent)}) is not null then (select ${balance} > 0 ${recent} where ${edits.number} > (${lastMade(recent)}))
      else (select ${balance} > 0 ${known} and ${edits.number} > coalesce((${lastMade(known)}), 0))
    end`,
  };
};

/** By one statement, so that all is of one moment, and the embedded database's only session is asked once. */
export const readStudyPage =
  (db: Database, window = undoWindow): ReadStudyPage =>
  async (ownerId, threadId, most): Promise<StudyPage> => {
    const [row] = await db
      .select({
        thread: threadColumns,
        study: getTableColumns(studies),
        document: {
          id: documents.id,
          revision: documents.revision,
          snapshotRevision: documents.snapshotRevision,
          text: documents.text,
        },
        recognised: textOf("recognised"),
        given: textOf("note"),
        places: placesOfNote,
        // Until there is a document it is what the page shows.
        generated: sql<
          string | null
        >`case when ${documents.id} is null then ${textOf("generated")} end`,
        wasGenerated: sql<boolean>`${textOf("generated")} is not null`,
        edits: listOf(editColumns, newestEdits(most.edits)),
        ...undoState(window),
        messages: listOf(messageColumns, newestMessages(most.messages)),
        pending: listOf({ value: replies.value }, pending),
        uploads: listOf(uploadColumns, ofThread(uploads)),
        pages: listOf(pageColumns, ofThread(notePages)),
        conflicts: listOf(conflictColumns, ofThread(conflicts)),
        questions: listOf(questionColumns, ofThread(reviewQuestions)),
      })
      .from(threads)
      .innerJoin(studies, eq(studies.threadId, threads.id))
      .leftJoin(
        documents,
        and(
          eq(documents.threadId, threads.id),
          eq(documents.ownerId, threads.ownerId),
          eq(documents.role, "synthesised"),
        ),
      )
      .where(threadOf(ownerId, threadId))
      // Planned once on each connection: half of the time that it takes.
      .prepare("study_page")
      .execute();
    if (!row) throw threadNotFound(threadId);
    const { thread, document, recognised, given, generated, places, questions } = row;
    const texts = { recognised, note: given, generated, synthesised: null };
    const note = await ownNotes(async (role) => {
      const text = texts[role];
      return text === null ? null : { text };
    });
    const after = (revision: number) => row.edits.filter(({ number }) => number > revision);
    return {
      thread,
      study: studyFrom(row.study),
      document: document && {
        id: document.id,
        revision: document.revision,
        text: textAfter(document.text, after(document.snapshotRevision)),
      },
      edits: document ? after(document.revision - most.edits) : [],
      undo: { canUndo: row.canUndo, canRedo: row.canRedo },
      messages: row.messages.toReversed(),
      pending: row.pending.map(({ value }) => value),
      note,
      // What was read from photos has lines of its own.
      notePlaces: note === given ? places : [],
      material: generated,
      uploads: row.uploads,
      pages: row.pages,
      conflicts: row.conflicts,
      questions,
      artifactPaths: artifactPaths({
        generated: row.wasGenerated,
        notes: recognised !== null || given !== null,
        document: document !== null,
        questions,
      }),
    };
  };
