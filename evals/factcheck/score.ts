import type { Concept, Correction, Span } from "../../lib/schemas/quiz.ts";
import type { CheckedNote } from "./check-note.ts";
import type { PlantedItem, PlantedNote } from "./planted-file.ts";

/** What came of one type of defect over all notes. */
export interface TypeScore {
  readonly planted: number;
  /** Planted and treated rightly: reported, or for `minor` left out of the report. */
  readonly right: number;
  /** Entries of the report of this type; `minor` has none. */
  readonly reported: number;
  /** Entries of the report that meet a planted defect of this type. */
  readonly hits: number;
}

export interface Score {
  readonly types: Record<PlantedItem["type"], TypeScore>;
  /** What went wrong, one line each. */
  readonly misses: readonly string[];
}

const reportType = { major: "definition_fix", code_mismatch: "code_mismatch" } as const;

interface EvaluatedNote {
  readonly planted: PlantedNote;
  readonly checked: CheckedNote;
}

/** Compares reports with what was planted, by place in the note. */
export const score = (notes: readonly EvaluatedNote[]): Score => {
  const reported = notes.map((note) => ({
    major: scoreReported(note, "major"),
    code_mismatch: scoreReported(note, "code_mismatch"),
    minor: scoreMinor(note),
  }));
  return {
    types: {
      major: sum(reported.map(({ major }) => major.score)),
      minor: sum(reported.map(({ minor }) => minor.score)),
      code_mismatch: sum(reported.map((types) => types.code_mismatch.score)),
    },
    misses: reported.flatMap((types) => Object.values(types).flatMap(({ misses }) => misses)),
  };
};

interface NoteScore {
  readonly score: TypeScore;
  readonly misses: readonly string[];
}

const scoreReported = (
  { planted, checked }: EvaluatedNote,
  type: "major" | "code_mismatch",
): NoteScore => {
  const items = planted.items.filter((item) => item.type === type);
  const report = checked.corrections.filter((entry) => entry.type === reportType[type]);
  const found = items.filter((item) => report.some((entry) => meets(entry, item, checked)));
  const hits = report.filter((entry) => items.some((item) => meets(entry, item, checked)));
  const missed = items.filter((item) => !found.includes(item));
  const wrong = report.filter((entry) => !hits.includes(entry));
  return {
    score: {
      planted: items.length,
      right: found.length,
      reported: report.length,
      hits: hits.length,
    },
    misses: [
      ...missed.map((item) => `${planted.name}: ${type} missed: ${item.planted}`),
      ...wrong.map((entry) => `${planted.name}: false ${entry.type} of "${entry.term}"`),
    ],
  };
};

/** A minor defect is treated rightly when the student is not troubled with it. */
const scoreMinor = ({ planted, checked }: EvaluatedNote): NoteScore => {
  const items = planted.items.filter((item) => item.type === "minor");
  const right = items.filter(
    (item) =>
      !checked.corrections.some(
        (entry) => entry.type === "definition_fix" && meets(entry, item, checked),
      ),
  );
  return {
    score: { planted: items.length, right: right.length, reported: 0, hits: 0 },
    misses: items
      .filter((item) => !right.includes(item))
      .map((item) => `${planted.name}: minor reported as major: ${item.planted}`),
  };
};

const sum = (scores: readonly TypeScore[]): TypeScore => ({
  planted: total(scores.map(({ planted }) => planted)),
  right: total(scores.map(({ right }) => right)),
  reported: total(scores.map(({ reported }) => reported)),
  hits: total(scores.map(({ hits }) => hits)),
});

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** An entry meets a defect when the passage it speaks of and the planted passage overlap. */
const meets = (
  entry: Correction,
  { places }: PlantedNote["items"][number],
  { concepts }: CheckedNote,
): boolean => {
  const concept = concepts.find(({ id }) => id === entry.conceptId);
  const passage = concept && placeOf(entry, concept);
  if (!passage) return false;
  return places.some(({ start, end }) => passage.start < end && start < passage.end);
};

const placeOf = (entry: Correction, concept: Concept): Span | null =>
  entry.type === "code_mismatch" ? concept.codeSpan : concept.span;
