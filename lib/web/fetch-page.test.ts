import type { lookup } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createPageFetch } from "./fetch-page.ts";
import { isPublicAddress } from "./public-addresses.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
};

/** Names that stand for these addresses, one after the other. */
const resolving = (...answers: readonly string[]): typeof lookup => {
  let asked = 0;
  const answer = (_host: string, _options: object, done: (...told: unknown[]) => void) => {
    const address = answers[Math.min(asked, answers.length - 1)] ?? "";
    asked += 1;
    done(null, [{ address, family: address.includes(":") ? 6 : 4 }]);
  };
  return answer as typeof lookup;
};

const fetchPage = createPageFetch({ allowsLoopback: true });
const asUsers = createPageFetch({ allowsLoopback: false });
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const isPrivate = { code: "page_address_private" };

describe("no address but a public one is asked", () => {
  test.each([
    ["loopback", "http://127.0.0.1/"],
    ["loopback as one number", "http://2130706433/"],
    ["loopback, short", "http://127.1/"],
    ["this network", "http://0.0.0.0/"],
    ["private", "http://10.0.0.1/"],
    ["private of the middle size", "http://172.31.255.1/"],
    ["a router at home", "http://192.168.1.1/"],
    ["behind a provider", "http://100.64.0.1/"],
    ["of a link", "http://169.254.169.254/latest"],
    ["metadata in hexadecimal", "http://0xa9fea9fe/"],
    ["Azure's agent", "http://168.63.129.16/"],
    ["to all", "http://255.255.255.255/"],
    ["to many", "http://224.0.0.1/"],
    ["loopback of IPv6", "http://[::1]/"],
    ["no address of IPv6", "http://[::]/"],
    ["of a link of IPv6", "http://[fe80::1]/"],
    ["private of IPv6", "http://[fd12:3456::1]/"],
    ["mapped", "http://[::ffff:10.0.0.1]/"],
    ["mapped loopback", "http://[::ffff:127.0.0.1]/"],
    ["in the old way", "http://[::10.0.0.1]/"],
    ["through NAT64", "http://[64:ff9b::10.0.0.1]/"],
    ["through a NAT64 of one's own", "http://[64:ff9b:1::1]/"],
    ["through 6to4", "http://[2002:a00:1::]/"],
    ["through Teredo", "http://[2001::1]/"],
    ["in documents", "http://[2001:db8::1]/"],
  ])("%s", async (_what, address) => {
    await expect(asUsers(address)).rejects.toMatchObject(isPrivate);
  });

  test.each([
    "127.0.0.1",
    "169.254.169.254",
    "10.1.2.3",
    "::ffff:10.0.0.1",
    "fd00::1",
    "fe80::1%eth0",
  ])("behind a name that stands for %s", async (address) => {
    const fetched = createPageFetch({ allowsLoopback: false, resolve: resolving(address) });
    await expect(fetched("http://pages.example/")).rejects.toMatchObject(isPrivate);
  });

  test("behind a name of which only one address is private", async () => {
    const both = (_host: string, _options: object, done: (...told: unknown[]) => void) =>
      done(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ]);
    const fetched = createPageFetch({ allowsLoopback: false, resolve: both as typeof lookup });
    await expect(fetched("http://pages.example/")).rejects.toMatchObject(isPrivate);
  });

  test("at the second hop: a redirect there, and a name that stands for another one by then", async () => {
    let asked = 0;
    const base = await serve((request, response) => {
      asked += 1;
      const location = request.url === "/a" ? "http://169.254.169.254/latest" : "/again";
      response.writeHead(302, { location }).end();
    });
    await expect(fetchPage(`${base}/a`)).rejects.toMatchObject(isPrivate);
    const rebound = createPageFetch({
      allowsLoopback: true,
      resolve: resolving("127.0.0.1", "10.0.0.1"),
    });
    const url = `${base.replace("127.0.0.1", "pages.example")}/b`;
    await expect(rebound(url)).rejects.toMatchObject(isPrivate);
    expect(asked).toBe(2);
  });

  test("where tests allow loopback, nothing else of what is private", async () => {
    await expect(fetchPage("http://10.0.0.1/")).rejects.toMatchObject(isPrivate);
    await expect(fetchPage("http://[::ffff:127.0.0.1]/")).rejects.toMatchObject(isPrivate);
  });

  test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

test.each([
  "",
  "ftp://pages.example/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "http://",
  "a b",
])("%j is the address of no page", async (written) => {
  await expect(asUsers(written)).rejects.toMatchObject({ code: "page_address_invalid" });
});

describe("a page", () => {
  test("is found where its address leads in the end, without its beginning being written", async () => {
    const base = await serve((request, response) => {
      if (request.url === "/page") return response.end("<p>Here.</p>");
      return response.writeHead(301, { location: "/page#part" }).end();
    });
    const page = await fetchPage(` ${base}/old `);
    expect(page).toMatchObject({ address: `${base}/page`, mediaType: "" });
    expect(textOf(page.bytes)).toBe("<p>Here.</p>");
    const plain = createPageFetch({ allowsLoopback: false, resolve: resolving("10.0.0.1") });
    await expect(plain("pages.example:8080/a")).rejects.toMatchObject(isPrivate);
  });

  test("is asked for with nothing of the student's, and cookies are not brought back", async () => {
    const seen: object[] = [];
    const base = await serve((request, response) => {
      const { cookie, authorization, referer } = request.headers;
      seen.push({ cookie, authorization, referer });
      if (request.url === "/page") return response.end("Here.");
      return response.writeHead(302, { location: "/page", "set-cookie": "a=1" }).end();
    });
    const page = await fetchPage(base.replace("//", "//name:secret@"));
    expect(page.address).toBe(`${base}/page`);
    expect(seen).toEqual([{}, {}]);
  });

  test("is unpacked, and is in UTF-8 where its server names another character set", async () => {
    const russian = Buffer.from([0xcf, 0xf0, 0xe8, 0xeb, 0xe8, 0xe2]);
    const base = await serve((_request, response) => {
      response.writeHead(200, {
        ...{ "content-type": "text/html; charset=windows-1251", "content-encoding": "gzip" },
      });
      response.end(gzipSync(russian));
    });
    const { bytes, mediaType } = await fetchPage(base);
    expect([textOf(bytes), mediaType]).toEqual(["Прилив", "text/html"]);
  });
});

const megabyte = Buffer.alloc(1024 * 1024, "a");

describe("a hostile server", () => {
  const refuses = async (
    code: string,
    listener: RequestListener,
    limits: { bytes?: number; ms?: number } = {},
  ) => {
    const fetched = createPageFetch({ allowsLoopback: true, limits });
    await expect(fetched(await serve(listener))).rejects.toMatchObject({ code });
  };

  test("that sends without end is left after 10 MB", async () => {
    let sent = 0;
    await refuses("page_too_large", (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(megabyte)) sent += 1;
      };
      response.on("drain", more);
      more();
    });
    expect(sent).toBeLessThan(40);
  });

  test("that promises too much is not read at all", () =>
    refuses("page_too_large", (_request, response) => {
      response.writeHead(200, { "content-length": String(2 ** 40) }).write("a");
    }));

  test("that sends a bomb is left after 10 MB of what it unpacks to", () =>
    refuses("page_too_large", (_request, response) => {
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
      response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    }));

  test("is left earlier where there is room or time for less", async () => {
    const page = await serve((request, response) => {
      if (request.url !== "/slow") response.end("abc");
    });
    expect(textOf((await fetchPage(page, { bytes: 3 })).bytes)).toBe("abc");
    const tooMuch = fetchPage(page, { bytes: 2 });
    await expect(tooMuch).rejects.toMatchObject({ code: "page_too_large" });
    const late = new AbortController();
    const slow = fetchPage(`${page}/slow`, { signal: late.signal });
    late.abort();
    await expect(slow).rejects.toMatchObject({ code: "page_too_slow" });
  });

  test("that sends a letter now and then, or nothing, is not waited for", async () => {
    await refuses(
      "page_too_slow",
      (_request, response) => {
        const timer = setInterval(() => response.write("a"), 20);
        response.on("close", () => clearInterval(timer));
      },
      { ms: 300 },
    );
    await refuses("page_too_slow", () => {}, { ms: 300 });
  });

  test("that leads on without end is left after five hops", async () => {
    let asked = 0;
    await refuses("page_redirects", (_request, response) => {
      asked += 1;
      response.writeHead(302, { location: `/${asked}` }).end();
    });
    expect(asked).toBe(6);
    await refuses("page_redirects", (_request, response) => {
      response.writeHead(302, { location: "file:///etc/passwd" }).end();
    });
  });

  test.each([
    ["a status that is none", "HTTP/1.1 999 Denied\r\ncontent-length: 0\r\n\r\n"],
    ["another protocol", "HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"],
    ["no HTTP at all", "hello\r\n\r\n"],
    [
      "half of a packed body",
      "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\n\x1f\x8b\x08",
    ],
  ])("that answers %s is one that cannot be reached", (_what, answer) =>
    refuses("page_unreachable", (request) => request.socket.end(answer, "latin1")),
  );

  test("that refuses says so with its status", async () => {
    const base = await serve((_request, response) => response.writeHead(403).end("No."));
    await expect(fetchPage(base)).rejects.toMatchObject({
      code: "page_not_given",
      details: { status: 403 },
    });
  });
});

test("a server that is not there cannot be reached", async () => {
  await expect(fetchPage("http://127.0.0.1:1/")).rejects.toMatchObject({
    code: "page_unreachable",
  });
});
