import { conceptsFromNumbers } from "#lib/concepts/concepts-from-numbers.ts";
import { sha256 } from "#lib/ids.ts";
import type { ReadNote } from "#lib/notes/read-note.ts";
import { cosine } from "#lib/questions/near-questions.ts";
import { placesOf } from "#lib/questions/note-places.ts";
import type { Concept, Passage, Question, Span } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { overlap } from "#lib/text/text-span.ts";
import { noteDefinitions } from "./definitions/note-definitions.ts";
import {
  isRepeat,
  recallDrafts,
  recallQuestion,
  toQuestion,
  withVector,
} from "./offline-candidates.ts";
import { proveCandidates } from "./prove-candidates.ts";
import { type OfflineDraft, offlineQuestions } from "./questions/offline-questions.ts";
import { readFacts } from "./questions/read-facts.ts";
import { type RanProgram, runQuestions } from "./questions/run-questions.ts";
import { withTypedHeadings } from "./questions/typed-headings.ts";

export interface AgainOrder {
  readonly id: string;
  /** What must be asked about: one of these places at least. */
  readonly places: readonly Span[];
  /** The question that was asked there before the note was changed. */
  readonly former: Question;
  /** What else the quiz asks. */
  readonly others: readonly Question[];
  /** What the note's own code did when it was run. */
  readonly ran: readonly RanProgram[];
}

/**
 * The door of the task `write-questions` for a question that is made again: of all that rules can ask about the places what is
 * most like the question before, proved and unlike all others; a passage to recall where nothing has a key. Null where
 * nothing can be asked.
 */
export const questionAgain = async (
  note: ReadNote,
  { id, places, former, others, ran }: AgainOrder,
): Promise<Question | null> => {
  const read = withTypedHeadings(note);
  const concepts = definedIn(read);
  const isThere = (evidence: Passage) =>
    placesOf(evidence).some((one) => places.some((place) => overlap(one, place)));
  const recalled = recallAt(read, concepts, { id, places, former });
  if (former.type === "free_recall" && recalled !== null) return recalled;
  const [was, known] = [withVector(former), others.map(withVector)];
  const turn = takeTurns();
  const drafts: { draft: OfflineDraft; likeness: number }[] = [];
  const all = function* () {
    yield* runQuestions(read, ran);
    yield* offlineQuestions(read, concepts, sha256(read.text));
  };
  for (const draft of all()) {
    await turn();
    if (!isThere(draft.evidence)) continue;
    const asked = withVector(draft);
    if (known.some((other) => isRepeat(other, asked))) continue;
    const likeness = cosine(was.vector, asked.vector) + (draft.type === former.type ? 1 : 0);
    drafts.push({ draft, likeness });
  }
  for (const { draft } of drafts.toSorted((a, b) => b.likeness - a.likeness)) {
    const question = toQuestion(draft, id);
    // What a run gave is proved by it.
    if (draft.kind === "run") return question;
    const [verdict] = await proveCandidates(note, concepts, [{ question, ordinal: 0, round: 0 }]);
    if (verdict?.proved) return { ...question, ...(verdict.proof && { proof: verdict.proof }) };
  }
  return recalled;
};

/** The terms that a note defines, of which rules are sure. */
const definedIn = (read: ReadNote): Concept[] =>
  conceptsFromNumbers(
    read,
    noteDefinitions(read.items, read.language).definitions.map(({ term, sentence }) => ({
      ...{ term, sentences: [sentence], code: null },
    })),
  );

/** The shortest passage with one of the places in it that can be recalled; one that is asked for in the same words before all. */
const recallAt = (
  read: ReadNote,
  concepts: readonly Concept[],
  { id, places, former }: Pick<AgainOrder, "id" | "places" | "former">,
): Question | null => {
  const [best] = [...recallDrafts(read, readFacts(read, concepts), [])]
    .filter(({ answer }) => places.some((place) => overlap(answer, place)))
    .toSorted(
      (a, b) =>
        Number(b.prompt === former.stem) - Number(a.prompt === former.stem) ||
        a.answer.end - a.answer.start - (b.answer.end - b.answer.start),
    );
  if (best === undefined) return null;
  return recallQuestion(id, best, read.text.slice(best.answer.start, best.answer.end));
};
