import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "#lib/errors.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import type { EditBatch, NewEdit, StoredEdit } from "#lib/study/study-store.ts";
import {
  type EditedText,
  type EditPlan,
  planBatch,
  planRedo,
  planRestore,
  planUndo,
  planUndoEdit,
  textOfRevision,
} from "./history.ts";

/** A document in memory that keeps every text that it ever had. */
class Kept implements EditedText {
  readonly texts: string[];
  edits: StoredEdit[] = [];

  constructor(text: string) {
    this.texts = [text];
  }

  get text(): string {
    return this.texts.at(-1) ?? "";
  }

  get revision(): number {
    return this.edits.length;
  }

  /** Carries a plan out. False when there was nothing to do or others were in the way. */
  make(plan: (document: EditedText) => EditPlan): boolean {
    const planned = orNothing(() => plan(this));
    if (planned === "conflict" || planned.length === 0) return false;
    const batchId = planned.length > 1 ? `batch ${this.revision}` : null;
    for (const { patches, kind, target, similarity, reason } of planned) {
      const after = applyPatches(this.text, patches);
      if (after === null) throw new Error("a planned edit does not fit");
      this.texts.push(after);
      this.edits.push({
        ...{ number: this.revision + 1, kind, patches, target, similarity, reason, batchId },
        ...{ author: "agent", first: null, oldPreview: "", newPreview: "", createdAt: new Date(0) },
      });
    }
    return true;
  }
}

const orNothing = (plan: () => EditPlan): EditPlan => {
  try {
    return plan();
  } catch (error) {
    if (error instanceof AppError && /^nothing_to|not_found/.test(error.code)) return [];
    throw error;
  }
};

const newEdit = (patches: readonly Patch[]): NewEdit => ({
  ...{ patches, similarity: 1, reason: "", oldText: "", newText: "" },
});
const batchOf = (baseRevision: number, edits: readonly (readonly Patch[])[]): EditBatch => ({
  ...{ key: "key", author: "agent", kind: "edit", baseRevision, edits: edits.map(newEdit) },
});

const piece = fc.constantFrom("", "a", "слово ", "\n", "$x$ ", "e\u0301", "👩‍🔬", "one two ");
const text = fc.array(piece, { maxLength: 25 }).map((parts) => parts.join(""));

/** Cuts and words from which patches of any text are made, none of them over another. */
const draft = fc.array(fc.tuple(fc.nat(99), fc.nat(12), piece), { minLength: 1, maxLength: 4 });
type Draft = readonly (readonly [number, number, string])[];

const patchesFor = (document: string, drafts: Draft): Patch[] => {
  const patches: Patch[] = [];
  let free = 0;
  for (const [at, length, inserted] of drafts.toSorted((a, b) => a[0] - b[0])) {
    const start = Math.max(free, Math.floor((at / 99) * document.length));
    const end = Math.min(document.length, start + length);
    if (start > document.length) continue;
    patches.push({ start, removed: document.slice(start, end), inserted });
    free = end;
  }
  return patches;
};

const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("batch" as const), draft, back: fc.nat(3) }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: "undo" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "redo" as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undoEdit" as const), at: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restore" as const), at: fc.nat(99) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const perform = (document: Kept, step: Operation): boolean => {
  const among = (at: number) => Math.floor((at / 100) * (document.revision + 1));
  switch (step.kind) {
    case "batch": {
      const base = Math.max(0, document.revision - step.back);
      const patches = patchesFor(document.texts[base] ?? "", step.draft);
      // Each change is an edit of its own: they are applied together or not at all.
      return document.make((present) =>
        planBatch(
          present,
          batchOf(
            base,
            patches.map((one) => [one]),
          ),
        ),
      );
    }
    case "undo":
      return document.make(planUndo);
    case "redo":
      return document.make(planRedo);
    case "undoEdit":
      return document.make((present) => planUndoEdit(present, among(step.at)));
    case "restore":
      return document.make((present) => planRestore(present, among(step.at)));
  }
};

const history = (operations: fc.Arbitrary<Operation>) =>
  fc.tuple(text, fc.array(operations, { maxLength: 25 })).map(([first, steps]) => {
    const document = new Kept(first);
    for (const step of steps) perform(document, step);
    return document;
  });

describe("a history of any edits, undos, redos and restores", () => {
  it("gives the text of every revision", () => {
    fc.assert(
      fc.property(history(operation), (document) => {
        document.texts.forEach((expected, revision) => {
          expect(textOfRevision(document, revision)).toBe(expected);
        });
      }),
    );
  });

  it("is where it was after an undo and its redo, and a restore makes the text of its revision", () => {
    fc.assert(
      fc.property(history(operation), fc.nat(99), (document, at) => {
        const { text } = document;
        if (document.make(planUndo)) {
          expect(document.make(planRedo)).toBe(true);
          expect(document.text).toBe(text);
        }
        const revision = Math.floor((at / 100) * (document.revision + 1));
        document.make((present) => planRestore(present, revision));
        expect(document.text).toBe(document.texts[revision]);
      }),
    );
  });
});

describe("undo and redo one after another", () => {
  const linear = operation.filter(({ kind }) => kind !== "undoEdit");

  it("go back through every step to the first text, and forth again to the last", () => {
    fc.assert(
      fc.property(history(linear), (document) => {
        // Whatever was taken back before comes first, so that there is one way back and forth.
        while (document.make(planRedo));
        const last = document.text;
        const seen = [last];
        while (document.make(planUndo)) seen.push(document.text);
        expect(document.text).toBe(document.texts[0]);
        for (const expected of seen.toReversed().slice(1)) {
          expect(document.make(planRedo)).toBe(true);
          expect(document.text).toBe(expected);
        }
        expect(document.text).toBe(last);
      }),
    );
  });

  it("leave nothing to redo after a new edit", () => {
    const document = new Kept("one two");
    const replace = (start: number, removed: string, inserted: string) =>
      document.make((present) =>
        planBatch(present, batchOf(document.revision, [[{ start, removed, inserted }]])),
      );
    replace(0, "one", "1");
    document.make(planUndo);
    replace(4, "two", "2");
    expect(() => planRedo(document)).toThrow(expect.objectContaining({ code: "nothing_to_redo" }));
  });
});

describe("taking back a batch below others", () => {
  const count = 12;
  const rounds = fc.array(
    fc.record({
      lines: fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 4 }),
      takesAway: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );

  /** Changes whole lines in one batch. Which line was meant cannot be told once it is gone: those are left out. */
  const changeLines = (
    document: Kept,
    lines: string[],
    { wanted, text }: { wanted: readonly number[]; text: (line: number) => string },
  ): number[] => {
    const touched = wanted.filter((line) => lines[line] !== "");
    const patches = touched.map((line) => ({
      start: lines.slice(0, line).join("").length,
      removed: lines[line] ?? "",
      inserted: text(line),
    }));
    const batch = batchOf(
      document.revision,
      patches.map((patch) => [patch]),
    );
    document.make((present) => planBatch(present, batch));
    for (const line of touched) lines[line] = text(line);
    return touched;
  };

  it("gives its lines back and leaves those of others, or changes nothing", () => {
    fc.assert(
      fc.property(rounds, fc.nat(99), (wanted, at) => {
        const lines = Array.from({ length: count }, (_, line) => `line ${line}\n`);
        const document = new Kept(lines.join(""));
        const made = wanted.map((round, index) => {
          const before = [...lines];
          const text = (line: number) => (round.takesAway ? "" : `${line} in ${index}\n`);
          const touched = changeLines(document, lines, { wanted: round.lines, text });
          return { before, touched, number: document.revision };
        });
        const chosen = Math.floor((at / 100) * made.length);
        const { before, touched, number } = made[chosen] ?? { before: [], touched: [], number: 0 };
        fc.pre(touched.length > 0);
        const later = new Set(made.slice(chosen + 1).flatMap((round) => round.touched));
        const free = touched.every((line) => !later.has(line));
        const expected = lines.map((line, index) =>
          free && touched.includes(index) ? (before[index] ?? "") : line,
        );
        expect(document.make((present) => planUndoEdit(present, number))).toBe(free);
        expect(document.text).toBe(expected.join(""));
      }),
    );
  });
});
