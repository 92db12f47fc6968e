import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { localOwner } from "#lib/owner.ts";
import { addedCards, cardsView, reviewResult, usedTags } from "#lib/schemas/card.ts";
import { quizView } from "#lib/schemas/quiz.ts";
import * as cardTags from "./card-tags/route.ts";
import * as reviews from "./cards/[cardId]/reviews/route.ts";
import * as card from "./cards/[cardId]/route.ts";
import * as cards from "./cards/route.ts";
import * as undo from "./cards/undo/route.ts";
import * as answers from "./quiz/[threadId]/answers/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import {
  at,
  call,
  create,
  ended,
  expectError,
  noParams,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";

const server = serveRoutes();

const note = `# Winds

The sirocco is a hot wind that blows from the Sahara.
The mistral is a cold wind that blows down the Rhone.
The bora is a dry wind that falls on the Adriatic.
The chinook is a warm wind that comes over the Rockies.
`;

const waiting = async () => cardsView.parse(await (await cards.GET(call("/"), noParams)).json());

test("what was answered wrong waits at once, goes by its rating, and comes back when that is taken back", async () => {
  const { id } = await create(note);
  await ended(server.runtime(), id);
  const { questions } = quizView.parse(await (await quiz.GET(call("/"), at(id))).json());
  const [first] = questions;
  const questionId = first?.id ?? "";
  const before = await waiting();
  const wrong = { questionId, answer: "certainly not it" };
  const recall = first?.type === "free_recall" ? { grade: "not" } : {};
  expect((await answers.POST(withJson("POST", { ...wrong, ...recall }), at(id))).status).toBe(200);
  const after = await waiting();
  expect([after.total, after.due]).toEqual([before.total + 1, before.due + 1]);
  expect(after.forecast).toHaveLength(30);

  const of = (card: string) => ({ params: Promise.resolve({ cardId: card }) });
  const good = { key: "cards-1", rating: "easy", reviews: 0 };
  const rated = await reviews.POST(withJson("POST", good), of(questionId));
  expect(reviewResult.parse(await rated.json())).toMatchObject({
    cardId: questionId,
    counted: true,
  });
  expect((await waiting()).due).toBe(before.due);
  const again = await reviews.POST(withJson("POST", { ...good, key: "cards-2" }), of(questionId));
  expect(reviewResult.parse(await again.json()).counted).toBe(false);

  const helped = { ...good, hinted: true };
  await expectError(
    await reviews.POST(withJson("POST", helped), of(questionId)),
    400,
    "bad_request",
  );
  const taken = await undo.POST(withJson("POST", { key: "cards-3", review: "cards-1" }), noParams);
  expect(await taken.json()).toEqual({ cardId: questionId });
  expect((await waiting()).due).toBe(before.due + 1);
  await expectError(
    await undo.POST(withJson("POST", { key: "cards-4", review: "cards-1" }), noParams),
    409,
    "nothing_to_undo",
  );
  await expectError(await reviews.POST(withJson("POST", good), of("qst_none")), 404, "not_found");
  const unknown = { ...good, rating: "perfect" };
  await expectError(
    await reviews.POST(withJson("POST", unknown), of(questionId)),
    400,
    "bad_request",
  );
});

test("a card of one's own is made, found to be there, changed and deleted", async () => {
  const pair = { front: "Föhn", back: "a warm wind" };
  const made = await cards.POST(withJson("POST", { cards: [pair, pair] }), noParams);
  expect(made.status).toBe(201);
  const told = addedCards.parse(await made.json());
  expect(told).toMatchObject({ added: 1, known: 1 });
  const timeZone = "UTC";
  const { cards: group } = server.runtime().for(student(localOwner));
  const query = { search: "Föhn", limit: 9, offset: 0 };
  const { cards: listed } = await group.read.listCards(timeZone, query);
  const of = { params: Promise.resolve({ cardId: listed[0]?.id ?? "" }) };
  const change = (body: object) => card.PATCH(withJson("PATCH", body), of);
  expect((await change({ back: "a dry wind", suspended: true })).status).toBe(204);
  const [changed] = (await group.read.listCards(timeZone, query)).cards;
  expect(changed).toMatchObject({
    suspended: true,
    content: { sides: { ...pair, back: "a dry wind" } },
  });
  expect((await change({ tags: ["Wind", "north of the Alps"] })).status).toBe(204);
  const used = async () => usedTags.parse(await (await cardTags.GET(call("/"), noParams)).json());
  const given = [
    { tag: "Wind", cards: 1 },
    { tag: "north of the Alps", cards: 1 },
  ];
  expect((await used()).tags).toEqual(expect.arrayContaining(given));
  await expectError(await change({ tags: ["a,b"] }), 422, "card_tag_signs");
  await expectError(await change({ tags: ["x".repeat(10_240)] }), 422, "card_tag_long");
  const many = Array.from({ length: 21 }, (_, at) => `n${at}`);
  await expectError(await change({ tags: many }), 422, "card_tags_many");
  await expectError(await change({ tags: ["nul\0"] }), 400, "bad_request");
  await expectError(await change({}), 400, "bad_request");
  await expectError(await change({ front: " " }), 400, "bad_request");
  expect((await card.DELETE(call("/", { method: "DELETE" }), of)).status).toBe(204);
  await expectError(await card.DELETE(call("/", { method: "DELETE" }), of), 404, "not_found");
});
