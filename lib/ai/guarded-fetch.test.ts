import type { lookup } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { createGuardedFetch, guardedFetch, judgeAddress } from "./guarded-fetch.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const serve = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

/** Names that stand for these addresses, one after the other. */
const resolving = (...answers: readonly string[]): typeof fetch => {
  let asked = 0;
  const answer = (_host: string, _options: object, done: (...told: unknown[]) => void) => {
    const address = answers[Math.min(asked, answers.length - 1)] ?? "";
    asked += 1;
    done(null, [{ address, family: address.includes(":") ? 6 : 4 }]);
  };
  return createGuardedFetch(answer as typeof lookup);
};

const refused = { code: "address_refused" };

describe("no way of writing it leads to a cloud's metadata", () => {
  test.each([
    ["as IPv4", "http://169.254.169.254/latest"],
    ["as one number", "http://2852039166/"],
    ["in hexadecimal", "http://0xa9fea9fe/"],
    ["in octal", "http://0251.0376.0251.0376/"],
    ["with a point at its end", "http://169.254.169.254./"],
    ["as IPv6", "http://[fd00:0ec2::0254]/"],
    ["as IPv4 within IPv6", "http://[::ffff:169.254.169.254]/"],
    ["as IPv4 in an old way", "http://[::169.254.169.254]/"],
    ["through NAT64", "http://[64:ff9b::169.254.169.254]/"],
    ["through 6to4", "http://[2002:a9fe:a9fe::]/"],
    ["through a NAT64 of one's own", "http://[64:ff9b:1::169.254.169.254]/"],
    ["through SIIT", "http://[::ffff:0:169.254.169.254]/"],
    ["of Oracle Classic", "http://192.0.0.192/"],
    ["of pods at AWS", "http://[fd00:ec2::23]/"],
    ["of Google over IPv6", "http://[fd20:ce::254]/"],
    ["of Oracle over IPv6", "http://[fd00:c1::a9fe:a9fe]/"],
    ["of Linode over IPv6", "http://[fd00:a9fe:a9fe::1]/"],
    ["of Alibaba over IPv6", "http://[fd00:100::100:200]/"],
    ["of Scaleway over IPv6", "http://[fd00:42::42]/"],
    ["by name", "http://metadata.google.internal./"],
  ])("%s", async (_how, address) => {
    await expect(judgeAddress(new URL(address))).rejects.toMatchObject(refused);
    await expect(guardedFetch(address)).rejects.toMatchObject(refused);
  });

  test.each(["169.254.169.254", "fd00:ec2::254", "::ffff:169.254.169.254", "fe80::a9fe:a9fe%eth0"])(
    "behind a name that stands for %s when the connection is made",
    async (address) => {
      await expect(resolving(address)("http://models.example/v1")).rejects.toMatchObject(refused);
    },
  );

  test("by a name that changes between two requests", async () => {
    const port = await serve((_request, response) => response.end("models"));
    const rebound = resolving("127.0.0.1", "169.254.169.254");
    const url = `http://models.example:${port}/`;
    expect(await (await rebound(url)).text()).toBe("models");
    await expect(rebound(url)).rejects.toMatchObject(refused);
  });
});

test("a machine at home with an IPv6 address of its link is asked", async () => {
  await expect(judgeAddress(new URL("http://[fe80::1234]/v1"))).resolves.toBeUndefined();
});

test("a name is asked at the address that it stood for, and told its name", async () => {
  const port = await serve((request, response) => response.end(request.headers.host));
  const answer = await resolving("127.0.0.1")(`http://models.example:${port}/v1`);
  expect(await answer.text()).toBe(`models.example:${port}`);
});

describe("redirects", () => {
  test.each([
    ["to another host", "http://other.example/v1"],
    ["to metadata", "http://169.254.169.254/latest"],
    ["to another protocol", "ftp://models.example/v1"],
    ["from one to the next without end", "/again"],
  ])("%s are not followed", async (_where, location) => {
    const seen: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      seen.push(request.headers.host);
      response.writeHead(307, { location }).end();
    });
    const sent = resolving("127.0.0.1")(`http://models.example:${port}/v1`, {
      headers: { authorization: "Bearer secret" },
    });
    await expect(sent).rejects.toMatchObject(refused);
    expect(new Set(seen)).toEqual(new Set([`models.example:${port}`]));
  });

  test("within the host are, with what was sent", async () => {
    const port = await serve(async (request, response) => {
      if (request.url === "/v1") return response.writeHead(307, { location: "/v1/" }).end();
      const body = (await Array.fromAsync(request)).join("");
      return response.end(`${request.method} ${request.url} ${body}`);
    });
    const url = `http://127.0.0.1:${port}/v1`;
    const answer = await guardedFetch(url, { method: "POST", body: "{}" });
    expect(await answer.text()).toBe("POST /v1/ {}");
  });
});

test.each([
  ["a status that is none", "HTTP/1.1 999 Denied\r\ncontent-length: 0\r\n\r\n"],
  ["control characters beside its status", "HTTP/1.1 200 \u0001\r\ncontent-length: 0\r\n\r\n"],
  ["another protocol", "HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"],
  ["no HTTP at all", "hello\r\n\r\n"],
])("a server that answers with %s is one that cannot be asked", async (_what, answer) => {
  const port = await serve((request) => request.socket.end(answer));
  const asked = guardedFetch(`http://127.0.0.1:${port}/`);
  await expect(asked).rejects.toThrow(new TypeError("fetch failed"));
});

test("it ends as fetch does: refused connections, and a signal before and within the answer", async () => {
  await expect(guardedFetch("http://127.0.0.1:1/")).rejects.toThrow(new TypeError("fetch failed"));
  const port = await serve((_request, response) => response.write("a"));
  const stopping = new AbortController();
  const answer = await guardedFetch(`http://127.0.0.1:${port}/`, { signal: stopping.signal });
  stopping.abort();
  await expect(answer.text()).rejects.toThrow(/abort/i);
  const late = guardedFetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.abort("gone") });
  await expect(late).rejects.toBe("gone");
});
