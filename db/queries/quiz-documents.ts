import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { questions } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { threads } from "#db/schema/threads.ts";
import type { QuizPassages } from "#lib/study/passages-in-documents.ts";
import { type OwnedThread, rowsOf } from "./thread-rows.ts";

/** Of more documents beside a quiz those after the newest are not looked at. */
const mostDocuments = 10;

/** Its sources lie in the same subject: a thread that is moved takes along what it rests on. */
const isBeside = ({ ownerId, threadId }: OwnedThread) => sql`${threads.subjectId} = (
  select q.subject_id from threads q where q.id = ${threadId} and q.owner_id = ${ownerId}
)`;

/** What the questions of a quiz rest on, and the documents beside it, the newest first; nothing of another's. */
export const quizPassages = async (db: Database, quiz: OwnedThread): Promise<QuizPassages> => {
  const asked = await db
    .select({ id: questions.id, stem: questions.stem, evidence: questions.evidence })
    .from(questions)
    .where(and(rowsOf(questions, quiz), inArray(questions.state, ["kept", "withdrawn"])));
  const [note] = await db
    .select({ text: documents.text })
    .from(documents)
    .where(and(rowsOf(documents, quiz), eq(documents.role, "note")));
  if (note === undefined || asked.length === 0) return { note: "", questions: [], documents: [] };
  const beside = await db
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(
      documents,
      and(
        ...[eq(documents.threadId, threads.id), eq(documents.ownerId, threads.ownerId)],
        eq(documents.role, "synthesised"),
      ),
    )
    .where(
      and(
        ...[eq(threads.ownerId, quiz.ownerId), eq(threads.kind, "study")],
        ...[isNull(threads.binnedAt), isBeside(quiz)],
      ),
    )
    .orderBy(desc(threads.createdAt), threads.id)
    .limit(mostDocuments);
  return { note: note.text, questions: asked, documents: beside.map(({ id }) => id) };
};
