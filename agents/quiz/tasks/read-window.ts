import { z } from "zod";
import { fence } from "#lib/ai/fence.ts";
import { repairJson, wholeEntries } from "#lib/ai/read-reply.ts";
import { longestAnswer, type Task } from "#lib/ai/task.ts";
import { listFromModel, mayLeaveOut } from "#lib/ai/text-from-model.ts";
import { type NoteWindow, windowLines } from "#lib/concepts/note-windows.ts";
import { fault } from "#lib/concepts/place-fault.ts";
import type { Language } from "#lib/schemas/language.ts";
import {
  askedFaults,
  checkerIs,
  faultExample,
  faultRules,
  hasCode,
  keptFaults,
  linesAre,
  lostFaults,
} from "./check-facts.ts";
import {
  askedConcepts,
  conceptEntry,
  conceptRules,
  keptConcepts,
  mostConcepts,
} from "./extract-concepts.ts";

export interface ReadWindowInput {
  readonly language: Language;
  readonly window: NoteWindow;
}

const schema = z.object({
  /** Null where this half of the answer cannot be used, and `check-facts` is to be asked. */
  faults: mayLeaveOut(listFromModel(fault).nullable(), null),
  /** Null where this half cannot be used, and `extract-concepts` is to be asked. */
  concepts: mayLeaveOut(listFromModel(conceptEntry).nullable(), null),
  /** Whether the answer broke off within the faults: what comes after the last of them was not read. */
  brokenOff: mayLeaveOut(z.boolean(), false),
});

export type ReadWindowOutput = z.infer<typeof schema>;

const askedSchema = ({ window }: ReadWindowInput): z.ZodType =>
  z.object({
    faults: askedFaults(window),
    concepts: askedConcepts(window),
  });

const instructions = ({ language, window }: ReadWindowInput): string => {
  const example = faultExample(window);
  const [code, loop] = hasCode(window)
    ? [', "code": null', ',\n    { "term": "Loop", "sentences": [9], "code": 2 }']
    : ["", ""];
  return `${checkerIs}

${linesAre(window)}

First \`faults\`, with all your attention. Read EVERY sentence and name only what is false; what you do not name counts as checked and right. Without a fault answer []. Several faults of a sentence are several entries, each of as few words as possible:
${faultRules(language, window)}

Only then \`concepts\`, so that the student can be asked about them: what the note defines or explains, rightly or wrongly, at most ${mostConcepts}, the most important ones. What it only mentions is left out. The same term explained at two places gives two entries; nothing explained gives [].
${conceptRules(language, hasCode(window))}

Example
${example.note}
Answer
  { ${example.faults},
  "concepts": [
    { "term": "Prime number", "sentences": [7, 8]${code} }${loop}
  ] }`;
};

/**
 * The first reading of a part of a note: what is false in it, as `check-facts` would say, and what it teaches, as
 * `extract-concepts` would. A half of the answer that cannot be used leaves the other as it is.
 */
export const readWindow: Task<ReadWindowInput, ReadWindowOutput> = {
  name: "read-window",
  version: 1,
  role: "judge",
  schema,
  asked: askedSchema,
  longestAnswer,
  prompt: (input) => ({
    instructions: instructions(input),
    content: [
      ...(input.window.headingPath.length > 0
        ? [fence("headings-above", input.window.headingPath.join("\n"))]
        : []),
      fence("note", windowLines(input.window)),
    ].join("\n\n"),
  }),
  check: ({ faults, concepts }, { window }) =>
    (faults === null && concepts === null) ||
    (faults !== null && lostFaults(faults, window).length > 0) ||
    (concepts !== null && concepts.length > 0 && keptConcepts(concepts, window) === null)
      ? "Neither half, or only one, can be used."
      : null,
  // Each half has a task of its own, which is asked in less than all of it once more.
  reasks: 0,
  provisional: ({ faults, concepts, brokenOff }) =>
    faults === null || concepts === null || brokenOff,
  keepCut: (reply, input) => keptOfCut(reply, input),
  salvage: (reply, { window }) => {
    const parts = z.object({ faults: z.unknown(), concepts: z.unknown() }).safeParse(reply).data;
    return parts ? halves(parts, window) : null;
  },
  offline: "cannot",
};

/** What can be used of each half; null when neither can. */
const halves = (
  reply: { readonly faults?: unknown; readonly concepts?: unknown },
  window: NoteWindow,
): ReadWindowOutput | null => {
  const faults = Array.isArray(reply.faults) ? keptFaults(reply.faults) : null;
  const isPlaced = faults !== null && lostFaults(faults, window).length === 0;
  const concepts = Array.isArray(reply.concepts) ? keptConcepts(reply.concepts, window) : null;
  if (!isPlaced && concepts === null) return null;
  return { faults: isPlaced ? faults : null, concepts, brokenOff: false };
};

/** Of a reply that was cut: the faults stand first, so that they are mostly whole; of the concepts those that came. */
const keptOfCut = (reply: string, { window }: ReadWindowInput): ReadWindowOutput | null => {
  const concepts = wholeEntries(reply, "concepts");
  const next = /,\s{0,100}"concepts"\s{0,100}:/.exec(reply);
  const first = next ? repairJson(`${reply.slice(0, next.index)}}`) : { problem: "" };
  if ("value" in first && typeof first.value === "object") {
    return halves({ ...first.value, concepts }, window);
  }
  const faults = wholeEntries(reply, "faults");
  const kept = halves({ faults: faults.length > 0 ? faults : null, concepts }, window);
  return kept && { ...kept, brokenOff: kept.faults !== null };
};
