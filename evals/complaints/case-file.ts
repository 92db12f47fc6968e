import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { JudgeComplaintInput } from "#agents/quiz/tasks/judge-complaint.ts";
import { complaintInput } from "#agents/services/complaints.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { complaintKind, keyedType, questionProof } from "#lib/schemas/quiz.ts";

const complaintCase = z.object({
  /** The name of the note that the question was made of. */
  note: z.string(),
  /** Whether the question is wrong. */
  valid: z.boolean(),
  type: keyedType,
  stem: z.string(),
  options: z.array(z.string()).nullable(),
  key: z.string(),
  /** The words of the note that the key rests on. */
  evidence: z.string(),
  code: z.string().nullable().default(null),
  proof: questionProof.default({ by: "solver" }),
  /** What the student answered. */
  given: z.string(),
  kind: complaintKind.nullable(),
  words: z.string(),
});

const caseFile = z.object({
  notes: z.array(z.object({ name: z.string(), language: z.enum(["en", "ru"]), text: z.string() })),
  cases: z.array(complaintCase),
});

/** A complaint as its judge is asked about it. */
export interface ComplaintCase {
  readonly valid: boolean;
  readonly stem: string;
  readonly words: string;
  readonly input: JudgeComplaintInput;
}

/** Reads complaints with their notes. @throws Error that names the question whose passage stands in no note */
export const readCaseFile = async (path: string | URL): Promise<ComplaintCase[]> => {
  const { notes, cases } = caseFile.parse(JSON.parse(await readFile(path, "utf8")));
  return cases.map((one, at) => {
    const note = notes.find(({ name }) => name === one.note);
    const start = note?.text.indexOf(one.evidence) ?? -1;
    if (!note || start < 0) throw new Error(`"${one.stem}" rests on nothing`);
    const { valid, stem, words, kind, given, key, evidence, ...rest } = one;
    const id = `case-${at + 1}`;
    const question = {
      ...{ id, type: rest.type, stem, options: rest.options, answer: key, accepted: [] },
      ...{ explanation: "", conceptId: null, code: rest.code, codeLanguage: null },
      ...{ difficulty: "easy" as const, proof: rest.proof },
      evidence: { quote: evidence, start, end: start + evidence.length },
    };
    const attempt = {
      questionId: id,
      round: 1,
      answer: given,
      correct: false,
      score: 0,
      reason: null,
    };
    const snapshot = {
      ...{ language: note.language, corrections: [], doubts: [], attempts: [attempt] },
    };
    const { sentences } = readNote(note.text, note.language);
    const input = complaintInput(snapshot, sentences, [question], { kind, words });
    return { valid, stem, words, input };
  });
};
