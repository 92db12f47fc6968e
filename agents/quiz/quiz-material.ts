import { aside } from "../../lib/aside/aside.ts";
import type { QuizNote } from "../../lib/concepts/concept-store.ts";
import { shownCode } from "../../lib/concepts/note-windows.ts";
import type { NoteSentence, ReadNote } from "../../lib/concepts/read-note.ts";
import type { Concept } from "../../lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import type { QuizStateValue } from "./state.ts";
import type { ConceptMaterial, NumberedSentence } from "./tasks/write-questions.ts";

/** What questions are made from. */
export interface QuizMaterial {
  readonly note: QuizNote;
  readonly read: ReadNote;
  /** Empty in a direct quiz. */
  readonly concepts: readonly Concept[];
  readonly preferCode: boolean;
}

export const readMaterial = async (
  ports: Pick<QuizPorts, "concepts">,
  state: Pick<QuizStateValue, "threadId" | "ownerId" | "strategy">,
): Promise<QuizMaterial> => {
  const note = await ports.concepts.note(state.ownerId, state.threadId);
  return {
    note,
    read: await aside("readNote", note.text, note.language),
    concepts: await ports.concepts.concepts(state.ownerId, state.threadId),
    preferCode: state.strategy === "code_practice",
  };
};

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
