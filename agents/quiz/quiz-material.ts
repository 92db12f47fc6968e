import { aside } from "../../lib/aside/aside.ts";
import type { QuizNote } from "../../lib/concepts/concept-store.ts";
import { shownCode } from "../../lib/concepts/note-windows.ts";
import { patchedNote } from "../../lib/concepts/patched-note.ts";
import type { NoteSentence, ReadNote } from "../../lib/concepts/read-note.ts";
import type { Concept, NoteCheck, Span } from "../../lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import type { QuizStateValue } from "./state.ts";
import type { ConceptMaterial, MaterialShown } from "./tasks/material-blocks.ts";

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

/**
 * What prompts show of a part of the note: each sentence once, on a line of its own, and concepts
 * that point at those which define them.
 * @param withCode ids of the concepts whose snippet is asked about; other snippets are not shown
 */
export const shownMaterial = (
  concepts: readonly Concept[],
  sentences: readonly NoteSentence[],
  withCode: ReadonlySet<string | null>,
): MaterialShown => ({
  concepts: concepts.map((concept) =>
    conceptMaterial(withCode.has(concept.id) ? concept : { ...concept, code: null }, sentences),
  ),
  sentences: sentences.map(({ number, text }) => ({ number, text: text.replace(/\s+/g, " ") })),
});

const conceptMaterial = (
  { id, term, definition, status, span, code, codeLanguage }: Concept,
  sentences: readonly NoteSentence[],
): ConceptMaterial => {
  const own = sentences.filter((sentence) => overlap(sentence, span));
  const said = withoutSpace(definition);
  const isSaid = own.length > 0 && own.every(({ text }) => said.includes(withoutSpace(text)));
  return {
    ...{ id, term, status },
    sentences: own.map(({ number }) => number),
    definition: isSaid ? null : definition,
    code: code === null ? null : shownCode(code),
    codeLanguage,
  };
};

const withoutSpace = (text: string): string => text.replace(/\s+/g, "");
