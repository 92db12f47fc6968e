import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ArtifactSnapshot, artifactFiles } from "./artifact-files.ts";
import { zipArtifacts } from "./download-files.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

const question = (
  ordinal: number,
  answer: string | null,
): ArtifactSnapshot["questions"][number] => ({
  id: `q${ordinal}`,
  ordinal,
  text: `What is\nquestion ${ordinal + 1}?`,
  status: answer === null ? "failed" : "answered",
  answer,
  basis: "model",
  quotes: answer === null ? [] : ["A passage\n\nof two."],
  errorCode: null,
});

const snapshot: ArtifactSnapshot = {
  threadId: "thr_1",
  revision: 9,
  title: "Энергия",
  topic: "What is energy?",
  status: "done",
  createdAt: at(0),
  updatedAt: at(9),
  generated: "# Generated\n",
  notes: "Notes\n",
  document: "# Now\n",
  edits: [1, 2].map((number) => ({
    number,
    createdAt: at(number),
    oldPreview: `old ${number}`,
    newPreview: `new ${number}`,
    similarity: number === 1 ? 0.9 : null,
  })),
  questions: [question(0, "Because.\n"), question(1, null), question(2, "So.")],
};

const files = (changes: Partial<ArtifactSnapshot> = {}): Map<string, string> =>
  new Map(artifactFiles({ ...snapshot, ...changes }).map(({ path, text }) => [path, text]));

const json = (text: string | undefined): unknown => JSON.parse(text ?? "");

test("a finished thread has every file, under the names that other tools know", () => {
  expect([...files().keys()]).toEqual([
    "generated_material.md",
    "recognized_notes.md",
    "synthesized_material.md",
    "edit_history.json",
    "questions.md",
    "answers/answer_001.md",
    "answers/answer_003.md",
    "metadata.json",
  ]);
});

test("texts are what they are", () => {
  const all = files();
  expect(all.get("generated_material.md")).toBe("# Generated\n");
  expect(all.get("recognized_notes.md")).toBe("Notes\n");
  expect(all.get("synthesized_material.md")).toBe("# Now\n");
  expect(all.get("questions.md")).toBe(
    "# Энергия\n\n1. What is\n   question 1?\n2. What is\n   question 2?\n3. What is\n   question 3?\n",
  );
  expect(all.get("answers/answer_001.md")).toBe(
    "**1.** What is\nquestion 1?\n\nBecause.\n\n> A passage\n>\n> of two.\n",
  );
});

test("the history has exactly the fields that other tools know", () => {
  expect(json(files().get("edit_history.json"))).toEqual({
    edits: [
      {
        timestamp: "2026-03-01T12:01:00.000Z",
        edit_number: 1,
        old_text_preview: "old 1",
        new_text_preview: "new 1",
        similarity: 0.9,
      },
      {
        timestamp: "2026-03-01T12:02:00.000Z",
        edit_number: 2,
        old_text_preview: "old 2",
        new_text_preview: "new 2",
        similarity: null,
      },
    ],
    total_edits: 2,
    last_modified: "2026-03-01T12:02:00.000Z",
  });
});

test("metadata names the thread and its files", () => {
  expect(json(files().get("metadata.json"))).toEqual({
    thread_id: "thr_1",
    title: "Энергия",
    topic: "What is energy?",
    created: "2026-03-01T12:00:00.000Z",
    last_activity: "2026-03-01T12:09:00.000Z",
    status: "done",
    last_edited: "2026-03-01T12:02:00.000Z",
    edit_count: 2,
    has_edited_material: true,
    files: [...files().keys()],
  });
});

test("what there is not has no file", () => {
  const bare = { generated: null, notes: null, document: null, edits: [], questions: [] };
  const early = files(bare);
  expect([...early.keys()]).toEqual(["metadata.json"]);
  expect(json(early.get("metadata.json"))).toMatchObject({
    ...{ last_edited: null, edit_count: 0, has_edited_material: false, files: ["metadata.json"] },
  });
  const fresh = files({ edits: [], questions: [] });
  expect(json(fresh.get("edit_history.json"))).toEqual({
    ...{ edits: [], total_edits: 0, last_modified: null },
  });
  expect(fresh.has("questions.md")).toBe(false);
});

test("an archive holds the same bytes, and equal threads make equal archives", () => {
  const made = artifactFiles(snapshot);
  const archive = zipArtifacts(made, at(9));
  expect(archive).toEqual(zipArtifacts(artifactFiles({ ...snapshot }), at(9)));
  const held = Object.entries(unzipSync(archive));
  expect(held.map(([path, bytes]) => ({ path, text: new TextDecoder().decode(bytes) }))).toEqual(
    made,
  );
});
