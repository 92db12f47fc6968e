import { expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { editStore } from "#db/queries/edits.ts";
import { newId, sha256 } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import {
  type MadePassageCards,
  madePassageCards,
  passageCards,
  undonePassageCards,
} from "#lib/schemas/passage-card.ts";
import * as ofCard from "./cards/[cardId]/passage/route.ts";
import * as made from "./study/[threadId]/passage-cards/route.ts";
import * as undo from "./study/[threadId]/passage-cards/undo/route.ts";
import { expectError, withJson } from "./testing/api-test.ts";
import { get, makeStudy, post, serveStudies } from "./testing/study-test.ts";
import * as ofThread from "./threads/[threadId]/cards/route.ts";

const server = serveStudies();
const read = () => server.runtime().for(student(localOwner)).cards.read;

/** A document whose names are of one test, as all of them are of one subject. */
const tides = (name: string) => `# Tides of ${name} [[1]](#note-L1)

- **Neap ${name}**: the weakest tide of a month [[2]](#note-L2)
- **Spring ${name}**: the strongest tide of a month [[3]](#note-L3)

Nobody has ever said more of ${name} than this, and so there is nothing to be asked.

\`\`\`js
let ${name} = 1;
\`\`\`
`;

const edit = async (id: string, oldText: string, newText: string): Promise<void> => {
  const edits = editStore(server.db());
  const { text, revision } = await edits.document(localOwner, id);
  const patches = [{ start: text.indexOf(oldText), removed: oldText, inserted: newText }];
  await edits.apply(localOwner, id, {
    ...{ key: newId("key"), baseRevision: revision, author: "agent", kind: "edit" },
    edits: [{ patches, similarity: 1, reason: "Clearer.", oldText, newText }],
  });
};

/** Marks a part of one block of the first text. */
const marked = (text: string, words: string, more = {}) => {
  const at = text.indexOf(words);
  const start = text.lastIndexOf("\n\n", at) + 2;
  const end = text.indexOf("\n\n", at) < 0 ? text.length : text.indexOf("\n\n", at);
  const beside = (part: string) => ({ words, beside: part.slice(0, 99), letters: 0 });
  const letters = (part: string) => part.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return {
    selection: { revision: 0, start, end },
    begins: { ...beside("x"), letters: letters(text.slice(start, at)) },
    ends: { ...beside("x"), letters: letters(text.slice(at + words.length, end)) },
    ...more,
  };
};

const make = async (id: string, body: unknown): Promise<MadePassageCards> => {
  const response = await post(made.POST, id, body);
  expect(response.status).toBe(201);
  return madePassageCards.parse(await response.json());
};
const shown = async (id: string) => passageCards.parse(await (await get(made.GET, id)).json());
const listed = async (id: string) =>
  (await read().listCards("UTC", { search: "", documentId: id, limit: 9, offset: 0 })).cards;

it("of what is marked cards are made, which say where it stands, and are taken back", async () => {
  const text = tides("one");
  const id = await makeStudy(server, text);
  const first = await make(id, marked(text, "weakest"));
  expect(first).toMatchObject({ known: [], linked: [], left: 0, none: null, passage: "weakest" });
  expect(first.made).toHaveLength(1);
  // What is remembered of one card is no answer about two.
  expect((await shown(id)).cards).toHaveLength(1);
  const both = await make(id, marked(text, "month [[2]](#note-L2)\n- **Spring one**"));
  expect(both).toMatchObject({ known: first.made, linked: [] });
  const { cards } = await shown(id);
  expect(cards.map(({ front, start, end }) => [front, text.slice(start, end)])).toEqual([
    ["Neap one", "- **Neap one**: the weakest tide of a month"],
    ["Spring one", "- **Spring one**: the strongest tide of a month"],
  ]);
  expect(await (await get(ofThread.GET, id)).json()).toEqual({ cards: 2 });
  const taken = await post(undo.POST, id, { made: both.made, linked: both.linked });
  expect(undonePassageCards.parse(await taken.json())).toEqual({ removed: 1, kept: 0 });
  expect((await shown(id)).cards.map(({ id: card }) => card)).toEqual(first.made);
});

it("an edit elsewhere moves their place, one of their sentence is said with its words", async () => {
  const text = tides("two");
  const id = await makeStudy(server, text);
  const selection = { revision: 0, start: 0, end: text.length };
  const { made: ids } = await make(id, { selection });
  expect(ids).toHaveLength(2);
  await edit(id, "# Tides of two", "# Tides of two\n\nA word first.");
  const moved = "\n\nA word first.".length;
  const [neap] = (await shown(id)).cards;
  expect(neap?.start).toBe(text.indexOf("- **Neap two**") + moved);
  expect((await read().passageOfCard(id, ids[0] ?? "")).seen).toEqual({
    ...{ text: "Neap two: the weakest tide of a month", start: neap?.start },
  });
  await edit(id, "the weakest tide", "the smallest tide");
  const [changed, other] = (await shown(id)).cards;
  expect([changed?.changed, other?.changed]).toEqual([true, false]);
  const [card] = await listed(id);
  expect(card).toMatchObject({
    passages: [
      {
        text: "- **Neap two**: the weakest tide of a month",
        state: { kind: "changed", words: "- **Neap two**: the smallest tide of a month" },
      },
    ],
  });
  await edit(id, "- **Neap two**: the smallest tide of a month [[2]](#note-L2)\n", "");
  expect(await shown(id)).toMatchObject({ cards: [{ changed: false }] });
  expect((await read().passageOfCard(id, ids[0] ?? "")).seen).toBeNull();
  expect((await listed(id))[0]?.passages).toMatchObject([{ state: { kind: "gone" } }]);
  // What is due says it, too.
  const due = await read().dueCards("UTC");
  expect(due.find(({ id: one }) => one === ids[0])?.passages).toMatchObject([
    { state: { kind: "gone" } },
  ]);
});

const settle = async (id: string, card: string, how: "keep" | "rebuild", words: string) =>
  ofCard.POST(withJson("POST", { documentId: id, settle: how, change: sha256(words) }), {
    params: Promise.resolve({ cardId: card }),
  });

it("a card is kept through a change of its words, or made anew of them with its progress", async () => {
  const text = tides("seven");
  const id = await makeStudy(server, text);
  const [neap = "", spring = ""] = (
    await make(id, { selection: { revision: 0, start: 0, end: text.length } })
  ).made;
  const { write } = server.runtime().for(student(localOwner)).cards;
  await write.reviewCard("UTC", neap, {
    ...{ key: newId("key"), rating: "good", reviews: 0, hinted: false },
  });
  await edit(id, "the weakest tide", "the smallest tide");
  await edit(id, "the strongest tide", "the largest tide");
  const words = "- **Neap seven**: the smallest tide of a month";
  const old = await settle(id, neap, "keep", "- **Neap seven**: the weakest tide of a month");
  await expectError(old, 409, "document_changed");
  const cardOf = async (card: string) => (await listed(id)).find((one) => one.id === card);
  expect(await (await settle(id, neap, "keep", words)).json()).toEqual({ outcome: "kept" });
  expect(await cardOf(neap)).toMatchObject({
    content: { sides: { front: "Neap seven", back: "the weakest tide of a month" } },
    ...{ memory: { reps: 1 }, passages: [{ text: words, state: { kind: "there" } }] },
  });
  expect((await shown(id)).cards.map(({ changed }) => changed)).toEqual([false, true]);

  await edit(id, "the smallest tide", "the lowest tide");
  const next = "- **Neap seven**: the lowest tide of a month";
  // What the student did not change since it was made is made anew; it is another's words by now where they did.
  for (let time = 0; time < 2; time += 1)
    expect(
      await (
        await settle(id, spring, "rebuild", "- **Spring seven**: the largest tide of a month")
      ).json(),
    ).toEqual({ outcome: "rebuilt" });
  expect(await cardOf(spring)).toMatchObject({
    content: { sides: { front: "Spring seven", back: "the largest tide of a month" } },
    passages: [{ state: { kind: "there" } }],
  });
  expect(await (await settle(id, neap, "rebuild", next)).json()).toEqual({ outcome: "nothing" });
  expect((await cardOf(neap))?.passages).toMatchObject([{ state: { kind: "changed" } }]);
  const elsewhere = await settle(newId("thr"), neap, "keep", next);
  await expectError(elsewhere, 404, "not_found");
});

it("a card that was reviewed keeps its progress when it is made anew", async () => {
  const text = tides("eight");
  const id = await makeStudy(server, text);
  const [neap = ""] = (await make(id, marked(text, "weakest"))).made;
  const { write } = server.runtime().for(student(localOwner)).cards;
  await write.reviewCard("UTC", neap, {
    ...{ key: newId("key"), rating: "good", reviews: 0, hinted: false },
  });
  const [before] = await listed(id);
  await edit(id, "the weakest tide", "the smallest tide");
  const words = "- **Neap eight**: the smallest tide of a month";
  expect(await (await settle(id, neap, "rebuild", words)).json()).toEqual({ outcome: "rebuilt" });
  const [after] = await listed(id);
  expect(before?.memory?.reps).toBe(1);
  expect(after).toMatchObject({ id: neap, due: before?.due, memory: before?.memory });
  expect(after).toMatchObject({ content: { sides: { back: "the smallest tide of a month" } } });
});

it("a card that was kept meanwhile is not told as made anew", async () => {
  const text = tides("nine");
  const id = await makeStudy(server, text);
  const [neap = ""] = (await make(id, marked(text, "weakest"))).made;
  await edit(id, "the weakest tide", "the smallest tide");
  const words = "- **Neap nine**: the smallest tide of a month";
  expect(await (await settle(id, neap, "keep", words)).json()).toEqual({ outcome: "kept" });
  await expectError(await settle(id, neap, "rebuild", words), 409, "document_changed");
  expect((await listed(id))[0]?.content).toMatchObject({
    sides: { back: "the weakest tide of a month" },
  });
});

it("a card that another document says as it was is not made anew for one of them", async () => {
  const text = tides("ten");
  const [id, other] = [await makeStudy(server, text), await makeStudy(server, text)];
  const [neap = ""] = (await make(id, marked(text, "weakest"))).made;
  expect(await make(other, marked(text, "weakest"))).toMatchObject({ linked: [neap] });
  const words = "- **Neap ten**: the smallest tide of a month";
  for (const [first, second] of [
    [id, other],
    [other, id],
  ] as const) {
    await edit(first, "the weakest tide", "the smallest tide");
    const outcome = await (await settle(first, neap, "rebuild", words)).json();
    expect(outcome).toEqual({ outcome: first === id ? "elsewhere" : "rebuilt" });
    expect((await shown(second)).cards.map(({ changed }) => changed)).toEqual([second === id]);
  }
  // The one that had changed first is asked about by now: the card says what it says.
  expect(await (await settle(id, neap, "keep", words)).json()).toEqual({ outcome: "kept" });
  expect((await listed(id))[0]?.content).toMatchObject({
    sides: { back: "the smallest tide of a month" },
  });
});

it("cards are made of the text that the student saw, whatever came since", async () => {
  const text = tides("three");
  const id = await makeStudy(server, text);
  await edit(id, "# Tides of three", "# All\n\nAnother paragraph.\n\n# Tides of three");
  await edit(id, "the weakest tide", "a tide");
  const { made: ids } = await make(id, marked(text, "weakest"));
  expect(ids).toHaveLength(1);
  expect((await shown(id)).cards).toMatchObject([{ id: ids[0], changed: true }]);
});

it("where rules make none it says why, and the student's own leads to the passage", async () => {
  const text = tides("four");
  const id = await makeStudy(server, text);
  const prose = marked(text, "than this, and so there is nothing");
  const none = await make(id, prose);
  expect(none).toMatchObject({ made: [], none: "prose" });
  expect(none.passage).toBe("than this, and so there is nothing");
  expect(await make(id, marked(text, "let four"))).toMatchObject({ made: [], none: "code" });
  expect(await make(id, marked(text, "Tides of"))).toMatchObject({ made: [], none: "words" });
  const own = await make(id, { ...prose, card: { front: "How much is said?", back: "Nothing" } });
  expect(own.made).toHaveLength(1);
  expect((await shown(id)).cards).toMatchObject([
    { front: "How much is said?", start: text.indexOf("than this") },
  ]);
  const gaps = "{{c1::Nobody}} says {{c2::more}} of four";
  expect((await make(id, { ...prose, card: { front: gaps, back: "" } })).made).toHaveLength(2);
  await expectError(
    await post(made.POST, id, { ...prose, card: { front: "Half", back: "" } }),
    ...([422, "card_one_side"] as const),
  );
});

it("a passage of any length is read to its end, and more than 1,000 cards are told", async () => {
  const lines = Array.from(
    { length: 1_100 },
    (_, at) => `- **Term${at}five**: the thing of kind ${at} that is unlike others`,
  );
  const text = `# Terms\n\n${lines.join("\n")}\n`;
  const id = await makeStudy(server, text);
  const all = await make(id, { selection: { revision: 0, start: 0, end: text.length } });
  expect(all).toMatchObject({ left: 100 });
  expect(all.made).toHaveLength(1_000);
  expect(all.passage.length).toBeLessThanOrEqual(10_000);
  const undone = await post(undo.POST, id, { made: all.made, linked: [] });
  expect(await undone.json()).toEqual({ removed: 1_000, kept: 0 });
});

it("what is no passage is refused", async () => {
  const id = await makeStudy(server, tides("six"));
  const selection = { revision: 0, start: 5, end: 5 };
  await expectError(await post(made.POST, id, { selection }), 400, "bad_request");
  const later = { revision: 9, start: 0, end: 5 };
  await expectError(await post(made.POST, id, { selection: later }), 404, "not_found");
  const far = { revision: 0, start: 1e9, end: 2e9 };
  await expectError(await post(made.POST, id, { selection: far }), 400, "bad_request");
  const unwritten = await makeStudy(server, null);
  await expectError(
    await post(made.POST, unwritten, { selection: { ...later, revision: 0 } }),
    409,
    "document_not_ready",
  );
  expect(await shown(unwritten)).toEqual({ cards: [], questions: [] });
});
