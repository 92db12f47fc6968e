import { answerPath, artifactNames, artifactPaths } from "./artifact-paths.ts";
import type { ArtifactEdit, ArtifactFile, ArtifactSnapshot } from "./artifact-snapshot.ts";
import { answerFile, questionsFile } from "./question-files.ts";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const lastEdited = (edits: readonly ArtifactEdit[]): string | null =>
  edits.at(-1)?.createdAt.toISOString() ?? null;

const historyFile = (edits: readonly ArtifactEdit[]): string =>
  json({
    edits: edits.map(({ number, createdAt, oldPreview, newPreview, similarity }) => ({
      timestamp: createdAt.toISOString(),
      edit_number: number,
      old_text_preview: oldPreview,
      new_text_preview: newPreview,
      similarity,
    })),
    total_edits: edits.length,
    last_modified: lastEdited(edits),
  });

const metadataFile = (snapshot: ArtifactSnapshot, files: readonly string[]): string =>
  json({
    thread_id: snapshot.threadId,
    title: snapshot.title,
    topic: snapshot.topic,
    created: snapshot.createdAt.toISOString(),
    last_activity: snapshot.updatedAt.toISOString(),
    status: snapshot.status,
    last_edited: lastEdited(snapshot.edits),
    edit_count: snapshot.edits.length,
    has_edited_material: snapshot.edits.length > 0,
    files,
  });

/**
 * The files of a study thread as they are at this moment; the names and fields are those that other tools know.
 * Equal snapshots make equal files.
 */
export const artifactFiles = (snapshot: ArtifactSnapshot): ArtifactFile[] => {
  const { generated, notes, document, edits, questions, title } = snapshot;
  const paths = artifactPaths({
    ...{ generated: generated !== null, notes: notes !== null, document: document !== null },
    questions,
  });
  const texts = new Map([
    [artifactNames.generated, generated ?? ""],
    [artifactNames.notes, notes ?? ""],
    [artifactNames.document, document ?? ""],
    [artifactNames.history, historyFile(edits)],
    [artifactNames.questions, questionsFile(title, questions)],
    ...questions.map((question): [string, string] => [
      answerPath(question.ordinal),
      answerFile(question),
    ]),
    [artifactNames.metadata, metadataFile(snapshot, paths)],
  ]);
  return paths.map((path) => ({ path, text: texts.get(path) ?? "" }));
};
