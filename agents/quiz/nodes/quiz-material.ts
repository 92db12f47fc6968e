import type { QuizPorts } from "#agents/ports.ts";
import type { QuizStateValue } from "#agents/quiz/state.ts";
import type { MaterialShown } from "#agents/quiz/tasks/material-blocks.ts";
import { contestedSentences } from "#lib/concepts/add-doubts.ts";
import type { QuizNote } from "#lib/concepts/concept-store.ts";
import { patchedNote } from "#lib/concepts/note-report.ts";
import { shownCode } from "#lib/concepts/note-windows.ts";
import type { NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { offload } from "#lib/offload/offload.ts";
import { sentencesWithin } from "#lib/questions/batch-material.ts";
import type { Concept, NoteCheck, Span } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";

/** What questions are made from. */
export interface QuizMaterial {
  readonly note: QuizNote;
  /** The note's sentences as they were corrected, at the note's own places; without those in doubt and code that does not fit. */
  readonly read: ReadNote;
  /** What was checked; nothing in a quiz without a model, or made before sentences were. */
  readonly check: NoteCheck;
  /** With corrected definitions, without those in doubt. Empty in a direct quiz. */
  readonly concepts: readonly Concept[];
  readonly preferCode: boolean;
}

export const readMaterial = async (
  ports: Pick<QuizPorts, "concepts">,
  state: Pick<QuizStateValue, "threadId" | "ownerId" | "strategy">,
): Promise<QuizMaterial> => {
  const { ownerId, threadId } = state;
  const note = await ports.concepts.note(ownerId, threadId);
  const read = await offload("readNote", note.text, note.language);
  const found = (await ports.concepts.noteCheck(ownerId, threadId)) ?? {
    patches: [],
    unchecked: read.sentences.map(({ number }) => number),
    doubts: [],
  };
  const concepts = await ports.concepts.concepts(ownerId, threadId);
  const corrections = await ports.concepts.corrections(ownerId, threadId);
  const removed = corrections.map(({ removedCode }) => removedCode);
  const check = { ...found, doubts: [...found.doubts, ...contestedSentences(corrections)] };
  return {
    note,
    read: {
      ...withoutDoubts(patchedNote(read, check.patches), check),
      codeBlocks: read.codeBlocks.filter(({ code }) => !removed.includes(code)),
    },
    check,
    concepts: concepts.filter(({ span }) => !isInDoubt(span, read, check)),
    preferCode: state.strategy === "code_practice",
  };
};

const withoutDoubts = (read: ReadNote, { doubts }: NoteCheck): ReadNote => {
  if (doubts.length === 0) return read;
  const stays = (item: Span) => !doubts.some(({ span }) => overlap(span, item));
  return {
    ...read,
    items: read.items.filter((item) => item.kind !== "sentence" || stays(item)),
    sentences: read.sentences.filter(stays),
  };
};

/** Whether a passage of the note has no sentence that is not in doubt. */
const isInDoubt = (passage: Span, read: ReadNote, { doubts }: NoteCheck): boolean =>
  doubts.length > 0 &&
  sentencesWithin(read.sentences, passage).every((sentence) =>
    doubts.some(({ span }) => overlap(span, sentence)),
  );

/** The sentences that say what a concept is; others may stand between the first and the last. */
export const definingSentences = (
  { sentences }: ReadNote,
  { span, definition }: Pick<Concept, "span" | "definition">,
): NoteSentence[] => {
  const said = withoutSpace(definition);
  return sentencesWithin(sentences, span).filter(({ text }) => said.includes(withoutSpace(text)));
};

/**
 * What prompts show of a part of the note: each sentence once, on a line of its own, and concepts
 * that point at those which define them.
 * @param withCode ids of the concepts whose snippet is asked about; other snippets are not shown
 */
export const shownMaterial = (
  { read, check }: Pick<QuizMaterial, "read" | "check">,
  concepts: readonly Concept[],
  sentences: readonly NoteSentence[],
  withCode: ReadonlySet<string | null>,
): MaterialShown => ({
  concepts: concepts.map((concept) => {
    const { id, term, status, code, codeLanguage } = concept;
    const own = definingSentences(read, concept);
    return {
      ...{ id, term, status },
      sentences: own.filter((one) => sentences.includes(one)).map(({ number }) => number),
      definition: isSaidBy(own, concept, check) ? null : concept.definition,
      code: code === null || !withCode.has(id) ? null : shownCode(code),
      codeLanguage,
    };
  }),
  sentences: sentences.map(({ number, text }) => ({ number, text: text.replace(/\s+/g, " ") })),
});

/** Whether sentences say all of a definition, but for what is in doubt and not to be shown. */
const isSaidBy = (
  own: readonly NoteSentence[],
  { definition, span }: Concept,
  { doubts }: NoteCheck,
): boolean => {
  const rest = own.reduce(
    (text, sentence) => text.replace(withoutSpace(sentence.text), () => " "),
    withoutSpace(definition),
  );
  const isAll = !/[\p{L}\p{N}]/u.test(rest.replace(/ ?\d{1,9}[.)] /g, " "));
  return own.length > 0 && (isAll || doubts.some((doubt) => overlap(doubt.span, span)));
};

const withoutSpace = (text: string): string => text.replace(/\s+/g, "");
