import type { StudyView } from "#lib/schemas/study.ts";

/** The id of every Markdown text that a view shows, in the order in which it is wanted: what is read first comes first. */
export const viewBlockIds = (view: StudyView): string[] => [
  ...new Set([
    ...(view.document?.blocks ?? view.draft?.blocks ?? []).map(({ id }) => id),
    ...view.messages.flatMap(({ author, textBlock }) => (author === "student" ? [] : [textBlock])),
    ...view.conflicts.flatMap(({ materialBlock, noteBlock }) => [materialBlock, noteBlock]),
    ...view.questions.flatMap(({ textBlock, answerBlock, passages }) =>
      answerBlock === null
        ? [textBlock]
        : [textBlock, answerBlock, ...passages.map(({ quoteBlock }) => quoteBlock)],
    ),
  ]),
];
