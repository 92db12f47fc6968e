import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { listModels } from "./list-models.ts";
import { readModelConfig } from "./model-config.ts";
import { pullModel } from "./pull-model.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const key = "plain-key-that-no-pattern-knows";

/** The settings of a provider that answers like this. */
const answering = async (listener: RequestListener) => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`;
  return readModelConfig(
    readEnv({ COMPATIBLE_BASE_URL: url, COMPATIBLE_API_KEY: key, OLLAMA_BASE_URL: url }),
  );
};

const never = new AbortController().signal;
const list = async (listener: RequestListener) =>
  listModels(await answering(listener), "compatible", never);
const listOf = (...ids: readonly unknown[]) =>
  list((_request, response) => response.end(JSON.stringify({ data: ids.map((id) => ({ id })) })));

describe("a provider's list of models", () => {
  test("of 100 MB is given up after a part of it", async () => {
    let sent = 0;
    const part = Buffer.alloc(1_000_000, 32);
    const endless: RequestListener = (_request, response) => {
      const more = () => {
        while (sent < 100 && !response.destroyed) {
          sent += 1;
          if (!response.write(part)) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    };
    await expect(list(endless)).rejects.toMatchObject({ code: "model_list_unreadable" });
    expect(sent).toBeLessThan(50);
  });

  test("that breaks off in the middle is told as a provider that cannot be reached", async () => {
    const broken = list((_request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("{", () => response.destroy());
    });
    await expect(broken).rejects.toMatchObject({ code: "model_unavailable" });
  });

  test("that is a page is told as no list", async () => {
    const page = list((_request, response) => response.end("<!doctype html><script>x</script>"));
    await expect(page).rejects.toMatchObject({ code: "model_list_unreadable" });
  });

  test("of 50,000 names is cut", async () => {
    const ids = Array.from({ length: 50_000 }, (_, index) => `model-${index}`);
    expect(await listOf(...ids)).toHaveLength(2_000);
  });

  test("loses names that show as something else, or are too long to choose", async () => {
    const hostile = ["\u202egpt", "\u001b[31mred", "zero\u200bwidth", "x".repeat(300), ""];
    const found = await listOf("<script>alert(1)</script>", ...hostile, "good");
    // React writes markup as text.
    expect(found.map(({ id }) => id)).toEqual(["<script>alert(1)</script>", "good"]);
  });

  test.each([
    ["", null],
    [null, null],
    ["-1", null],
    ["1e300", null],
    ["NaN", null],
    ["0", { input: 0, output: 0 }],
    ["0.000001", { input: 1, output: 1 }],
  ])("with the price %j: %j", async (price, told) => {
    const data = [{ id: "a", pricing: { prompt: price, completion: price } }];
    const [found] = await list((_request, response) => response.end(JSON.stringify({ data })));
    expect(found?.price).toEqual(told);
  });
});

test.each([0, 280, 285, 295, 300])(
  "a key that a provider quotes after %s characters shows in no part",
  async (before) => {
    const refused = list((request, response) => {
      response.writeHead(401).end(`${"x".repeat(before)}${request.headers.authorization}`);
    });
    const message = await refused.catch((error: Error) => error.message);
    expect(message).not.toContain("plain-");
  },
);

test("what moves a cursor or turns a text is not in the words of an error", async () => {
  const refused = list((_request, response) => response.writeHead(500).end("a\u001b[2Jb\u202ec\n"));
  const message = await refused.catch((error: Error) => error.message);
  expect(message).toMatch(/^[ -~]+$/);
});

describe("a download by Ollama", () => {
  const pull = async (listener: RequestListener, silenceMs?: number) => {
    const told: { doneBytes: number; totalBytes: number }[] = [];
    const config = await answering(listener);
    await pullModel(config, "m", (progress) => told.push(progress), never, silenceMs);
    return told;
  };

  test("that says nothing more is given up", async () => {
    const silent = pull((_request, response) => response.write('{"status":"pulling"}\n'), 200);
    await expect(silent).rejects.toMatchObject({ code: "model_timeout" });
  });

  test("that breaks off is told as such", async () => {
    const broken = pull((_request, response) => {
      response.write('{"status":"pulling"}\n', () => response.destroy());
    });
    await expect(broken).rejects.toMatchObject({ code: "model_unavailable" });
  });

  test("whose line never ends is given up", async () => {
    const endless = pull((_request, response) => response.end("x".repeat(1_000_000)));
    await expect(endless).rejects.toMatchObject({ code: "model_unavailable" });
  });

  test("tells sizes that are numbers, whatever it says", async () => {
    const lines = [1e308, 1e308, -5, "3", 100].map((total, layer) =>
      JSON.stringify({ digest: `${layer}`, total, completed: total }),
    );
    const told = await pull((_request, response) =>
      response.end(`${lines.join("\n")}\n{"status":"success"}`),
    );
    expect(told.at(-1)).toEqual({ doneBytes: 100, totalBytes: 100 });
  });

  test("quotes no secret, and no control characters", async () => {
    const refused = pull((_request, response) =>
      response.writeHead(404).end(`${"x".repeat(270)}${key}\u001b[2J`),
    );
    const message = await refused.catch((error: Error) => error.message);
    expect(message).not.toContain("plain-");
    expect(message).toMatch(/^[ -~]+$/);
  });
});
