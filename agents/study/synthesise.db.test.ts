import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { placeQuote } from "#lib/quotes/place-quote.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { planSynthesis } from "#lib/study/plan-synthesis.ts";
import { writingPresets } from "#lib/study/presets.ts";
import type { DocumentRole } from "#lib/study/study-page.ts";
import type { StudyPorts } from "../ports.ts";
import { generateMaterial, mostAnswers, showDraft } from "./nodes/generate-material.ts";
import { synthesise, synthesiseText } from "./nodes/synthesise.ts";
import type { StudyStateValue } from "./state.ts";
import { newStudy, studyPorts } from "./testing/study-fixture.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const asked = (task: string) => server.log.filter((entry) => entry.task === task);
const textOf = async (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
  role: DocumentRole,
) => (await study.document(ownerId, threadId, role))?.text ?? null;

/** Material and notes as the synthesis finds them. */
const atSynthesis = async (
  ports: StudyPorts,
  texts: { material: string; note?: string; recognised?: string },
  language: "en" | "ru" = "en",
): Promise<StudyStateValue> => {
  const state = await newStudy(db, { language, text: texts.note ?? "" });
  const save = (role: DocumentRole, text: string) =>
    ports.study.saveDocument(state.ownerId, state.threadId, role, text);
  await save("generated", texts.material);
  if (texts.recognised !== undefined) await save("recognised", texts.recognised);
  return state;
};

describe("synthesise", () => {
  test("a text of megabytes is divided while other work goes on", async () => {
    const { ports } = studyPorts(db, null);
    const long = sampleNote("en").repeat(100);
    const state = await newStudy(db, { language: "en", text: "" });
    const { topic, language, settings } = await ports.study.get(state.ownerId, state.threadId);
    const texts = { material: long, notes: long, presets: writingPresets(settings) };
    let othersRan = false;
    let ranBefore: boolean | null = null;
    const asking: StudyPorts = {
      ...ports,
      ask: (...question) => {
        ranBefore ??= othersRan;
        return ports.ask(...question);
      },
      reporter: { ...ports.reporter, stage: async () => {} },
    };
    const draft = showDraft(ports, state, "synthesise");
    setImmediate(() => {
      othersRan = true;
    });
    await synthesiseText(asking, state, {}, { topic, language, ...texts }, draft);
    await draft.close();
    expect(ranBefore).toBe(true);
  });

  test("without notes the material is the document, and nobody is asked", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await atSynthesis(ports, { material: "# T\n\nIt is so.\n" });
    await synthesise(ports)(state, {});
    expect(await textOf(ports, state, "synthesised")).toBe("# T\n\nIt is so.\n");
    expect(server.log).toHaveLength(0);
    const { documentStatus } = await ports.study.get(state.ownerId, state.threadId);
    expect(documentStatus).toBe("editing");
  });

  test.each([
    ["en", "The usual value of the constant is 12.", "The usual value of the constant is 10."],
    ["ru", "Обычное значение постоянной равно 12.", "Обычное значение постоянной равно 10."],
  ] as const)(
    "the notes win, and the conflict is listed with its place (%s)",
    async (language, note, material) => {
      const { ports } = studyPorts(db, server.url);
      const state = await newStudy(db, { language, text: `${note}\n` });
      await generateMaterial(ports)(state, {});
      await synthesise(ports)(state, {});
      const document = (await textOf(ports, state, "synthesised")) ?? "";
      expect(document).toContain(note);
      expect(document).not.toContain(material);
      const conflicts = await ports.study.conflicts(state.ownerId, state.threadId);
      expect(conflicts).toMatchObject([{ material, note, quote: note, alternative: material }]);
      const placement = placeQuote(document, conflicts[0]?.quote ?? "");
      expect(placement).toMatchObject({ kind: "placed", matched: note });
    },
  );

  test("a conflict's quote is kept as the document has it; one that is not there stays without a place", async () => {
    const { ports } = studyPorts(db, server.url);
    const markdown = "# T\n\nThe **period** grows with the amplitude of the swing.\n";
    const state = await atSynthesis(ports, { material: markdown, note: "It grows." });
    const conflict = { subject: "s", material: "m", note: "n", alternative: "" };
    server.script({
      task: "synthesise-material",
      replies: [
        {
          markdown,
          conflicts: [
            { ...conflict, quote: "the period grows with the amplitude of the swing" },
            {
              ...conflict,
              quote: "Bananas are blue on the inside, as every student of physics knows.",
            },
            { ...conflict, quote: "x".repeat(9_000) },
          ],
        },
      ],
    });
    await synthesise(ports)(state, {});
    const conflicts = await ports.study.conflicts(state.ownerId, state.threadId);
    expect(conflicts.map(({ quote }) => placeQuote(markdown, quote.slice(0, 200)).kind)).toEqual([
      "placed",
      "absent",
      "absent",
    ]);
    expect(markdown).toContain(conflicts[0]?.quote);
  });

  test("takes what was read and reviewed rather than the note alone", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await atSynthesis(ports, {
      material: "# T\n\n## Values\n\nIt is so.\n",
      note: "pasted values are here",
      recognised: "pasted values are here\n\nread values are there",
    });
    await synthesise(ports)(state, {});
    expect(await textOf(ports, state, "synthesised")).toContain("read values are there");
  });

  const section = (index: number) =>
    `## Chapter${index} of the matter\n\n${`What holds in chapter number ${index} is said here once again. `.repeat(30)}\n\n`;
  const longMaterial = `# T\n\n${Array.from({ length: 60 }, (_, index) => section(index + 1)).join("")}`;

  test("of 100 kB is put together part by part and loses nothing of either text", async () => {
    const { ports, said } = studyPorts(db, server.url);
    const note = Array.from(
      { length: 60 },
      (_, index) => `My remark on chapter${index + 1} is remark number ${index + 1}.`,
    ).join("\n\n");
    expect(longMaterial.length).toBeGreaterThan(100_000);
    const state = await atSynthesis(ports, {
      material: longMaterial,
      note: `${note}\n\nBananas: see elsewhere.`,
    });
    await synthesise(ports)(state, {});
    const document = (await textOf(ports, state, "synthesised")) ?? "";
    const headings = document.match(/^## .*$/gm) ?? [];
    expect(headings).toEqual(longMaterial.match(/^## .*$/gm));
    for (let index = 1; index <= 60; index += 1) {
      expect(document.split(`remark number ${index}.`)).toHaveLength(2);
      expect(document).toContain(section(index).split("\n\n")[1]?.trim());
    }
    expect(document.split("Bananas: see elsewhere.")).toHaveLength(2);
    const parts = asked("synthesise-material").length;
    expect(parts).toBeGreaterThan(8);
    expect(said.steps.at(-1)).toBe(`${parts}/${parts}`);
  });

  const sevenChapters = `# T\n\n${[1, 2, 3, 4, 5, 6, 7].map(section).join("")}`;

  test("an answer that is cut off goes on where it ended, and its conflicts are those of the whole", async () => {
    const { ports } = studyPorts(db, server.url);
    expect(sevenChapters.length).toBeLessThan(20_000);
    const rival = "What holds in chapter number 70 is said here once again.";
    const material = `${sevenChapters}What holds in chapter number 8 is said here once again.`;
    const state = await atSynthesis(ports, { material, note: `A remark on chapter7.\n\n${rival}` });
    server.control({ task: "synthesise-material", mode: "length", times: 2 });
    await synthesise(ports)(state, {});
    const document = (await textOf(ports, state, "synthesised")) ?? "";
    expect(document.match(/^## /gm)).toHaveLength(7);
    expect(document).toContain("A remark on chapter7");
    expect(asked("synthesise-material")).toHaveLength(3);
    const conflicts = await ports.study.conflicts(state.ownerId, state.threadId);
    expect(conflicts).toMatchObject([{ quote: rival }]);
  });

  test("an answer that is cut off again and again is asked for in parts", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await atSynthesis(ports, {
      material: sevenChapters,
      note: "My remark on chapter7 is a good one.",
    });
    server.control({ task: "synthesise-material", mode: "length", times: mostAnswers });
    await synthesise(ports)(state, {});
    const document = (await textOf(ports, state, "synthesised")) ?? "";
    expect(document.match(/^## /gm)).toHaveLength(7);
    expect(document).toContain("My remark on chapter7");
    expect(asked("synthesise-material").length).toBeGreaterThan(mostAnswers + 1);
  });

  test("an answer that left half of the material out is no answer", async () => {
    const { ports } = studyPorts(db, server.url);
    const material = `# T\n\n${[1, 2, 3].map(section).join("")}`;
    const state = await atSynthesis(ports, {
      material,
      note: "My remark on chapter3 is a good one.",
    });
    const half = { markdown: material.slice(0, material.length / 2), conflicts: [] };
    server.script({ task: "synthesise-material", replies: [half] });
    await synthesise(ports)(state, {});
    const document = (await textOf(ports, state, "synthesised")) ?? "";
    expect(document.match(/^## /gm)).toHaveLength(3);
  });

  test("fails, and stores nothing, when no part comes whole", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await atSynthesis(ports, { material: longMaterial, note: "A note." });
    server.control({ mode: "length" });
    await expect(synthesise(ports)(state, {})).rejects.toMatchObject({
      code: "model_reply_invalid",
    });
    expect(await textOf(ports, state, "synthesised")).toBeNull();
  });

  test("parts that were finished before a failure are not paid again", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await atSynthesis(ports, { material: longMaterial, note: "A note on nothing." });
    server.control({ task: "synthesise-material", mode: "good", times: 3 });
    server.control({ mode: "401" });
    await expect(synthesise(ports)(state, {})).rejects.toMatchObject({ code: "model_refused_key" });
    const first = asked("synthesise-material").filter(({ mode }) => mode === "good").length;
    expect(first).toBe(3);
    server.reset();
    await synthesise(ports)(state, {});
    expect((await textOf(ports, state, "synthesised"))?.length).toBeGreaterThan(100_000);
    const parts = planSynthesis(longMaterial, "A note on nothing.").length;
    expect(asked("synthesise-material")).toHaveLength(parts - first);
  });

  test("leaves a document that was edited as it is", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await atSynthesis(ports, {
      material: "# T\n\nIt is so.\n",
      note: "A note is here.",
    });
    const { ownerId, threadId } = state;
    await synthesise(ports)(state, {});
    const { text } = await ports.edits.document(ownerId, threadId);
    const start = text.indexOf("so");
    await ports.edits.apply(ownerId, threadId, {
      ...{ key: "k", baseRevision: 0, author: "student", kind: "typed" },
      edits: [
        {
          ...{ similarity: null, reason: "", oldText: "so", newText: "otherwise" },
          patches: [{ start, removed: "so", inserted: "otherwise" }],
        },
      ],
    });
    await synthesise(ports)(state, {});
    expect(await textOf(ports, state, "synthesised")).toContain("It is otherwise.");
  });

  test("without a model puts the document together from all notes, however long", async () => {
    const { ports } = studyPorts(db, null);
    const recognised = `${sampleNote("en")}\n\n${section(1).repeat(20)}`;
    const state = await atSynthesis(ports, { material: "# A plan\n\nNothing.\n", recognised });
    await synthesise(ports)(state, {});
    const document = (await textOf(ports, state, "synthesised")) ?? "";
    expect(document.match(/^# /gm)).toHaveLength(1);
    expect(document).toContain("LIFO");
    expect(document).toContain("What holds in chapter number 1 is said here once again.");
    expect(document).not.toContain("Nothing.");
    expect(await ports.study.conflicts(state.ownerId, state.threadId)).toEqual([]);
  });
});
