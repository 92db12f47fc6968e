import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { SubjectChange } from "#lib/schemas/subject.ts";
import { maxSubjects, type StoredSubject, type SubjectStore } from "#lib/subjects/subject-store.ts";
import type { Database } from "../client.ts";
import { subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";

const subjectOf = (ownerId: string, subjectId: string) =>
  and(eq(subjects.id, subjectId), eq(subjects.ownerId, ownerId));

const subjectNotFound = (subjectId: string) =>
  new AppError("not_found", `There is no subject ${subjectId} of this owner`);

/** The names are written out, because a column in a query on one table is named without its table. */
const subjectColumns = {
  id: subjects.id,
  name: subjects.name,
  isDefault: subjects.isDefault,
  archived: sql<boolean>`${subjects.archivedAt} is not null`,
  examOn: subjects.examOn,
  threads: sql<number>`(
    select count(*)::integer from threads t
    where t.subject_id = subjects.id and t.owner_id = subjects.owner_id and t.binned_at is null
  )`,
};

const listSubjects = (db: Database, ownerId: string): Promise<StoredSubject[]> =>
  db
    .select(subjectColumns)
    .from(subjects)
    .where(eq(subjects.ownerId, ownerId))
    .orderBy(
      sql`${subjects.archivedAt} is not null`,
      desc(subjects.isDefault),
      sql`lower(${subjects.name})`,
      subjects.id,
    );

/** @throws AppError not_found */
const getSubject = async (
  db: Database,
  ownerId: string,
  subjectId: string,
): Promise<StoredSubject> => {
  const [row] = await db.select(subjectColumns).from(subjects).where(subjectOf(ownerId, subjectId));
  if (!row) throw subjectNotFound(subjectId);
  return row;
};

/** The subject of the owner's newest thread, among those that are not archived. */
const currentSubject = async (db: Database, ownerId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: subjects.id })
    .from(threads)
    .innerJoin(
      subjects,
      and(eq(subjects.id, threads.subjectId), eq(subjects.ownerId, threads.ownerId)),
    )
    .where(and(eq(threads.ownerId, ownerId), isNull(threads.binnedAt), isNull(subjects.archivedAt)))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(1);
  return row?.id ?? null;
};

/** Makes the subject that everything starts in where there is none, and returns its id. */
export const defaultSubject = async (tx: Database, ownerId: string): Promise<string> => {
  const [made] = await tx
    .insert(subjects)
    .values({ id: newId("sub"), ownerId, isDefault: true })
    .onConflictDoUpdate({
      target: subjects.ownerId,
      targetWhere: sql`is_default`,
      set: { isDefault: true },
    })
    .returning({ id: subjects.id });
  if (!made) throw new AppError("internal", `No subject was made for ${ownerId}`);
  return made.id;
};

/**
 * Where a new thread belongs: to the subject that is named, else to the one in which something was last begun.
 * @throws AppError not_found when it is another's
 */
export const subjectForNew = async (
  tx: Database,
  ownerId: string,
  named?: string,
): Promise<string> => {
  if (named !== undefined) return (await getSubject(tx, ownerId, named)).id;
  return (await currentSubject(tx, ownerId)) ?? (await defaultSubject(tx, ownerId));
};

const createSubject = (db: Database, ownerId: string, name: string): Promise<string> =>
  db.transaction(async (tx) => {
    // Held until the end, so that two requests are counted one after the other.
    await defaultSubject(tx, ownerId);
    if ((await tx.$count(subjects, eq(subjects.ownerId, ownerId))) >= maxSubjects) {
      throw new AppError("too_many_subjects", `There are ${maxSubjects} subjects already`);
    }
    const id = newId("sub");
    await tx.insert(subjects).values({ id, ownerId, name });
    return id;
  });

const changeSubject = async (
  db: Database,
  ownerId: string,
  subjectId: string,
  { name, archived, examOn }: SubjectChange,
): Promise<void> => {
  const { isDefault } = await getSubject(db, ownerId, subjectId);
  if (isDefault && archived) {
    throw new AppError("default_subject", "Everything starts in this subject");
  }
  await db
    .update(subjects)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(examOn === undefined ? {} : { examOn }),
      ...(archived === undefined ? {} : { archivedAt: archived ? sql`now()` : null }),
    })
    .where(subjectOf(ownerId, subjectId));
};

/** Subjects in PostgreSQL. */
export const subjectStore = (db: Database): SubjectStore =>
  bound(db, {
    ...{ list: listSubjects, get: getSubject, current: currentSubject },
    ...{ create: createSubject, change: changeSubject },
  });
