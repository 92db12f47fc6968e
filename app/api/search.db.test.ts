import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Runtime } from "#agents/runtime.ts";
import { makeDatabase } from "#db/client.ts";
import { oneOfEach } from "#db/testing/one-of-each.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { newId } from "#lib/ids.ts";
import { searchResults } from "#lib/schemas/search.ts";
import { GET } from "./search/route.ts";
import {
  call,
  localSettings,
  offlineRuntime,
  serveNothing,
  serveWith,
} from "./testing/api-test.ts";

const { db, close } = makeDatabase(testDatabaseUrl());
const owner = newId("own");
let made: Runtime;
let ids: Awaited<ReturnType<typeof oneOfEach>>;

beforeAll(async () => {
  made = await offlineRuntime(false);
  serveWith({ ...made, for: () => made.for({ owner, mayWrite: true, maySet: true }) });
  ids = await oneOfEach(db, owner);
});
beforeEach(() => {
  globalThis.lecternRouteSettings = localSettings(null);
});
afterAll(async () => {
  serveNothing();
  await made.close();
  await close();
});

const ask = async (query: string) => {
  const answered = await GET(call(`/api/search${query}`), { params: Promise.resolve({}) });
  return { status: answered.status, body: await answered.json() };
};

test("a passage comes with what it stands in, its address and its words marked", async () => {
  const { status, body } = await ask("?q=blocks+of+wood");
  expect(status).toBe(200);
  const { groups, corrected } = searchResults.parse(body);
  expect(corrected).toBeNull();
  const [passage] = groups.flatMap(({ passages }) => passages);
  expect(passage).toMatchObject({
    ...{ id: ids.subjectSourceId, kind: "source", part: "note" },
    href: `/source/${ids.subjectSourceId}#at-0`,
  });
  expect(passage?.pieces.flatMap(({ text, marked }) => (marked ? [text] : []))).toEqual([
    "block",
    "wood",
  ]);
});

test.each([
  ["nothing asked", "", 200],
  ["nothing that could be a word", "?q=%20%3F", 200],
  ["a query longer than anybody types", `?q=${"a".repeat(201)}`, 400],
  ["a sign that cannot be stored", "?q=a%00b", 400],
])("%s is answered", async (_, query, expected) => {
  const { status, body } = await ask(query);
  expect(status).toBe(expected);
  if (status === 200) expect(searchResults.parse(body).groups).toEqual([]);
});
