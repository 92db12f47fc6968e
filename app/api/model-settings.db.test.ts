import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import { student } from "#agents/testing/student.ts";
import { modelJournal, settingsStore } from "#db/queries/model-settings.ts";
import { subjectForNew } from "#db/queries/subjects.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readEnv } from "#lib/env.ts";
import { localHeader } from "#lib/http/request-rules.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import {
  modelSettingsView,
  type SettingsChangeRequest,
  trial,
} from "#lib/schemas/model-settings.ts";
import { likelyUsage, usualQuiz } from "#lib/threads/run-usage.ts";
import { GET as offered } from "./settings/models/offered/route.ts";
import { POST as pull, DELETE as stopPull } from "./settings/models/pull/route.ts";
import { GET, PATCH } from "./settings/models/route.ts";
import { POST as tryModel } from "./settings/models/test/route.ts";
import {
  call,
  create,
  ended,
  expectError,
  localSettings,
  noParams,
  serveNothing,
  serveWith,
} from "./testing/api-test.ts";

const { db } = testDatabase();
const secret = "sk-very-secret";
let server: ModelServer;
let other: ModelServer;
let runtime: Runtime;

const start = (settings: Record<string, string> = {}): Promise<Runtime> =>
  createRuntime({
    ...{
      databaseUrl: testDatabaseUrl(),
      env: readEnv({ SECRET_KEY: "secret of this test", ...settings }),
    },
    ...{ worker: true, queueName: newId("http"), log: silentLog },
  });

const restart = async (settings: Record<string, string>): Promise<void> => {
  await runtime.close();
  runtime = await start(settings);
  serveWith(runtime);
};

beforeAll(async () => {
  [server, other] = await Promise.all([startModelServer(), startModelServer()]);
});
beforeEach(async () => {
  for (const one of [server, other]) one.reset();
  runtime = await start();
  serveWith(runtime);
  globalThis.lecternRouteSettings = localSettings(null);
});
afterEach(async () => {
  await runtime.close();
  // The local owner's settings are those of every test of this database.
  await db.execute(sql`delete from model_settings where owner_id = ${localOwner}`);
  await db.execute(sql`delete from provider_keys where owner_id = ${localOwner}`);
  await db.execute(sql`delete from monthly_costs where owner_id = ${localOwner}`);
});
afterAll(async () => {
  serveNothing();
  await Promise.all([server.close(), other.close()]);
});

const here = { [localHeader]: "yes", "content-type": "application/json" };
const request = (method: string, body?: unknown, path = "/api") =>
  call(path, {
    method,
    headers: here,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const change = (body: SettingsChangeRequest) => PATCH(request("PATCH", body), noParams);
const changed = async (...changes: readonly SettingsChangeRequest[]): Promise<void> => {
  for (const one of changes) expect((await change(one)).status).toBe(200);
};
const settings = async () =>
  modelSettingsView.parse(await (await GET(request("GET"), noParams)).json());
const keyFor = (enteredFor: string, key = secret) => ({ provider: "compatible", key, enteredFor });
const useServer = (at = server) =>
  changed({ provider: "compatible", address: at.url }, keyFor(at.url));

test("a model that is chosen in the browser makes the next quiz, without a restart", async () => {
  expect((await runtime.for(student(localOwner)).settings.read.modelStatus()).offline).toBe(true);
  await useServer();
  await changed({ role: "writer", model: "compatible:good" });
  expect((await runtime.for(student(localOwner)).settings.read.modelStatus()).offline).toBe(false);
  const thread = await create();
  expect((await ended(runtime, thread.id)).status).not.toBe("failed");
  const models = new Set(server.log.map(({ model, authorization }) => `${model} ${authorization}`));
  expect([...models]).toEqual([`good Bearer ${secret}`]);
  // Its page says which model did what.
  const made = await runtime.for(student(localOwner)).threads.read.getThread(thread.id, "en");
  expect(made.models).toEqual(
    expect.arrayContaining([
      { role: "writer", model: "compatible:good" },
      { role: "judge", model: "compatible:good" },
    ]),
  );
});

test("before a run it is told what it takes, by what the last ones took", async () => {
  await db.execute(sql`delete from threads where owner_id = ${localOwner}`);
  expect(await runtime.for(student(localOwner)).settings.read.quizRates()).toBeNull();
  await useServer();
  await changed(
    { role: "writer", model: "compatible:good" },
    { price: "compatible:good", usd: { input: 1, output: 2 } },
  );
  // Of a document nothing ran yet; what documents usually take is told.
  expect(await runtime.for(student(localOwner)).settings.read.studyRates()).toEqual({
    ...{ inputTimes: 1, outputTimes: 1, prices: [{ input: 1, output: 2 }] },
  });
  const text =
    "A queue hands out what was put in first. A stack hands out what was put in last. ".repeat(4);
  const thread = await create(text);
  await ended(runtime, thread.id);
  const { cost } = await runtime.for(student(localOwner)).threads.read.getThread(thread.id, "en");
  const rates = await runtime.for(student(localOwner)).settings.read.quizRates();
  const told = rates && likelyUsage(rates, usualQuiz(text.length));
  expect(told?.tokens).toBeCloseTo(cost.inputTokens + cost.outputTokens);
  expect(told?.usd).toBeCloseTo(cost.usd ?? -1);
});

test("what a document of a topic alone took is known of the next one", async () => {
  const ownerId = newId("owner");
  const threadId = newId("thr");
  const subjectId = await subjectForNew(db, ownerId);
  await db.execute(sql`insert into threads (id, owner_id, subject_id, kind, title, status)
    values (${threadId}, ${ownerId}, ${subjectId}, 'study', 'T', 'waiting')`);
  await db.execute(sql`insert into studies (thread_id, owner_id, topic, language, settings)
    values (${threadId}, ${ownerId}, 'T', 'en', ${JSON.stringify({ depth: "brief" })}::jsonb)`);
  await modelJournal(db).record({
    ...{ ownerId, threadId, task: "write-material", taskVersion: 1, model: "compatible:good" },
    ...{ key: newId("key"), status: "done", requests: 1, inputTokens: 900, outputTokens: 700 },
    ...{ usd: 0, ms: 1, answer: { output: {}, salvaged: false }, errorCode: null },
  });
  expect(await settingsStore(db).pastStudies(ownerId)).toEqual([
    { depth: "brief", noteCharacters: 0, inputTokens: 900, outputTokens: 700 },
  ]);
});

test("a run keeps the model that it began with, and the next one has the new one", async () => {
  await useServer();
  await changed({ role: "writer", model: "compatible:good" });
  server.control({ mode: "hold", times: 1 });
  const first = await create();
  await expect.poll(() => server.log.length).toBeGreaterThan(0);
  await changed({ role: "writer", model: "compatible:better" });
  server.release();
  await ended(runtime, first.id);
  expect(new Set(server.log.map(({ model }) => model))).toEqual(new Set(["good"]));
  const second = await create(
    `${"A queue hands out what was put in first. ".repeat(1)}\n\nA stack hands out what was put in last. A deque does both.`,
  );
  await ended(runtime, second.id);
  expect(server.log.at(-1)?.model).toBe("better");
});

test("a key is nowhere in clear: no answer, no row, no error", async () => {
  await useServer();
  await changed({ role: "writer", model: "compatible:good" });
  server.control({ mode: "401" });
  const tried = await tryModel(
    request("POST", { role: "writer", model: "compatible:good" }),
    noParams,
  );
  const view = await (await GET(request("GET"), noParams)).text();
  const told = await tried.text();
  expect(trial.parse(JSON.parse(told))).toMatchObject({ works: false, code: "model_refused_key" });
  const rows = await db.execute(sql`select k::text as row from provider_keys k
    union all select s::text from model_settings s union all select c::text from model_calls c`);
  expect(`${view}${told}${JSON.stringify(rows)}`).not.toContain(secret);
  expect(JSON.stringify(rows)).toContain("v1.");
});

test("a test of a model that nobody waits for any more is ended, and nothing is kept of it", async () => {
  await useServer();
  server.control({ mode: "hang" });
  const leaving = new AbortController();
  const asked = request("POST", { role: "writer", model: "compatible:good" });
  const tried = tryModel(new Request(asked, { signal: leaving.signal }), noParams);
  await expect.poll(() => server.log.length).toBe(1);
  leaving.abort();
  await expect.poll(() => server.log[0]?.state).toBe("broken");
  expect((await tried).status).toBe(400);
  expect((await settings()).trials).toEqual({});
});

test("a test of a model counts for the month, and is not made beyond its cap", async () => {
  await useServer();
  await changed({ price: "compatible:good", usd: { input: 100, output: 100 } });
  const asked = () =>
    tryModel(request("POST", { role: "writer", model: "compatible:good" }), noParams);
  expect((await asked()).status).toBe(200);
  const { monthUsd, trials } = await settings();
  expect(monthUsd).toBeGreaterThan(0);
  await changed({ caps: { threadUsd: null, monthUsd } });
  const before = server.log.length;
  await expectError(await asked(), 402, "budget_reached");
  expect(server.log).toHaveLength(before);
  // What it said of the model stays.
  expect((await settings()).trials).toEqual(trials);
});

const tried = async (model = "compatible:good") =>
  trial.parse(await (await tryModel(request("POST", { role: "writer", model }), noParams)).json());

test("Ollama is asked at the address that people know, with and without its /v1", async () => {
  await changed({ provider: "ollama", address: server.url.replace("/v1", "") });
  expect(await tried("ollama:good:latest")).toMatchObject({ works: true, sees: true });
  await changed({ provider: "ollama", address: `${server.url}/` });
  expect(await tried("ollama:good:latest")).toMatchObject({ works: true, sees: true });
});

test("a model whose eyes could not be tried is not called blind", async () => {
  await useServer();
  server.control({ task: "doctor-colour", mode: "429", retryAfter: "0" });
  expect(await tried()).toMatchObject({ works: true, sees: null });
  server.control({ task: "doctor-colour", mode: "400" });
  expect(await tried()).toMatchObject({ works: true, sees: false });
});

test("of a model that answers with a book a line is kept", async () => {
  await useServer();
  const book = { word: "x".repeat(5_000) };
  server.script({ task: "doctor-check", replies: [book, book, book] });
  const { works, message } = await tried();
  expect(works).toBe(false);
  expect(message?.length).toBeLessThanOrEqual(300);
});

test("a key with letters that no header takes is refused at once", async () => {
  await changed({ provider: "compatible", address: server.url });
  await expectError(await change(keyFor(server.url, "ключ")), 400, "bad_request");
});

test("a key that is entered for an address goes to no other, also where another tab has changed it", async () => {
  await changed({ provider: "compatible", address: server.url });
  await changed({ provider: "compatible", address: other.url });
  await expectError(await change(keyFor(server.url)), 409, "address_changed");
  await offered(call("/api?provider=compatible", { headers: here }), noParams);
  expect(other.log).toEqual([]);
  const kept = await db.execute(sql`select from provider_keys where owner_id = ${localOwner}`);
  expect(kept).toHaveLength(0);
});

test("a sealed key that is moved to another row is not opened there", async () => {
  await useServer();
  await db.execute(sql`update provider_keys set provider = 'openai',
    address = 'https://api.openai.com/v1' where owner_id = ${localOwner}`);
  const openai = async () => (await settings()).providers.find((one) => one.provider === "openai");
  expect(await openai()).toMatchObject({ key: "unreadable" });
  await db.execute(sql`update provider_keys set provider = 'compatible', address = ${other.url}
    where owner_id = ${localOwner}`);
  await db.execute(sql`update model_settings set chosen = jsonb_set(chosen,
    '{addresses,compatible}', to_jsonb(${other.url}::text)) where owner_id = ${localOwner}`);
  await restart({});
  await tryModel(request("POST", { role: "writer", model: "compatible:good" }), noParams);
  expect(other.log.map(({ authorization }) => authorization)).toEqual(["", ""]);
});

test("what a test said does not outlive the key or the address that it was made with", async () => {
  await useServer();
  server.control({ mode: "401" });
  await tried();
  expect(Object.keys((await settings()).trials)).toEqual(["compatible:good"]);
  await changed(keyFor(server.url, "another-key"));
  expect((await settings()).trials).toEqual({});
  await tried();
  await changed({ provider: "compatible", address: other.url });
  expect((await settings()).trials).toEqual({});
});

test("another address takes the key with it", async () => {
  await useServer();
  await changed({ provider: "compatible", address: other.url });
  const [compatible] = (await settings()).providers.filter((one) => one.provider === "compatible");
  expect(compatible).toMatchObject({ address: other.url, key: "none_needed" });
  await offered(call("/api?provider=compatible", { headers: here }), noParams);
  await changed({ role: "writer", model: "compatible:good" });
  await tryModel(request("POST", { role: "writer", model: "compatible:good" }), noParams);
  expect(other.log.map(({ authorization }) => authorization)).not.toContain(`Bearer ${secret}`);
});

test("without the secret a stored key is asked for again, and nothing else is lost", async () => {
  await useServer();
  await restart({ SECRET_KEY: "another secret of this test" });
  const view = await settings();
  expect(view.providers.find((one) => one.provider === "compatible")).toMatchObject({
    ...{ address: server.url, key: "unreadable" },
  });
});

test("what a test said with a key is not shown while that cannot be read", async () => {
  await useServer();
  const shown = async () => Object.keys((await settings()).trials);
  await tried();
  expect(await shown()).toEqual(["compatible:good"]);
  await restart({ SECRET_KEY: "another secret of this test" });
  expect(await shown()).toEqual([]);
  await restart({});
  expect(await shown()).toEqual(["compatible:good"]);
  // A server may answer without one: that holds until there is a key.
  await restart({ SECRET_KEY: "another secret of this test" });
  await tried();
  expect(await shown()).toEqual(["compatible:good"]);
  await restart({});
  expect(await shown()).toEqual([]);
});

test("with a database of one's own a key needs SECRET_KEY", async () => {
  await restart({ SECRET_KEY: "" });
  expect((await settings()).canKeepKeys).toBe(false);
  const enteredFor = "https://api.openai.com/v1";
  const entered = { provider: "openai", key: "sk", enteredFor };
  await expectError(await change(entered), 409, "secret_missing");
});

test("what the environment sets is shown as set there, and stays", async () => {
  await restart({ MODEL: "compatible:good", COMPATIBLE_BASE_URL: server.url });
  const view = await settings();
  expect(view.roles[0]).toMatchObject({ model: "compatible:good", from: "environment" });
  const fixed = { role: "writer", model: "ollama:x" } as const;
  await expectError(await change(fixed), 409, "settings_from_environment");
  const address = { provider: "compatible", address: other.url };
  await expectError(await change(address), 409, "settings_from_environment");
});

test("a key of the environment goes to no address that is entered here", async () => {
  const address = { provider: "compatible", address: other.url };
  await changed(address, { role: "writer", model: "compatible:good" });
  await restart({ COMPATIBLE_API_KEY: secret });
  await expectError(await change(address), 409, "settings_from_environment");
  await expectError(
    await change({ provider: "compatible", address: null }),
    409,
    "settings_from_environment",
  );
  await tryModel(request("POST", { role: "writer", model: "compatible:good" }), noParams);
  await offered(call("/api?provider=compatible", { headers: here }), noParams);
  expect(other.log).toEqual([]);
});

test("an address of the environment is shown without what may be secret in it", async () => {
  const url = `${server.url.replace("//", `//user:${secret}@`)}?api-key=${secret}`;
  await restart({ COMPATIBLE_BASE_URL: url });
  const view = JSON.stringify(await settings());
  expect(view).toContain(`"${server.url}?…"`);
  expect(view).not.toContain(secret);
  // Nor is it written beside a key that is entered for it.
  await changed(keyFor(`${server.url}?…`, "key-of-the-browser"));
  const rows = await db.execute(sql`select k::text as row from provider_keys k`);
  expect(JSON.stringify(rows)).toContain(server.url);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await settings()).providers.find((one) => one.provider === "compatible")?.key).toBe(
    "chosen",
  );
});

describe("who may not change them", () => {
  test.each([
    ["a client elsewhere", { [localHeader]: "no" }],
    ["a request that no front judged", {}],
  ])("%s reads them, and changes nothing", async (_who, headers: Record<string, string>) => {
    const elsewhere = (method: string, body: unknown) =>
      call("/api", {
        ...{ method, body: JSON.stringify(body) },
        headers: { ...headers, "content-type": "application/json" },
      });
    await useServer();
    await changed({ role: "judge", model: "compatible:good" });
    server.control({ mode: "401" });
    await tryModel(request("POST", { role: "judge", model: "compatible:good" }), noParams);
    const view = await (await GET(call("/api", { headers }), noParams)).text();
    expect(modelSettingsView.parse(JSON.parse(view))).toMatchObject({
      ...{ locked: "not_local", providers: [] },
      trials: { "compatible:good": { code: "model_refused_key", message: null } },
    });
    // Of networks at home nothing is told.
    expect(view).not.toContain(server.url);
    const role = { role: "writer", model: "ollama:x" };
    for (const answered of [
      await PATCH(elsewhere("PATCH", role), noParams),
      await tryModel(elsewhere("POST", role), noParams),
      await pull(elsewhere("POST", { model: "x" }), noParams),
      await offered(call("/api?provider=openai", { headers }), noParams),
    ]) {
      await expectError(answered, 403, "settings_not_here");
    }
    expect((await settings()).roles[0]?.model).toBeNull();
  });
});

test("with SETTINGS=on, behind a login of one's own, a client elsewhere changes them, too", async () => {
  vi.stubEnv("SETTINGS", "on");
  const asked = call("/api", {
    ...{ method: "PATCH", body: JSON.stringify({ role: "writer", model: "ollama:x" }) },
    headers: { [localHeader]: "no", "content-type": "application/json" },
  });
  expect((await PATCH(asked, noParams)).status).toBe(200);
  vi.unstubAllEnvs();
});

test.each([
  "ftp://example.com/v1",
  "http://169.254.169.254/latest",
  "http://[fd00:ec2::254]/v1",
  "http://metadata.google.internal/v1",
  "http://user:password@127.0.0.1/v1",
  "http://127.0.0.1/v1?api-key=secret",
  "nonsense",
])("the address %s is refused", async (address) => {
  await expectError(await change({ provider: "compatible", address }), 422, "address_refused");
  expect(
    (await settings()).providers.find((one) => one.provider === "compatible")?.address,
  ).toBeNull();
});

test("Ollama's models are listed with what they can do, and a new one is fetched and stopped", async () => {
  await changed({ provider: "ollama", address: server.url });
  const list = async () =>
    (await offered(call("/api?provider=ollama", { headers: here }), noParams)).json();
  expect(await list()).toMatchObject({
    models: [
      { id: "good:latest", sees: true, embeds: false },
      { id: "nomic-embed-text:latest", sees: false, embeds: true },
    ],
  });
  server.control({ task: "pull", mode: "hold" });
  await pull(request("POST", { model: "qwen3:8b" }), noParams);
  await expect
    .poll(async () => (await settings()).pull)
    .toMatchObject({
      ...{ model: "qwen3:8b", state: "running", doneBytes: 500_000, totalBytes: 4_000_000 },
    });
  // Another tab is not told that a second one has begun; the same one goes on.
  await expectError(await pull(request("POST", { model: "other" }), noParams), 409, "pull_running");
  expect((await pull(request("POST", { model: "qwen3:8b" }), noParams)).status).toBe(202);
  await stopPull(request("DELETE"), noParams);
  await expect.poll(async () => (await settings()).pull?.state).toBe("stopped");
  server.reset();
  await pull(request("POST", { model: "qwen3:8b" }), noParams);
  await expect.poll(async () => (await settings()).pull?.state).toBe("done");
  expect(JSON.stringify(await list())).toContain("qwen3:8b");
  await pull(request("POST", { model: "missing" }), noParams);
  await expect
    .poll(async () => (await settings()).pull)
    .toMatchObject({
      ...{ state: "failed", message: expect.stringContaining("does not exist") },
    });
});

test("a thread stops before it costs more than its cap, and goes on when the cap is raised", async () => {
  await useServer();
  await changed(
    { role: "writer", model: "compatible:good" },
    { price: "compatible:good", usd: { input: 1_000, output: 1_000 } },
    { caps: { threadUsd: 0.5, monthUsd: null } },
  );
  const thread = await create();
  expect(await ended(runtime, thread.id)).toMatchObject({
    ...{ status: "failed", error: { code: "budget_reached" } },
  });
  expect(server.log).toEqual([]);
  await changed({ caps: { threadUsd: null, monthUsd: 10_000 } });
  await runtime.for(student(localOwner)).threads.write.retryThread(thread.id);
  expect((await ended(runtime, thread.id)).status).not.toBe("failed");
  expect((await settings()).monthUsd).toBeGreaterThan(0);
});
