import { patchEnd } from "#lib/quotes/patch.ts";
import type { Concept, Correction, Span } from "#lib/schemas/quiz.ts";
import type { MadeQuiz } from "./make-quiz.ts";
import type { PlantedItem, PlantedNote } from "./planted-file.ts";

/** What came of one type of defect over all notes. */
export interface TypeScore {
  readonly planted: number;
  /** Planted and treated rightly: reported, or for `minor` and `trap` left out of the report. */
  readonly right: number;
  /** Entries of the report of this type; `minor` and `trap` have none. */
  readonly reported: number;
  /** Entries of the report that meet a planted defect of this type. */
  readonly hits: number;
}

export interface Score {
  readonly types: Record<PlantedItem["type"], TypeScore>;
  /** Of the planted `major` and `code_mismatch`, those whose place no concept carries. */
  readonly uncarried: Pick<TypeScore, "planted" | "right">;
  /** What went wrong, one line each. */
  readonly misses: readonly string[];
}

const reportType = { major: "definition_fix", code_mismatch: "code_mismatch" } as const;

export type CheckedNote = Pick<MadeQuiz, "concepts" | "corrections">;

interface EvaluatedNote {
  readonly planted: PlantedNote;
  readonly checked: CheckedNote;
}

type Item = PlantedNote["items"][number];

/** Compares reports with what was planted, by place in the note. */
export const score = (notes: readonly EvaluatedNote[]): Score => {
  const scored = notes.map((note) => ({
    major: scoreReported(note, "major"),
    code_mismatch: scoreReported(note, "code_mismatch"),
    minor: scoreUnreported(note, "minor"),
    trap: scoreUnreported(note, "trap"),
  }));
  return {
    types: {
      major: sum(scored.map(({ major }) => major.score)),
      minor: sum(scored.map(({ minor }) => minor.score)),
      code_mismatch: sum(scored.map((types) => types.code_mismatch.score)),
      trap: sum(scored.map(({ trap }) => trap.score)),
    },
    uncarried: scoreUncarried(notes),
    misses: scored.flatMap((types) => Object.values(types).flatMap(({ misses }) => misses)),
  };
};

interface NoteScore {
  readonly score: TypeScore;
  readonly misses: readonly string[];
}

const scoreReported = (note: EvaluatedNote, type: "major" | "code_mismatch"): NoteScore => {
  const { planted, checked } = note;
  const items = planted.items.filter((item) => item.type === type);
  const report = checked.corrections.filter((entry) => entry.type === reportType[type]);
  const found = items.filter((item) => isReported(note, item));
  const hits = report.filter((entry) => items.some((item) => meets(note, entry, item)));
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
      ...missed.map((item) => `${planted.name}: ${type} missed: ${oneLine(item.planted)}`),
      ...wrong.map((entry) => `${planted.name}: false ${entry.type}: ${shown(entry)}`),
    ],
  };
};

const shown = ({ patch, original, fixed, removedCode }: Correction): string =>
  patch
    ? `${JSON.stringify(patch.removed)} → ${JSON.stringify(patch.inserted)} in ${original}`
    : oneLine(removedCode ?? `${original} → ${fixed}`);

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** Such an item is treated rightly when the student is not troubled with it. */
const scoreUnreported = (note: EvaluatedNote, type: "minor" | "trap"): NoteScore => {
  const items = note.planted.items.filter((item) => item.type === type);
  const troubled = items.filter((item) =>
    note.checked.corrections.some(
      (entry) => entry.type === "definition_fix" && meets(note, entry, item),
    ),
  );
  return {
    score: {
      planted: items.length,
      right: items.length - troubled.length,
      reported: 0,
      hits: 0,
    },
    misses: troubled.map((item) => `${note.planted.name}: ${type} reported: ${item.planted}`),
  };
};

const scoreUncarried = (notes: readonly EvaluatedNote[]): Score["uncarried"] => {
  const items = notes.flatMap((note) =>
    note.planted.items
      .filter((item) => item.type === "major" || item.type === "code_mismatch")
      .filter((item) => !isCarried(note.checked, item))
      .map((item) => isReported(note, item)),
  );
  return { planted: items.length, right: items.filter((found) => found).length };
};

const isCarried = ({ concepts }: CheckedNote, { places }: Item): boolean =>
  concepts.some(({ span, codeSpan }) =>
    places.some((place) => overlap(place, span) || (codeSpan && overlap(place, codeSpan))),
  );

const isReported = (note: EvaluatedNote, item: Item): boolean =>
  (item.type === "major" || item.type === "code_mismatch") &&
  note.checked.corrections.some(
    (entry) => entry.type === reportType[item.type as "major"] && meets(note, entry, item),
  );

const sum = (scores: readonly TypeScore[]): TypeScore => ({
  planted: total(scores.map(({ planted }) => planted)),
  right: total(scores.map(({ right }) => right)),
  reported: total(scores.map(({ reported }) => reported)),
  hits: total(scores.map(({ hits }) => hits)),
});

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** An entry meets a defect when what it changes and the planted passage overlap. */
const meets = ({ planted, checked }: EvaluatedNote, entry: Correction, { places }: Item) => {
  const changed = placeOf(entry, planted.text, checked.concepts);
  return changed !== null && places.some((place) => overlap(place, changed));
};

/** A text put in between two others lies at both. */
const overlap = (place: Span, { start, end }: Span): boolean =>
  start === end
    ? place.start <= start && start <= place.end
    : place.start < end && start < place.end;

/** What an entry changes in the note; the passage that it speaks of where that is not known. */
const placeOf = (entry: Correction, text: string, concepts: readonly Concept[]): Span | null => {
  if (entry.patch) return { start: entry.patch.start, end: patchEnd(entry.patch) };
  const concept = concepts.find(({ id }) => id === entry.conceptId);
  if (entry.type === "definition_fix") return entry.span ?? concept?.span ?? null;
  return concept?.codeSpan ?? placeOfCode(entry.removedCode, text) ?? entry.span;
};

const placeOfCode = (code: string | null, text: string): Span | null => {
  const start = code === null ? -1 : text.indexOf(code);
  return code === null || start < 0 ? null : { start, end: start + code.length };
};
