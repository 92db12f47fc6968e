import type { ReviewQuestion } from "../study/study-store.ts";

/** The names that other tools know. */
export const artifactNames = {
  generated: "generated_material.md",
  notes: "recognized_notes.md",
  document: "synthesized_material.md",
  history: "edit_history.json",
  questions: "questions.md",
  metadata: "metadata.json",
} as const;

/** `answers/answer_001.md` for the first question. */
export const answerPath = (ordinal: number): string =>
  `answers/answer_${String(ordinal + 1).padStart(3, "0")}.md`;

export interface ArtifactParts {
  readonly generated: boolean;
  readonly notes: boolean;
  readonly document: boolean;
  readonly questions: readonly Pick<ReviewQuestion, "ordinal" | "status">[];
}

/** The files that a thread has. The last one names the others, so that it is there only when they are. */
export const artifactPaths = ({ questions, ...parts }: ArtifactParts): string[] => [
  ...(parts.generated ? [artifactNames.generated] : []),
  ...(parts.notes ? [artifactNames.notes] : []),
  ...(parts.document ? [artifactNames.document, artifactNames.history] : []),
  ...(questions.length > 0 ? [artifactNames.questions] : []),
  ...questions
    .filter(({ status }) => status === "answered")
    .map(({ ordinal }) => answerPath(ordinal)),
  artifactNames.metadata,
];
