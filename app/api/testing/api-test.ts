import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import { student } from "#agents/testing/student.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { readEnv } from "#lib/env.ts";
import type { RateLimiter, RouteSettings } from "#lib/http/route-settings.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { errorBody, type ThreadView, threadView } from "#lib/schemas/thread.ts";
import { POST as postThread } from "../threads/route.ts";

export const note = `# Graphs

A graph is a set of vertices joined by edges.
A tree is a connected graph without cycles.
A path is a sequence of vertices in which each is joined to the next.
A cycle is a path that ends where it began.
`;

/** The settings of a server that only this machine can reach. */
export const localSettings = (limiter: RateLimiter | null): RouteSettings => ({
  rules: { bind: "127.0.0.1", allowed: [] },
  limiter,
  log: silentLog,
});

/** A runtime on the tests' database, without a model and with a queue of its own. */
export const offlineRuntime = (worker: boolean): Promise<Runtime> =>
  createRuntime({
    ...{ databaseUrl: testDatabaseUrl(), env: readEnv({}), worker },
    ...{ queueName: newId("http"), log: silentLog },
  });

/** Makes the routes use this runtime. */
export const serveWith = (runtime: Runtime): void => {
  Object.assign(globalThis, { lecternRuntime: Promise.resolve(runtime) });
};

/** After the tests of a file: the next one in this process begins as if no route had run. */
export const serveNothing = (): void => {
  Object.assign(globalThis, { lecternRuntime: undefined, lecternRouteSettings: undefined });
};

/** Before the tests of a file: a runtime that works on threads; the routes count no requests. */
export const serveRoutes = (): { runtime: () => Runtime } => {
  let made: Runtime;
  beforeAll(async () => {
    made = await offlineRuntime(true);
    serveWith(made);
  });
  beforeEach(() => {
    globalThis.lecternRouteSettings = localSettings(null);
  });
  afterAll(async () => {
    serveNothing();
    await made.close();
  });
  return { runtime: () => made };
};

interface Init {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

export const call = (path: string, { method = "GET", headers = {}, body }: Init = {}) =>
  new Request(`http://127.0.0.1:3000${path}`, {
    method,
    headers: { host: "127.0.0.1:3000", ...headers },
    body: body ?? null,
  });

/** A request with a JSON body; a string is sent as it is. */
export const withJson = (method: string, body: unknown): Request =>
  call("/api", {
    method,
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const noParams = { params: Promise.resolve({}) };
export const at = (threadId: string) => ({ params: Promise.resolve({ threadId }) });

export const expectError = async (response: Response, status: number, code: string) => {
  const { error } = errorBody.parse(await response.json());
  expect({ status: response.status, code: error.code }).toEqual({ status, code });
  expect(Object.values(messagesIn("en").errors)).toContain(error.message);
  return error;
};

export const create = async (text = note): Promise<ThreadView> => {
  const response = await postThread(withJson("POST", { kind: "quiz", text }), noParams);
  expect(response.status).toBe(202);
  return threadView.parse(await response.json());
};

/** Waits until the thread has ended. */
export const ended = async (runtime: Runtime, threadId: string): Promise<ThreadView> => {
  for (;;) {
    const view = await runtime.for(student(localOwner)).threads.read.getThread(threadId, "en");
    if (view.status !== "running") return view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
