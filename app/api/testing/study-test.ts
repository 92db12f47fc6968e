import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { type Database, makeDatabase } from "#db/client.ts";
import { studyStore } from "#db/queries/study.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { localOwner } from "#lib/owner.ts";
import { createStudyRequest } from "#lib/schemas/thread-requests.ts";
import {
  at,
  call,
  localSettings,
  offlineRuntime,
  serveNothing,
  serveWith,
  withJson,
} from "./api-test.ts";

/** A document as an agent leaves it. */
export const studyText = `# Kinetic energy

The energy of a moving body is $E = \\frac{mv^2}{2}$.

- mass
- speed

The speed counts twice.
`;

/** Before the tests of a file: a runtime that answers and works on nothing, so that only the test changes anything. */
export const serveStudies = (): { runtime: () => Runtime; db: () => Database } => {
  const { db, close } = makeDatabase(testDatabaseUrl());
  let made: Runtime;
  beforeAll(async () => {
    made = await offlineRuntime(false);
    serveWith(made);
  });
  beforeEach(() => {
    globalThis.lecternRouteSettings = localSettings(null);
  });
  afterAll(async () => {
    serveNothing();
    await made.close();
    await close();
  });
  return { runtime: () => made, db: () => db };
};

/** A study thread whose document has this text; null for one that has none yet. */
export const makeStudy = async (
  server: ReturnType<typeof serveStudies>,
  text: string | null = studyText,
  { owner = localOwner, topic = "Kinetic energy" } = {},
): Promise<string> => {
  const request = createStudyRequest.parse({ kind: "study", topic, text: "My own note." });
  const { id } = await server.runtime().for(student(owner)).threads.write.createThread(request);
  if (text !== null) await studyStore(server.db()).saveDocument(owner, id, "synthesised", text);
  return id;
};

type Context<Param extends string> = { params: Promise<Record<Param, string>> };
type Handler<Param extends string> = (
  request: Request,
  context: Context<Param>,
) => Promise<Response>;

export const post = (handler: Handler<"threadId">, threadId: string, body: unknown) =>
  handler(withJson("POST", body), at(threadId));

export const get = (
  handler: Handler<"threadId">,
  threadId: string,
  { query = "", headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) => handler(call(`/api${query}`, { headers }), at(threadId));

/** The context of a route with a number in its path. */
export const atNumber = (threadId: string, number: string) => ({
  params: Promise.resolve({ threadId, number }),
});
