import { globSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Runtime } from "#agents/runtime.ts";
import { makeDatabase } from "#db/client.ts";
import { oneOfEach, rowsOfOwner } from "#db/testing/one-of-each.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { screenPicture } from "#e2e/model-server/marked-screen.ts";
import { localHeader } from "#lib/http/request-rules.ts";
import { newId } from "#lib/ids.ts";
import type { Principal } from "#lib/principal.ts";
import {
  call,
  localSettings,
  offlineRuntime,
  serveNothing,
  serveWith,
} from "./testing/api-test.ts";
import { asDescribed } from "./testing/as-described.ts";

const { db, close } = makeDatabase(testDatabaseUrl());
let made: Runtime;
/** Who the routes take everybody for. */
let asking: Principal;

const [theirs, own] = [newId("own"), newId("own")];
const everything: Principal = { owner: own, mayWrite: true, maySet: true };
let ids: Awaited<ReturnType<typeof oneOfEach>>;
let ownIds: typeof ids;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  made = await offlineRuntime(false);
  serveWith({ ...made, for: () => made.for(asking) });
  ids = await oneOfEach(db, theirs);
  ownIds = await oneOfEach(db, own);
  picture = Uint8Array.from(await screenPicture(["File"]));
});
beforeEach(() => {
  globalThis.lecternRouteSettings = localSettings(null);
  asking = everything;
});
afterAll(async () => {
  serveNothing();
  await made.close();
  await close();
});

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];
type Ids = Readonly<Record<string, string | string[]>>;
type AnyRoute = (request: Request, context: { params: Promise<Ids> }) => Promise<Response>;

/** Every file of the router, and every method that it takes. */
const routes = await Promise.all(
  globSync("app/api/**/route.ts")
    .filter((file) => !file.includes("[[") && !file.includes("health"))
    .sort()
    .map(async (file) => {
      const handlers: Record<string, AnyRoute> = await import(resolve(file));
      const path = file.replace(/^app|\/route\.ts$/g, "");
      return { path, handlers };
    }),
);

const writtenTexts = {
  ...{ stem: "Taken?", options: null, answer: "Taken", accepted: [], explanation: "", code: null },
};

/** What each method needs besides its path. A route that is missing here is asked without a body. */
const bodies = (of: typeof ids): Readonly<Record<string, unknown>> => ({
  "POST /api/cards": {
    ...{
      subjectId: of.subjectId,
      cards: [{ front: "A wadi", back: "a dry valley", tags: ["dry"] }],
    },
  },
  "PATCH /api/cards": { cardIds: [of.cardId], subjectId: of.subjectId, addTags: ["dry"] },
  "PATCH /api/cards/[cardId]": {
    front: "A wadi",
    back: "a dry valley",
    tags: ["dry"],
    suspended: true,
  },
  "POST /api/cards/[cardId]/passage": {
    ...{ documentId: of.studyId, settle: "keep", change: "seen" },
  },
  "POST /api/cards/[cardId]/reviews": { key: "taken", rating: "good", reviews: 0 },
  "POST /api/cards/undo": { key: "taken" },
  "POST /api/edit/[threadId]": { request: "Shorter" },
  "POST /api/edit/[threadId]/patch": { old_text: "Two.", new_text: "Three." },
  "POST /api/library": { product: "Mine" },
  "PATCH /api/library/[packId]": { product: "Taken" },
  "PUT /api/guide/[threadId]/steps/[step]/box": { screenshotId: of.screenshotId, box: null },
  "POST /api/guide/[threadId]/changes": { changes: ["seen"] },
  "POST /api/quiz/[threadId]/evidence": { settle: "keep", change: "seen" },
  "POST /api/quiz/[threadId]/answers": { questionId: of.questionId, answer: "x" },
  "POST /api/quiz/[threadId]/complaints": { questionId: of.questionId, leftOut: true },
  "POST /api/quiz/[threadId]/questions": { key: "taken", type: "open", texts: writtenTexts },
  "PATCH /api/quiz/[threadId]/questions/[questionId]": { texts: writtenTexts },
  "POST /api/quiz/[threadId]/questions/[questionId]/change": { settle: "keep", change: "seen" },
  "POST /api/quiz/[threadId]/corrections": { ids: [of.correctionId], rejected: true },
  "POST /api/sources/[subjectSourceId]/document": { change: "seen", take: true },
  "POST /api/sources/[subjectSourceId]/revisions": { revision: 0 },
  "PATCH /api/settings/cards": { newPerDay: 3 },
  "PATCH /api/settings/models": { caps: { threadUsd: 1, monthUsd: 1 } },
  "POST /api/settings/models/pull": { model: "small" },
  "POST /api/settings/models/test": { role: "writer", model: "ollama:small" },
  "POST /api/study/[threadId]/blocks": { ids: [] },
  "POST /api/study/[threadId]/conflicts/[conflictId]": { key: "k", choice: "material" },
  "POST /api/study/[threadId]/passage-cards": {
    selection: { revision: 0, start: 0, end: 4 },
    card: { front: "Taken", back: "x" },
  },
  "POST /api/study/[threadId]/passage-cards/undo": { made: [of.cardId], linked: [of.cardId] },
  "POST /api/study/[threadId]/redo": { key: "k" },
  "POST /api/study/[threadId]/repair": { key: "k" },
  "POST /api/study/[threadId]/restore": { key: "k", revision: 0 },
  "PATCH /api/study/[threadId]/settings": { depth: "brief" },
  "POST /api/study/[threadId]/typing": {
    ...{ key: "k", baseRevision: 0 },
    patches: [{ start: 0, removed: "", inserted: "Taken " }],
  },
  "POST /api/study/[threadId]/undo": { key: "k" },
  "POST /api/threads": {
    ...{ kind: "guide", packId: of.packId, question: "How do I export a song?" },
  },
  "POST /api/library/[packId]/pages": { address: "http://10.0.0.1/" },
  "POST /api/note-pages": { address: "http://10.0.0.1/" },
  "POST /api/subjects": { name: "Mine" },
  "POST /api/subjects/[subjectId]/sources": { text: "A text that is put there." },
  "PUT /api/sources/[subjectSourceId]/text": { text: "Taken" },
  "PATCH /api/sources/[subjectSourceId]": { title: "Taken", binned: false },
  "PATCH /api/subjects/[subjectId]": { name: "Taken", archived: true },
  "PATCH /api/threads/[threadId]": { title: "Taken", subjectId: of.subjectId, binned: false },
  "POST /api/threads/[threadId]/replies": { interruptId: "x", value: "y" },
  "PATCH /api/threads/[threadId]/uploads": { ids: [of.uploadId] },
});

const files: Readonly<Record<string, string>> = {
  "POST /api/card-pictures": "pictures",
  "POST /api/threads/[threadId]/screenshots": "file",
  "POST /api/threads/[threadId]/uploads": "file",
  "POST /api/library/[packId]/sources": "file",
};

/** What a route without an id in its path is asked for: words of theirs that tell nothing by themselves. */
const queries: Readonly<Record<string, string>> = {
  "GET /api/cards/export": "?format=csv",
  "GET /api/search": "?q=print+from+a+block+of+wood",
  "GET /api/threads": "?search=quiz",
};

const request = async (name: string, method: Method, body: unknown, tag: string | null) => {
  const headers: Record<string, string> = { [localHeader]: "yes" };
  if (tag !== null) headers["if-none-match"] = tag;
  const field = files[name];
  if (field !== undefined) {
    const form = new FormData();
    const isManual = name.includes("sources");
    form.set(field, isManual ? new File(["# Taken"], "x.md") : new File([picture], "x.png"));
    const sent = new Response(form);
    headers["content-type"] = sent.headers.get("content-type") ?? "";
    return call("/api", { method, headers, body: await sent.arrayBuffer() });
  }
  if (body === undefined) return call(`/api${queries[name] ?? ""}`, { method, headers });
  headers["content-type"] = "application/json";
  return call("/api", { method, headers, body: JSON.stringify(body) });
};

const namesIn = (path: string): string[] =>
  [...path.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].flatMap(([, name]) => name ?? []);

/** The values of a path: one set for each kind of thread where it names one. */
const paramsOf = (path: string, of: typeof ids): Ids[] => {
  const names = namesIn(path);
  const threads = names.includes("threadId") ? [of.quizId, of.studyId, of.guideId] : [""];
  return threads.map((threadId) => {
    const known: Ids = {
      ...{ ...of, threadId, step: "0", number: "1" },
      ...{ name: "document", file: "answers", path: ["synthesized_material.md"] },
    };
    return Object.fromEntries(
      names.map((name) => {
        const value = known[name];
        if (value === undefined) throw new Error(`What is ${name} of ${path}?`);
        return [name, value];
      }),
    );
  });
};

/** Ids that nobody has. */
const nobodys = (of: typeof ids): typeof ids =>
  Object.fromEntries(Object.keys(of).map((name) => [name, newId("non")])) as typeof ids;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every method of every route: the list is the router's own. */
const calls = await Promise.all(
  routes.map(async ({ path, handlers }) => {
    globalThis.lecternRouteSettings = localSettings(null);
    const told = await handlers.OPTIONS?.(call("/api", { method: "OPTIONS" }), {
      params: Promise.resolve({}),
    });
    const allow = told?.headers.get("allow")?.split(", ") ?? [];
    return methods
      .filter((method) => allow.includes(method))
      .map((method) => {
        const name = `${method} ${path}`;
        const ask = async (params: Ids, of: typeof ids, tag: string | null = null) => {
          const asked = await request(name, method, bodies(of)[name], tag);
          const context = { params: Promise.resolve(params) };
          const handle = handlers[method];
          if (!handle) throw new Error(`${path} does not export ${method}`);
          const answered = await asDescribed(path, asked, (request) => handle(request, context));
          const headers = Object.fromEntries(answered.headers);
          return { status: answered.status, text: await answered.text(), headers };
        };
        return { name, method, path, ask };
      });
  }),
).then((all) => all.flat());

/** An answer that tells nothing of what is theirs. */
const expectNothingOf = (answer: Answer): void => {
  const told = `${answer.text} ${JSON.stringify(answer.headers)}`;
  for (const theirId of [theirs, ...Object.values(ids)]) expect(told).not.toContain(theirId);
};

test("the router is read, and every body is of a route that there is", () => {
  expect(calls.length).toBeGreaterThan(50);
  const names = calls.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(bodies(ids)), ...Object.keys(files)]),
  );
});

test("what is searched for is found by those whose it is", async () => {
  const search = calls.find(({ name }) => name === "GET /api/search");
  asking = { ...everything, owner: theirs };
  // What a quiz was made from is found in its source.
  expect((await search?.ask({}, ids))?.text).toContain(ids.subjectSourceId);
});

/** Names an id of theirs in its body alone. */
const inBody = new Set(["POST /api/cards", "PATCH /api/cards", "POST /api/threads"]);

/** An id of theirs in the path, or in the body. */
const naming = calls.filter(({ name, path }) => namesIn(path).length > 0 || inBody.has(name));

/** Whether it names more of theirs than the thread or pack. */
const namesMore = (path: string, body: unknown): boolean =>
  namesIn(path).filter((name) => name.endsWith("Id")).length > 1 ||
  (path.includes("[threadId]") &&
    Object.values(ids).some((id) => JSON.stringify(body ?? "").includes(id)));

test.each(naming)(
  "$name: what is another's is what nobody has",
  async ({ name, path, method, ask }) => {
    const before = await rowsOfOwner(db, theirs);
    for (const [index, params] of paramsOf(path, ids).entries()) {
      const made = nobodys(ids);
      const absent = paramsOf(path, made)[index] ?? {};
      const foreign = await ask(params, ids);
      expect({ status: foreign.status, path, index }).toEqual({ status: 404, path, index });
      expect(foreign).toEqual(await ask(absent, made));
      // What they hold themselves is no key to it either.
      asking = { ...everything, owner: theirs };
      const tag = method === "GET" ? (await ask(params, ids)).headers.etag : undefined;
      asking = everything;
      if (tag !== undefined) expect(await ask(params, ids, tag)).toEqual(foreign);
      if (!namesMore(path, bodies(ids)[name])) continue;
      // Under one's own thread or pack, theirs is no other than what is not there.
      const [parent = ""] = namesIn(path);
      const mine = paramsOf(path, ownIds)[index]?.[parent] ?? "";
      const mixed = await ask({ ...params, [parent]: mine }, ids);
      expectNothingOf(mixed);
      expect(mixed).toEqual(await ask({ ...absent, [parent]: mine }, made));
    }
    expect(await rowsOfOwner(db, theirs)).toEqual(before);
  },
);

const others = calls.filter((one) => !naming.includes(one));

test.each(others)("$name tells and changes nothing of another's", async ({ ask }) => {
  const before = await rowsOfOwner(db, theirs);
  expectNothingOf(await ask({}, ids));
  expect(await rowsOfOwner(db, theirs)).toEqual(before);
});

/** What they ask for is refused for another reason, once theirs was found. */
const refusing: Readonly<Record<string, string>> = {
  "POST /api/library/[packId]/pages": "page_address_private",
};

test.each(naming)("$name: the request was right but for whose it is", async (one) => {
  const { name, path, ask } = one;
  const owner = newId("own");
  const right = await oneOfEach(db, owner);
  asking = { ...everything, owner };
  const found: boolean[] = [];
  for (const params of paramsOf(path, right)) {
    const { status, text } = await ask(params, right);
    const code = refusing[name];
    found.push(code === undefined ? status < 400 || status === 409 : text.includes(code));
  }
  expect(found).toContain(true);
});

/** They change nothing, though they are no GET. */
const reading = new Set([
  "POST /api/study/[threadId]/blocks",
  "POST /api/note-files",
  "POST /api/card-files",
]);

describe("who may only read", () => {
  const owner = newId("own");
  let right: typeof ids;
  // One owner for all, as nothing is changed. The samples are made when somebody looks for the first time.
  beforeAll(async () => {
    right = await oneOfEach(db, owner);
    await made.for({ ...everything, owner }).library.read.libraryRevision();
  });

  test.each(calls)("$name reads, and changes nothing", async ({ name, method, path, ask }) => {
    asking = { ...everything, owner, mayWrite: false };
    const before = await rowsOfOwner(db, owner);
    const refused: boolean[] = [];
    for (const params of paramsOf(path, right)) {
      const { status, text } = await ask(params, right);
      refused.push(status === 403 && text.includes("read_only"));
    }
    expect(refused.includes(true)).toBe(method !== "GET" && !reading.has(name));
    expect(await rowsOfOwner(db, owner)).toEqual(before);
  });
});
