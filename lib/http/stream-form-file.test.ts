import fc from "fast-check";
import { expect, test } from "vitest";
import type { BodyLimit } from "#lib/bounded-body.ts";
import { BodyShare } from "./body-share.ts";
import { streamFormFile } from "./read-body.ts";

const limit: BodyLimit = { bytes: 100_000, code: "body_too_large", toldBytes: 90_000 };

const joined = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
};

/** The body in chunks of one length; it breaks off where it ends when it is told to. */
const inChunks = (bytes: Uint8Array, length: number, breaks: boolean) => {
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + length));
        else if (breaks) controller.error(new Error("The client went away."));
        else controller.close();
        at += length;
      },
    },
    { highWaterMark: 0 },
  );
};

const made = async (form: FormData) => {
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
};

const read = async (
  { type, bytes }: Awaited<ReturnType<typeof made>>,
  { chunk = 100, breaks = false, most = limit } = {},
) => {
  const body = inChunks(bytes, chunk, breaks);
  const headers = { "content-type": type };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  const request = new Request("http://localhost/", init);
  const file = await streamFormFile(request, "file", most, new BodyShare(1_000_000));
  return file && { fileName: file.fileName, bytes: await joined(file.pieces) };
};

const contents = fc.uint8Array({ maxLength: 3_000 });

test("a form's file is read as it was sent, whatever the chunks and the other fields", async () => {
  await fc.assert(
    fc.asyncProperty(contents, fc.integer({ min: 1, max: 4_000 }), async (bytes, chunk) => {
      const form = new FormData();
      form.set("note", "words");
      form.set("other", new File(["no"], "no.md"));
      form.set("file", new File([bytes], "Руководство/книга.md"));
      form.append("file", new File(["second"], "second.md"));
      const file = await read(await made(form), { chunk });
      expect(file).toEqual({ fileName: "Руководство/книга.md", bytes: Buffer.from(bytes) });
    }),
    { numRuns: 60 },
  );
});

test("a form that ends or breaks off at any byte gives no file that looks whole", async () => {
  const form = new FormData();
  form.set("file", new File(["# Manual\r\n\r\nWords of it.\r\n--"], "manual.md"));
  const whole = await made(form);
  // The line break after the closing mark may be missing.
  const mark = Buffer.from(whole.bytes).lastIndexOf("--") + 2;
  for (let end = 0; end < mark; end += 1) {
    const cut = { ...whole, bytes: whole.bytes.slice(0, end) };
    for (const breaks of [false, true]) {
      await expect(read(cut, { chunk: 7, breaks })).rejects.toMatchObject({ code: "bad_request" });
    }
  }
  expect((await read(whole))?.bytes.toString()).toContain("Words of it.");
});

test("a form without the file has none, and one with too many bytes is refused while it arrives", async () => {
  const form = new FormData();
  form.set("file", "only text");
  expect(await read(await made(form))).toBeNull();
  form.set("file", new File([new Uint8Array(5_000)], "a.zip"));
  const small = { ...limit, bytes: 4_000 };
  const refused = { code: "body_too_large", details: { maxBytes: 90_000 } };
  await expect(read(await made(form), { most: small })).rejects.toMatchObject(refused);
  const bare = { type: "multipart/form-data", bytes: new Uint8Array() };
  await expect(read(bare)).rejects.toMatchObject({ code: "bad_request" });
});

test("who stops reading lets go of the body", async () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(1_000_000)], "a.zip"));
  const { type, bytes } = await made(form);
  let isCancelled = false;
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.slice(at, at + 1_000));
        at += 1_000;
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": type };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  const most = { ...limit, bytes: 10_000_000 };
  const request = new Request("http://localhost/", init);
  const file = await streamFormFile(request, "file", most, new BodyShare(10_000_000));
  for await (const piece of file?.pieces ?? []) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  await expect.poll(() => isCancelled).toBe(true);
  // No more than the parser's buffers was read.
  expect(at).toBeLessThan(400_000);
});
