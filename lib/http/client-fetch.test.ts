import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { clientFetch, clientPoll, clientSend } from "./client-fetch.ts";

const servers: Server[] = [];

/** A real server on a free port, since what is tested is what goes over the wire. */
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return `http://127.0.0.1:${address.port}/api`;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const shape = z.object({ n: z.number() });

test("an answer comes back in its shape, and what was sent is JSON", async () => {
  const url = await serve(async (request, response) => {
    const body = JSON.parse(String(await request.toArray().then((parts) => Buffer.concat(parts))));
    const { method } = request;
    const type = request.headers["content-type"];
    response.end(
      JSON.stringify({ n: method === "POST" && type === "application/json" ? body.n : 0 }),
    );
  });
  expect(await clientFetch(url, shape, { method: "POST", body: { n: 4 } })).toEqual({ n: 4 });
});

test("a form goes as a form", async () => {
  const url = await serve((request, response) => {
    const form = request.headers["content-type"]?.startsWith("multipart/form-data; boundary=");
    response.end(JSON.stringify({ n: form ? 1 : 0 }));
  });
  const body = new FormData();
  body.set("kind", "quiz");
  expect(await clientFetch(url, shape, { method: "POST", body })).toEqual({ n: 1 });
});

test("an error carries the server's sentence, its code and the wait", async () => {
  const url = await serve((_, response) => {
    response.writeHead(429, { "retry-after": "3" });
    response.end('{"error":{"code":"rate_limited","message":"Подождите.","details":{"a":1}}}');
  });
  await expect(clientSend(url, { method: "DELETE" })).rejects.toMatchObject({
    code: "rate_limited",
    message: "Подождите.",
    details: { a: 1 },
    retryAfterMs: 3000,
  });
});

test.each([
  ["an error page", 502, "<html>Bad gateway</html>", "server_unreachable"],
  ["an answer of another shape", 200, '{"n":"four"}', "internal"],
  ["a cut answer", 200, '{"n":', "server_unreachable"],
  ["a code of a newer server", 400, '{"error":{"code":"brand_new","message":"x"}}', "internal"],
])("%s is an error of its own", async (_, status, body, code) => {
  const url = await serve((_request, response) => {
    response.writeHead(status);
    response.end(body);
  });
  await expect(clientFetch(url, shape)).rejects.toMatchObject({ code });
});

test("no server is told apart from a server's error", async () => {
  const url = await serve((request) => request.socket.destroy());
  await expect(clientFetch(url, shape)).rejects.toMatchObject({ code: "server_unreachable" });
});

test("an abort stays an abort", async () => {
  const abort = new AbortController();
  const url = await serve(() => abort.abort());
  const { signal } = abort;
  await expect(clientFetch(url, shape, { signal })).rejects.toMatchObject({ name: "AbortError" });
});

test("a poll sends its tag and understands that nothing is new", async () => {
  const url = await serve((request, response) => {
    const held = request.headers["if-none-match"] === 'W/"5"';
    response.writeHead(held ? 304 : 200, { etag: 'W/"5"' });
    response.end(held ? undefined : '{"n":5}');
  });
  const first = await clientPoll(url, shape, null);
  expect(first).toEqual({ data: { n: 5 }, tag: 'W/"5"' });
  expect(await clientPoll(url, shape, first.tag)).toEqual({ data: null, tag: 'W/"5"' });
});
