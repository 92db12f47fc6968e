import { expect, it } from "vitest";
import { sha256 } from "#lib/ids.ts";
import type { StoredEdit } from "#lib/study/study-store.ts";
import { passageCardCommands, passagesOfCards } from "./passage-cards.ts";

it("what became of passages is looked for once in a text, and anew in another", async () => {
  const former = "A neap is the weakest tide.\n";
  let document = { text: former, revision: 0 };
  const edits: StoredEdit[] = [];
  let asked = 0;
  const ports = {
    study: { document: async () => document },
    edits: {
      since: async () => {
        asked += 1;
        return edits;
      },
    },
  };
  const passage = { ...{ text: "A neap is the weakest tide.", start: 0, revision: 0 } };
  const card = {
    id: "crd_1",
    passages: [{ ...passage, document: { id: "thr_1", title: "Tides" } }],
  };
  const state = async () => {
    const found = await passagesOfCards(ports as never, "remembered", [card] as never);
    return found.get("crd_1")?.map((one) => one.state);
  };
  const edit = (revision: number, removed: string, inserted: string) => {
    const start = document.text.indexOf(removed);
    document = { text: document.text.replace(removed, inserted), revision };
    const patches = [{ start, removed, inserted }];
    edits.push({ number: revision, kind: "edit", batchId: null, target: null, patches } as never);
  };
  expect(await state()).toMatchObject([{ kind: "there", words: passage.text }]);
  edit(1, "weakest", "smallest");
  for (const _ of [1, 2, 3])
    expect(await state()).toMatchObject([
      { kind: "changed", words: "A neap is the smallest tide." },
    ]);
  expect(asked).toBe(1);
  edit(2, "smallest", "weakest");
  expect(await state()).toMatchObject([{ kind: "there", words: passage.text }]);
  expect(asked).toBe(2);
});

it("the texts under questions are read once, and anew where the source is another", async () => {
  const text = "A neap is the weakest tide.\n";
  let said = text;
  let read = 0;
  const counted = (words: string) => {
    read += 1;
    return words;
  };
  const question = { id: "qst_1", at: 0, places: [{ start: 0, end: text.trim().length }] };
  const ports = {
    cards: { ofPassages: async () => [] },
    study: {
      document: async () => ({ text, revision: 0 }),
      get: async () => ({ language: "en" }),
    },
    edits: { since: async () => [], textAt: async () => counted(text) },
    origins: {
      takenFrom: async () => [
        { sourceId: "src_1", sha256: sha256(said), revision: 0, place: null },
      ],
    },
    sources: { get: async () => ({ text: counted(said) }) },
    restingQuestions: async () => [question],
  };
  const { passageCards } = passageCardCommands(ports as never).read;
  const shown = async () => (await passageCards("taken", "thr_1")).questions;
  for (const _ of [1, 2, 3]) expect(await shown()).toMatchObject([{ id: "qst_1", start: 0 }]);
  expect(read).toBe(2);
  said = `${text}\nA spring tide is the strongest.\n`;
  for (const _ of [1, 2]) expect(await shown()).toMatchObject([{ id: "qst_1", start: 0 }]);
  expect(read).toBe(4);
});
