import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "../../e2e/model-server/start-model-server.ts";
import { createAsk } from "../../lib/ai/ask.ts";
import { createModels } from "../../lib/ai/models.ts";
import { createMemoryJournal } from "../../lib/ai/testing/memory-journal.ts";
import { systemClock } from "../../lib/clock.ts";
import { readEnv } from "../../lib/env.ts";
import { type CheckedNote, checkNote } from "./check-note.ts";
import { plant, readPlantedFile } from "./planted-file.ts";
import { score } from "./score.ts";
import { scoreTable } from "./score-table.ts";

const fixtures = fileURLToPath(new URL("./fixtures/planted.json", import.meta.url));
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const model = () => {
  const env = readEnv({ MODEL: "compatible:test", COMPATIBLE_BASE_URL: server.url });
  const models = createModels(env);
  const journal = createMemoryJournal();
  const ask = createAsk({ models, journal, clock: systemClock, prices: {}, silenceMs: 10_000 });
  return { ask, modelIds: { writer: models.idOf("writer"), judge: models.idOf("judge") } };
};

test("the fixtures are measured by the product's own nodes", async () => {
  const notes = [];
  for (const planted of await readPlantedFile(fixtures)) {
    notes.push({ planted, checked: await checkNote(planted.text, model()) });
  }
  const { types, misses } = score(notes);
  expect(types).toEqual({
    major: { planted: 4, right: 3, reported: 3, hits: 3 },
    minor: { planted: 1, right: 1, reported: 0, hits: 0 },
    code_mismatch: { planted: 2, right: 2, reported: 2, hits: 2 },
  });
  // The test server knows nothing of spanning trees: a miss is named.
  expect(misses).toEqual(["algorithms.en.md: major missed: contains exactly one cycle"]);
});

describe("the score", () => {
  const note = plant("n.md", "A queue is LIFO. A stack is FIFO. A heep is a tree.", [
    { type: "major", original: "FIFO", planted: "A queue is LIFO" },
    { type: "minor", original: "heap", planted: "heep" },
  ]);
  const checked = (spans: readonly [number, number][]): CheckedNote => ({
    takenApart: true,
    concepts: spans.map(([start, end], index) => ({
      id: `c${index}`,
      term: "T",
      definition: "",
      original: "",
      span: { start, end },
      codeSpan: null,
      code: null,
      codeLanguage: null,
      status: "verified",
      changeType: "major",
    })),
    corrections: spans.map((_, index) => ({
      id: `c${index}-definition_fix`,
      conceptId: `c${index}`,
      term: "T",
      type: "definition_fix",
      message: "",
      original: "",
      fixed: "",
      span: null,
      patch: null,
      removedCode: null,
      basis: "model",
      evidence: null,
      status: "open",
    })),
  });

  test("counts false alarms against precision and misses against recall", () => {
    const { types, misses } = score([{ planted: note, checked: checked([[17, 33]]) }]);
    expect(types.major).toEqual({ planted: 1, right: 0, reported: 1, hits: 0 });
    expect(types.minor).toMatchObject({ planted: 1, right: 1 });
    expect(misses).toHaveLength(2);
  });

  test("counts a minor defect as wrong when the student is shown it", () => {
    const { types } = score([
      {
        planted: note,
        checked: checked([
          [0, 16],
          [34, 51],
        ]),
      },
    ]);
    expect(types.minor).toMatchObject({ planted: 1, right: 0 });
    expect(types.major).toEqual({ planted: 1, right: 1, reported: 2, hits: 1 });
  });

  test("is printed by type and overall, without a number where there is none", () => {
    const table = scoreTable(score([{ planted: note, checked: checked([[0, 16]]) }]));
    expect(table).toMatch(/major +1 +1 +1 +1\.00 +1\.00/);
    expect(table).toMatch(/minor +1 +1 +0 +- +1\.00/);
    expect(table).toMatch(/code_mismatch +0 +0 +0 +- +-/);
    expect(table).toMatch(/overall +2 +2 +1 +1\.00 +1\.00/);
  });
});

describe("a note", () => {
  test("without the defect gets it", () => {
    const planted = plant("n.md", "A $& queue is FIFO.", [
      { type: "major", original: "FIFO", planted: "$& LIFO" },
    ]);
    expect(planted.text).toBe("A $& queue is $& LIFO.");
    expect(planted.items[0]?.places).toEqual([{ start: 14, end: 21 }]);
  });

  test("with neither text is named", () => {
    expect(() =>
      plant("n.md", "Nothing.", [{ type: "major", original: "FIFO", planted: "LIFO" }]),
    ).toThrow(/n\.md.*LIFO/);
  });
});
