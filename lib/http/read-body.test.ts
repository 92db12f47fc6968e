import { expect, test } from "vitest";
import { readBody } from "#lib/bounded-body.ts";

const limit = (bytes: number) => ({ bytes, code: "body_too_large", toldBytes: bytes }) as const;

const chunk = new Uint8Array(1000).fill(97);

/** A request whose body would never end; tells how many chunks were taken from it and whether it was let go. */
const endless = () => {
  const seen = { taken: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.taken += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return { seen, request: new Request("http://localhost/", init) };
};

test("an endless body is given up at the first byte too many", async () => {
  const { request, seen } = endless();
  await expect(readBody(request, limit(3500))).rejects.toMatchObject({
    code: "body_too_large",
    details: { maxBytes: 3500 },
  });
  expect(seen).toEqual({ taken: 4, cancelled: true });
});

test("a length that is too large is believed, and nothing is read", async () => {
  const body = "x".repeat(11);
  const headers = { "content-length": "11" };
  const request = new Request("http://localhost/", { method: "POST", body, headers });
  await expect(
    readBody(request, { ...limit(10), code: "note_too_large", toldBytes: 7 }),
  ).rejects.toMatchObject({
    code: "note_too_large",
    details: { maxBytes: 7 },
  });
  expect(request.bodyUsed).toBe(false);
});

test("a length that is too small is not believed", async () => {
  const headers = { "content-length": "1" };
  const request = new Request("http://localhost/", {
    method: "POST",
    body: "x".repeat(11),
    headers,
  });
  await expect(readBody(request, limit(10))).rejects.toMatchObject({ code: "body_too_large" });
});

test("a body of exactly the limit comes whole", async () => {
  const body = "ж".repeat(5);
  const request = new Request("http://localhost/", { method: "POST", body });
  expect(new TextDecoder().decode(await readBody(request, limit(10)))).toBe(body);
});

test("no body is an empty one", async () => {
  expect((await readBody(new Request("http://localhost/"), limit(10))).byteLength).toBe(0);
});
