import { describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { newStudy, studyPorts } from "../study/testing/study-fixture.ts";
import { settleConflict } from "./study-edits.ts";

const { db } = testDatabase();

const document =
  "# The pendulum\n\nIts period is $T$. The period **grows** with the amplitude. It swings on.\n";
const conflict = {
  subject: "Period and amplitude",
  material: "It does not depend on the amplitude.",
  note: "It grows.",
  quote: "The period **grows** with the amplitude.",
  alternative: "The period does not depend on the amplitude.",
};

/** A document in which the notes won. */
const withConflict = async (found: Partial<typeof conflict> = {}) => {
  const { ports } = studyPorts(db, null);
  const { ownerId, threadId } = await newStudy(db);
  await ports.study.saveDocument(ownerId, threadId, "synthesised", document);
  await ports.study.saveConflicts(ownerId, threadId, [{ ...conflict, ...found }]);
  const stored = async () => (await ports.study.conflicts(ownerId, threadId))[0];
  const conflictId = (await stored())?.id ?? "";
  return {
    ...{ ports, ownerId, threadId, stored },
    settle: (choice: "note" | "material", key = choice as string) =>
      settleConflict(ports, ownerId, threadId, { key, conflictId, choice }),
    text: async () => (await ports.edits.document(ownerId, threadId)).text,
  };
};

describe("a conflict of notes and material", () => {
  test("the notes are kept: nothing changes but that it is settled", async () => {
    const { settle, stored, text } = await withConflict();
    await settle("note");
    expect(await text()).toBe(document);
    expect(await stored()).toMatchObject({ settled: "note", settledEdit: null });
  });

  test("the material is taken as one edit of the student's, once, and undone by keeping the notes", async () => {
    const { settle, stored, text, ports, ownerId, threadId } = await withConflict();
    await settle("material");
    await settle("material");
    const taken = document.replace(conflict.quote, conflict.alternative);
    expect(await text()).toBe(taken);
    expect(await stored()).toMatchObject({ settled: "material", settledEdit: 1 });
    const [edit] = await ports.edits.since(ownerId, threadId, 0);
    expect(edit).toMatchObject({
      ...{ author: "student", kind: "edit" },
      reason: "The material’s version: Period and amplitude",
      oldPreview: conflict.quote,
    });
    await settle("note");
    expect(await text()).toBe(document);
    expect(await stored()).toMatchObject({ settled: "note", settledEdit: null });
  });

  test.each([
    ["the quote", { quote: conflict.quote.slice(0, -1) }],
    ["the material's sentence", { alternative: conflict.alternative.slice(0, -1) }],
  ])("a full stop that %s lacks stands once", async (_, found) => {
    const { settle, text } = await withConflict(found);
    await settle("material");
    expect(await text()).toBe(document.replace(conflict.quote, conflict.alternative));
    await settle("note");
    expect(await text()).toBe(document);
  });

  test("a sentence that goes on behind the place gets no full stop in its middle", async () => {
    const { settle, text } = await withConflict({ quote: "Its period", alternative: "A period." });
    await settle("material");
    expect(await text()).toBe(document.replace("Its period", "A period"));
  });

  test.each([
    ["note", "material"],
    ["material", "note"],
  ] as const)(
    "of two tabs that settle it at once, %s within %s, text and choice agree",
    async (inner, outer) => {
      const { settle, stored, text, ports, ownerId, threadId } = await withConflict();
      let once = true;
      const study = {
        ...ports.study,
        conflicts: async (...of: Parameters<typeof ports.study.conflicts>) => {
          const read = await ports.study.conflicts(...of);
          if (once) {
            once = false;
            await settle(inner);
          }
          return read;
        },
      };
      const conflictId = (await stored())?.id ?? "";
      await settleConflict({ ...ports, study }, ownerId, threadId, {
        key: "outer",
        conflictId,
        choice: outer,
      });
      const taken = document.replace(conflict.quote, conflict.alternative);
      expect(await text()).toBe(outer === "note" ? document : taken);
      expect(await stored()).toMatchObject({ settled: outer });
    },
  );

  test("the material is taken again after its edit was undone by hand", async () => {
    const { settle, stored, text, ports, ownerId, threadId } = await withConflict();
    await settle("material", "first");
    await ports.edits.undo(ownerId, threadId, "by hand");
    expect(await text()).toBe(document);
    await settle("material", "second");
    expect(await text()).toContain(conflict.alternative);
    expect(await stored()).toMatchObject({ settled: "material", settledEdit: 3 });
  });

  test("a sentence that was changed meanwhile is not replaced", async () => {
    const { settle, stored, text } = await withConflict({
      quote: "Bananas are blue on the inside, as every student of physics knows.",
    });
    await expect(settle("material")).rejects.toMatchObject({ code: "conflict_place_gone" });
    expect(await text()).toBe(document);
    expect(await stored()).toMatchObject({ settled: null });
  });

  test("a press whose first try was cut off before it was noted is settled by the next", async () => {
    const { settle, stored, text, ports, ownerId, threadId } = await withConflict();
    const cut = {
      ...ports,
      study: { ...ports.study, settleConflict: () => Promise.reject(new Error("cut off")) },
    };
    const conflictId = (await stored())?.id ?? "";
    const press = settleConflict(cut, ownerId, threadId, {
      key: "k",
      conflictId,
      choice: "material",
    });
    await expect(press).rejects.toThrow("cut off");
    await settle("material", "k");
    expect(await text()).toContain(conflict.alternative);
    expect(await stored()).toMatchObject({ settled: "material", settledEdit: 1 });
    await settle("note");
    expect(await text()).toBe(document);
  });

  test("a sentence that stands twice is taken where the page shows it", async () => {
    const { settle, text, ports, ownerId, threadId } = await withConflict();
    const twice = `${document}\n${conflict.quote}\n`;
    await ports.study.saveDocument(ownerId, threadId, "synthesised", twice);
    await settle("material");
    expect(await text()).toBe(twice.replace(conflict.quote, conflict.alternative));
  });

  test("one of another thread is not found", async () => {
    const mine = await withConflict();
    const other = await withConflict();
    const conflictId = (await other.stored())?.id ?? "";
    const settled = settleConflict(mine.ports, mine.ownerId, mine.threadId, {
      ...{ key: "k", conflictId, choice: "note" },
    });
    await expect(settled).rejects.toMatchObject({ code: "not_found" });
  });
});
