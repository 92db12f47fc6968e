import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { offlineTest as test } from "./product-test.ts";
import { makeStudy, waitForQuestion } from "./study-page.ts";

const note = `# Tides

A tide is the rise and fall of the sea caused by the moon.
A spring tide is a tide with the largest range.
A neap tide is a tide with the smallest range.
`;

test("a client that speaks the older paths reads, patches and asks", async ({ page, request }) => {
  const id = await makeStudy(page, { topic: "Tides", text: note });
  await waitForQuestion(page, id, "study_edit");

  const first = await request.get(`/document/${id}`);
  expect(first.headers()["content-security-policy"]).toContain("default-src 'none'");
  const { document, edit_count, status, revision } = await first.json();
  expect({ edit_count, status, revision }).toEqual({
    edit_count: 0,
    status: "editing",
    revision: 0,
  });
  const held = { headers: { "if-none-match": first.headers().etag ?? "" } };
  expect((await request.get(`/document/${id}`, held)).status()).toBe(304);

  const lines: string[] = document.split("\n");
  const old_text = lines.find((line) => line.length > 9 && document.split(line).length === 2);
  const edit_metadata = { similarity: 1, timestamp: "2026-03-01T12:00:00" };
  const patch = { old_text, new_text: "Patched by a client.", edit_metadata };
  const patched = await request.post(`/edit/${id}/patch`, { data: patch });
  expect(await patched.json()).toEqual({ success: true, edit_count: 1, document_updated: true });
  const stale = await request.post(`/edit/${id}/patch`, { data: patch });
  expect([stale.status(), (await stale.json()).error.code]).toEqual([409, "patch_stale"]);

  const asked = await request.post(`/edit/${id}`, {
    data: { request: "Replace “Patched by a client” with “Asked for by a client”" },
  });
  expect(asked.status()).toBe(202);
  await expect
    .poll(async () => (await (await request.get(`/document/${id}`, held)).json()).document)
    .toContain("Asked for by a client.");
});

test("a body over 10 MB arrives whole at the older paths", async ({ page, request }) => {
  const id = await makeStudy(page, { topic: "Tides", text: note });
  await waitForQuestion(page, id, "study_edit");
  // Cut off on its way, it would be no JSON.
  const body = { old_text: "x", new_text: "y", padding: "z".repeat(11_000_000) };
  const response = await request.post(`/edit/${id}/patch`, { data: body });
  expect([response.status(), (await response.json()).error.code]).toEqual([409, "patch_stale"]);
});

test("foreign pages can neither read nor change a document by the older paths", async ({
  page,
  request,
}) => {
  const id = await makeStudy(page, { topic: "Tides", text: note });
  const headers = { origin: "http://evil.example" };
  const data = { old_text: "tide", new_text: "x" };
  const patch = await request.post(`/edit/${id}/patch`, { data, headers });
  expect([patch.status(), (await patch.json()).error.code]).toEqual([403, "origin_refused"]);
  const crossSite = { headers: { "sec-fetch-site": "cross-site" } };
  expect((await request.get(`/document/${id}`, crossSite)).status()).toBe(403);
});

test("the files of a document are saved one by one and as an archive", async ({
  page,
  request,
}) => {
  const id = await makeStudy(page, { topic: "Приливы и отливы?", text: note });
  await waitForQuestion(page, id, "study_edit");
  const archive = await request.get(`/api/threads/${id}/artifacts/zip`);
  expect(archive.headers()["content-disposition"]).toMatch(/^attachment; .*filename\*=UTF-8''%D0/);
  const files = unzipSync(new Uint8Array(await archive.body()));
  const single = await request.get(`/api/threads/${id}/artifacts/synthesized_material.md`);
  const { document } = await (await request.get(`/api/document/${id}`)).json();
  expect(await single.text()).toBe(document);
  expect(new TextDecoder().decode(files["synthesized_material.md"])).toBe(document);
  const odd = await request.get(`/api/threads/${id}/artifacts/..%2f..%2fpackage.json`);
  expect(odd.status()).toBe(404);
});
