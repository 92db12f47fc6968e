import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import { afterEach, expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { maxCardFileBytes } from "#lib/library/library-limits.ts";
import { localOwner } from "#lib/owner.ts";
import { addedCards } from "#lib/schemas/card.ts";
import { cardFileView } from "#lib/schemas/card-file.ts";
import { POST } from "./card-files/route.ts";
import * as exported from "./cards/export/route.ts";
import * as cards from "./cards/route.ts";
import * as download from "./quiz/[threadId]/download/[file]/route.ts";
import * as subjects from "./subjects/route.ts";
import {
  call,
  create,
  ended,
  expectError,
  noParams,
  note,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";

const server = serveRoutes();

afterEach(async () => {
  const group = server.runtime().for(student(localOwner)).cards;
  const { cards: listed } = await group.read.listCards("UTC", {
    ...{ search: "", limit: 100, offset: 0 },
  });
  for (const { id, content } of listed) {
    if (content.kind === "own") await group.write.deleteCard(id);
  }
});

const send = (
  name: string | null,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const query = name === null ? "" : `?name=${encodeURIComponent(name)}`;
  const length = { "content-length": String(body.length) };
  const request = new Request(`http://127.0.0.1:3000/api/card-files${query}`, {
    ...{ method: "POST", body },
    headers: { host: "127.0.0.1:3000", ...length, ...headers },
  });
  return POST(request, noParams);
};

const take = (query: string, headers: Record<string, string> = {}) =>
  exported.GET(call(`/api/cards/export?${query}`, { headers }), noParams);

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** What a package's collection answers, as any program reads it. */
const rowsIn = (packed: Uint8Array, query: string) => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  try {
    writeFileSync(join(folder, "c"), unzipSync(packed)["collection.anki2"] ?? "");
    const database = new DatabaseSync(join(folder, "c"), { readOnly: true });
    const rows = database.prepare(query).all();
    database.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const notesIn = (packed: Uint8Array) =>
  rowsIn(
    packed,
    "select guid, flds, type, reps from notes join cards on cards.nid = notes.id order by notes.id",
  );

const pairs = [
  { front: "What is $a < b$?", back: "A **relation**:\n\n```js\na<b\n```" },
  { front: "Föhn", back: "a warm wind" },
];

const subjectWith = async (sides: readonly object[], name: string): Promise<string> => {
  const made = await subjects.POST(withJson("POST", { name }), noParams);
  const { id } = await made.json();
  if (sides.length === 0) return id;
  const added = await cards.POST(withJson("POST", { subjectId: id, cards: sides }), noParams);
  expect(added.status).toBe(201);
  return id;
};

test("cards of a subject go out for Anki, and in again they are the same, and known", async () => {
  const subjectId = await subjectWith(pairs, "Winds: 1/2");
  const answered = await take(`subject=${subjectId}&format=apkg&schedule=1`);
  expect(answered.status).toBe(200);
  expect(answered.headers.get("content-disposition")).toContain('filename="Winds 1 2.apkg"');
  expect(answered.headers.get("content-type")).toBe("application/octet-stream");
  const bytes = await bytesOf(answered);

  const read = cardFileView.parse(await (await send("Winds.apkg", bytes)).json());
  const ids = read.cards.map(({ cardId }) => cardId);
  expect(ids).toEqual(pairs.map(() => expect.stringMatching(/^crd_/)));
  expect(read).toEqual({
    ...{
      fileName: "Winds.apkg",
      cards: pairs.map((one, at) => ({ ...one, cardId: ids[at] })),
      pictures: 0,
      left: 0,
    },
    ...{ covered: 0, damaged: 0, columns: 0, tagsLeft: 0 },
  });
  const again = { subjectId, cards: read.cards };
  const told = await cards.POST(withJson("POST", again), noParams);
  expect(addedCards.parse(await told.json())).toEqual({ subjectId, added: 0, known: 2, tagged: 0 });
});

test("what went to Anki is known again, whatever became of its words; what was deleted comes anew", async () => {
  const words = ["‹ and $5", "a * b", "=SUM(A1)", "one\ntwo", "see https://e.org"];
  const given = words.map((front) => ({ front, back: "x", tags: ["a b"] }));
  const subjectId = await subjectWith(given, "Signs");
  const packed = await bytesOf(await take(`subject=${subjectId}&format=apkg`));
  const read = cardFileView.parse(await (await send("signs.apkg", packed)).json());
  const bring = async () => {
    const body = {
      subjectId,
      cards: read.cards.map((one) => ({ ...one, tags: ["new"] })),
    };
    return addedCards.parse(await (await cards.POST(withJson("POST", body), noParams)).json());
  };
  expect(await bring()).toMatchObject({ added: 0, known: words.length, tagged: words.length });
  const group = server.runtime().for(student(localOwner)).cards;
  await group.write.deleteCard(read.cards[0]?.cardId ?? "");
  expect(await bring()).toMatchObject({ added: 1, known: words.length - 1, tagged: 0 });
  // Of another's cards nothing is known, whose ids they may be.
  const other = server.runtime().for(student("own_other")).cards;
  expect(await other.write.addCards(undefined, read.cards)).toMatchObject({ added: words.length });
});

test("a table has the cards of all subjects, and its head speaks the reader's language", async () => {
  await subjectWith(pairs, "Winds");
  await subjectWith([{ front: "Bora", back: "-5 °C" }], "Adria");
  const answered = await take("format=csv", { "accept-language": "ru" });
  expect(answered.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const text = new TextDecoder().decode(await bytesOf(answered));
  expect(text.startsWith("Вопрос,Ответ,Предмет,Метки\r\n")).toBe(true);
  expect(text).toContain("Bora,'-5 °C,Adria,\r\n");
  expect(text).toContain("Föhn,a warm wind,Winds,\r\n");
});

test("20 reviewed cards keep their schedule in the package, without it they are new", async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    front: `front ${at}`,
    back: `back ${at}`,
  }));
  const subjectId = await subjectWith(many, "Many");
  const group = server.runtime().for(student(localOwner)).cards;
  const query = { search: "", limit: 50, offset: 0, subjectId };
  for (const { id } of (await group.read.listCards("UTC", query)).cards) {
    await group.write.reviewCard("UTC", id, {
      key: `k-${id}`,
      rating: "easy",
      reviews: 0,
      hinted: false,
    });
  }
  const rows = async (schedule: string) => {
    const bytes = await bytesOf(await take(`subject=${subjectId}&format=apkg${schedule}`));
    const [log] = rowsIn(bytes, "select count(*) as n from revlog");
    return { found: rowsIn(bytes, "select type, queue, reps, ivl from cards"), log: log?.n };
  };
  const kept = await rows("&schedule=1");
  expect(kept.log).toBe(20);
  expect(new Set(kept.found.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ type: 2, queue: 2, reps: 1, ivl: 8 })]),
  );
  const anew = await rows("");
  expect(anew.log).toBe(0);
  expect(anew.found[0]).toEqual({ type: 0, queue: 0, reps: 0, ivl: 0 });
});

test("a quiz that nobody answered goes to Anki whole, what is answered with its schedule, each once", async () => {
  const quiz = await create(
    `${note}\nA bridge is an edge without which the graph falls apart: $b < 1$.\n`,
  );
  await ended(server.runtime(), quiz.id);
  const takeQuiz = async () => {
    const answered = await download.GET(call("/"), {
      params: Promise.resolve({ threadId: quiz.id, file: "apkg" }),
    });
    expect(answered.status).toBe(200);
    expect(answered.headers.get("content-disposition")).toContain(".apkg");
    return bytesOf(answered);
  };
  const group = server.runtime().for(student(localOwner));
  const { questions } = await group.quiz.read.exportedQuiz(quiz.id);
  expect(questions.length).toBeGreaterThan(2);
  const whole = await takeQuiz();
  const before = notesIn(whole);
  expect(before.map(({ guid }) => guid)).toEqual(questions.map(({ id }) => id));
  for (const { flds, type, reps } of before) {
    expect([type, reps]).toEqual([0, 0]);
    const [front = "", back = ""] = String(flds).split("\u001f");
    expect([front, back].map((side) => side.startsWith("<"))).toEqual([true, true]);
  }
  // What is recalled makes a card only when the student has graded it.
  const first = questions.find(({ type }) => type !== "free_recall");
  if (first === undefined) throw new Error("No question of the quiz has a key");
  await group.quiz.write.answerQuestion(quiz.id, { questionId: first.id, answer: first.answer });
  const review = { key: "anki", rating: "easy", reviews: 0, hinted: false } as const;
  await group.cards.write.reviewCard("UTC", first.id, review);
  const after = notesIn(await takeQuiz());
  expect(after.filter(({ reps }) => reps === 1)).toMatchObject([{ guid: first.id, type: 2 }]);
  expect(after).toHaveLength(before.length);

  const { cards: read } = cardFileView.parse(await (await send("q.apkg", whole)).json());
  const subjectId = await subjectWith([], "From Anki");
  const bring = async () =>
    addedCards.parse(
      await (await cards.POST(withJson("POST", { subjectId, cards: read }), noParams)).json(),
    );
  expect(await bring()).toMatchObject({ added: questions.length, known: 0 });
  expect(await bring()).toMatchObject({ added: 0, known: questions.length });
});

test("what there is none of is not taken away", async () => {
  await expectError(await take("format=apkg&subject=sub_none"), 404, "not_found");
  await expectError(await take("format=pdf"), 400, "bad_request");
  await expectError(await take(""), 400, "bad_request");
});

test("a package in the new form, as Anki wrote it, is read in the process that may do little", async () => {
  const folder = new URL("../../lib/library/cards/testing/anki-new-form/", import.meta.url);
  const file = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));
  const packed = zipSync({
    "collection.anki21b": file("collection.anki21b"),
    ...{ media: file("media"), "0": zstdCompressSync(new Uint8Array([1])) },
  });
  const read = cardFileView.parse(await (await send("new.apkg", packed)).json());
  expect(read).toMatchObject({ pictures: 1, left: 0, covered: 0, damaged: 0 });
  expect(read.cards.map(({ front }) => front)).toEqual([
    ...["**Car**", "Simple card", "test", "optional reversed card", "back", "front"],
  ]);
  expect(read.cards[0]?.back).toContain("](picture:");
});

test("a file without cards is refused with its reason", async () => {
  const bytes = new TextEncoder().encode("a;b");
  const notPacked = zipSync({ "collection.anki21b": bytes, "collection.anki2": bytes });
  await expectError(await send("new.apkg", notPacked), 422, "card_file_broken");
  const packed = zstdCompressSync(new Uint8Array(60_000_000));
  const packedBomb = zipSync({ "collection.anki21b": packed });
  await expectError(await send("bomb.apkg", packedBomb), 413, "card_file_too_large");
  const broken = zipSync({ "collection.anki2": bytes });
  await expectError(await send("broken.apkg", broken), 422, "card_file_broken");
  const bomb = zipSync({ "collection.anki2": new Uint8Array(60_000_000) });
  await expectError(await send("bomb.apkg", bomb), 413, "card_file_too_large");
  await expectError(await send("a.txt", new TextEncoder().encode("words")), 422, "card_file_none");
  await expectError(await send("cut.apkg", broken.subarray(0, 60)), 422, "card_file_broken");
  await expectError(await send("empty.csv", new Uint8Array()), 422, "card_file_none");
  await expectError(await send(null, bytes), 400, "bad_request");
  const length = { "content-length": String(maxCardFileBytes + 1) };
  await expectError(await send("huge.apkg", bytes, length), 413, "card_file_too_large");
});
