import { expect, it } from "vitest";
import type { StoredEdit } from "#lib/study/study-store.ts";
import { passagesOfCards } from "./passage-cards.ts";

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
