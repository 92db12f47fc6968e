import { aside } from "../../lib/aside/aside.ts";
import type { QuizNote } from "../../lib/concepts/concept-store.ts";
import { shownCode } from "../../lib/concepts/note-windows.ts";
import { patchedNote } from "../../lib/concepts/patched-note.ts";
import type { NoteSentence, ReadNote } from "../../lib/concepts/read-note.ts";
import type { Concept, NoteCheck, Span } from "../../lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import type { QuizStateValue } from "./state.ts";
import type { ConceptMaterial, NumberedSentence } from "./tasks/write-questions.ts";

/** What questions are made from. */
export interface QuizMaterial {
  readonly note: QuizNote;
  /** The note's sentences as they were corrected, at the note's own places; without those in doubt. */
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
  const read = await aside("readNote", note.text, note.language);
  const check = (await ports.concepts.noteCheck(ownerId, threadId)) ?? {
    patches: [],
    unchecked: read.sentences.map(({ number }) => number),
    doubts: [],
  };
  const concepts = await ports.concepts.concepts(ownerId, threadId);
  return {
    note,
    read: withoutDoubts(patchedNote(read, check.patches), check),
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
  read.sentences
    .filter((sentence) => overlap(passage, sentence))
    .every((sentence) => doubts.some(({ span }) => overlap(span, sentence)));

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** A concept as prompts show it: the definition, whether it was checked, and the note's own code. */
export const conceptMaterial = ({
  id,
  term,
  definition,
  status,
  code,
  codeLanguage,
}: Concept): ConceptMaterial => ({
  id,
  term,
  definition,
  status,
  code: code === null ? null : shownCode(code),
  codeLanguage,
});

/** A sentence as prompts show it: on one line, so that each line begins with its number. */
export const numberedSentence = ({
  number,
  text,
}: Pick<NoteSentence, "number" | "text">): NumberedSentence => ({
  number,
  text: text.replace(/\s+/g, " "),
});
