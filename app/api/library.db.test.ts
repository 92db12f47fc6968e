import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { makeDatabase } from "#db/client.ts";
import { chunks } from "#db/schema/library.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { streamedBodies } from "#lib/http/body-share.ts";
import { localOwner } from "#lib/owner.ts";
import { libraryView, packView, sectionView } from "#lib/schemas/library.ts";
import * as one from "./library/[packId]/route.ts";
import * as section from "./library/[packId]/sections/[chunkId]/route.ts";
import * as source from "./library/[packId]/sources/[sourceId]/route.ts";
import * as sources from "./library/[packId]/sources/route.ts";
import * as all from "./library/route.ts";
import { call, expectError, noParams, serveRoutes, withJson } from "./testing/api-test.ts";

serveRoutes();

/** An import starts a process; on a machine that is busy with other tests that takes its time. */
const patience = 150_000;
const inPack = (packId: string) => ({ params: Promise.resolve({ packId }) });

const newPack = async (): Promise<string> => {
  const response = await all.POST(
    withJson("POST", { product: "Widget", versions: ["1"] }),
    noParams,
  );
  expect(response.status).toBe(201);
  const { id } = await response.json();
  return id;
};

const send = async (packId: string, file: File) => {
  const form = new FormData();
  form.set("file", file);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  const body = await encoded.arrayBuffer();
  return sources.POST(call("/api", { method: "POST", headers, body }), inPack(packId));
};

const getPack = async (packId: string) =>
  packView.parse(await (await one.GET(call("/api"), inPack(packId))).json());

test(
  "a pack is made, filled by a form, listed by its revision, read and deleted",
  async () => {
    const packId = await newPack();
    const page = "# Widget\n\n## Turning\n\nClick **Turn** <script>alert(1)</script>.";
    const sent = await send(packId, new File([page], "../guide.md"));
    expect(sent.status).toBe(202);
    const { id: sourceId } = await sent.json();
    await expect
      .poll(async () => (await getPack(packId)).sources[0], { timeout: 120_000, interval: 200 })
      .toMatchObject({ id: sourceId, fileName: "guide.md", status: "ready", chunks: 1 });

    const listed = await all.GET(call("/api"), noParams);
    const { packs, revision } = libraryView.parse(await listed.json());
    expect(packs.map(({ id }) => id)).toContain(packId);
    expect(packs.some(({ sample }) => sample)).toBe(true);
    const etag = listed.headers.get("etag") ?? "";
    expect(etag).toBe(`W/"${revision}"`);
    const again = await all.GET(call("/api", { headers: { "if-none-match": etag } }), noParams);
    expect(again.status).toBe(304);

    const renamed = withJson("PATCH", { product: "Widget 2" });
    expect(await (await one.PATCH(renamed, inPack(packId))).json()).toMatchObject({
      ...{ title: "Widget 2", versions: [], sources: [{ id: sourceId }] },
    });
    const changed = await all.GET(call("/api", { headers: { "if-none-match": etag } }), noParams);
    expect(changed.status).toBe(200);

    const removed = await source.DELETE(call("/api", { method: "DELETE" }), {
      params: Promise.resolve({ packId, sourceId }),
    });
    expect(removed.status).toBe(204);
    expect((await one.DELETE(call("/api", { method: "DELETE" }), inPack(packId))).status).toBe(204);
    await expectError(await one.GET(call("/api"), inPack(packId)), 404, "not_found");
  },
  patience,
);

test(
  "a section comes with sanitised HTML",
  async () => {
    const packId = await newPack();
    const page = "# Widget\n\n1. Click **Turn**.\n2. Wait <b onclick=x>here</b>.";
    await send(packId, new File([page], "a.md"));
    const ofPack = and(eq(chunks.packId, packId), eq(chunks.ownerId, localOwner));
    const { db, close } = makeDatabase(testDatabaseUrl());
    onTestFinished(close);
    // A chunk is stored before its generation is the one that is shown.
    await expect
      .poll(async () => (await getPack(packId)).sources[0]?.status, {
        timeout: 120_000,
        interval: 200,
      })
      .toBe("ready");
    const chunkId = (await db.select().from(chunks).where(ofPack))[0]?.id ?? "";
    const answered = await section.GET(call("/api"), {
      params: Promise.resolve({ packId, chunkId }),
    });
    const { html, ...view } = await answered.json();
    expect(sectionView.parse(view)).toMatchObject({ chunkId, kind: "manual", title: "Widget" });
    expect(html).toContain("<strong>Turn</strong>");
    expect(html).not.toContain("onclick");
  },
  patience,
);

test("what cannot be imported is refused with its sentence", async () => {
  const packId = await newPack();
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0);
  await expectError(await send(packId, new File([png], "a.md")), 415, "source_not_readable");
  const word = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  await expectError(await send(packId, new File([word], "a.doc")), 415, "source_office_file");
  await expectError(await send(packId, new File([""], "a.md")), 422, "source_no_text");
  await expectError(await send("pck_gone", new File(["# A"], "a.md")), 404, "not_found");
  const headers = { "content-length": "999999999", "content-type": "application/zip" };
  const huge = new Request("http://127.0.0.1:3000/api?name=a.zip", {
    ...{ method: "POST", body: "x" },
    headers: { host: "127.0.0.1:3000", ...headers },
  });
  await expectError(await sources.POST(huge, inPack(packId)), 413, "source_too_large");
  const nameless = call("/api", { method: "POST", body: "# A" });
  await expectError(await sources.POST(nameless, inPack(packId)), 400, "bad_request");
});

test("a file beyond what all requests may send at once is refused, and taken once there is room", async () => {
  const packId = await newPack();
  const others = {};
  const most = 1024 * 1024 * 1024;
  streamedBodies().take(others, most - 10);
  const refused = await send(packId, new File(["# A file of many words"], "a.md"));
  expect(refused.headers.get("retry-after")).toBe("10");
  await expectError(refused, 503, "uploads_crowded");
  streamedBodies().release(others);
  expect((await send(packId, new File(["# A file of many words"], "a.md"))).status).toBe(202);
  // Each request gave back what it had.
  streamedBodies().take(others, most);
  streamedBodies().release(others);
});
