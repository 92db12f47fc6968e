import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import * as patches from "./edit/[threadId]/patch/route.ts";
import { at, call, expectError } from "./testing/api-test.ts";
import { get, makeStudy, post, serveStudies, studyText } from "./testing/study-test.ts";
import * as file from "./threads/[threadId]/artifacts/[...path]/route.ts";
import * as list from "./threads/[threadId]/artifacts/route.ts";
import * as zip from "./threads/[threadId]/artifacts/zip/route.ts";
import * as download from "./threads/[threadId]/download/[name]/route.ts";
import * as docx from "./threads/[threadId]/download/docx/route.ts";
import * as archive from "./threads/[threadId]/download/route.ts";

const server = serveStudies();

const fileAt = (threadId: string, path: string): Promise<Response> =>
  file.GET(call("/"), { params: Promise.resolve({ threadId, path: path.split("/") }) });

test("a thread's files are listed, with their sizes", async () => {
  const id = await makeStudy(server);
  const { files } = await (await get(list.GET, id)).json();
  expect(files).toEqual([
    { path: "recognized_notes.md", size: 12 },
    { path: "synthesized_material.md", size: studyText.length },
    { path: "edit_history.json", size: expect.any(Number) },
    { path: "metadata.json", size: expect.any(Number) },
  ]);
});

test("a file is saved under the thread's title, as it is after the newest edit", async () => {
  const id = await makeStudy(server);
  await server
    .runtime()
    .for(student(localOwner))
    .threads.write.changeThread(id, { title: "Энергия: что это?" });
  await post(patches.POST, id, { old_text: "mass", new_text: "масса" });
  const response = await fileAt(id, "synthesized_material.md");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain(
    `filename*=UTF-8''${encodeURIComponent("Энергия что это - synthesized_material.md")}`,
  );
  expect(await response.text()).toBe(studyText.replace("mass", "масса"));
  const history = await fileAt(id, "edit_history.json");
  expect(history.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await history.json()).toMatchObject({
    edits: [{ edit_number: 1, old_text_preview: "mass", new_text_preview: "масса" }],
    total_edits: 1,
  });
});

test("the archive opens and holds the same bytes as the files", async () => {
  const id = await makeStudy(server, "# Формула\n\n$\\int_0^1 x\\,dx$ 😀\n");
  const response = await get(zip.GET, id);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"]+\.zip"/);
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const { files } = await (await get(list.GET, id)).json();
  expect(Object.keys(archive)).toEqual(files.map(({ path }: { path: string }) => path));
  for (const [path, bytes] of Object.entries(archive)) {
    const single = new Uint8Array(await (await fileAt(id, path)).arrayBuffer());
    expect(Buffer.from(single).equals(bytes), path).toBe(true);
  }
});

test("what a person takes away bears the thread's title, and in an archive plain names", async () => {
  const id = await makeStudy(server);
  await server
    .runtime()
    .for(student(localOwner))
    .threads.write.changeThread(id, { title: "Энергия: что это?" });
  const single = (name: string, locale: string) =>
    download.GET(call("/", { headers: { "accept-language": locale } }), {
      params: Promise.resolve({ threadId: id, name }),
    });
  const nameOf = (response: Response) =>
    decodeURIComponent(
      /filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "",
    );
  const document = await single("document", "ru");
  expect(nameOf(document)).toBe("Энергия что это.md");
  expect(await document.text()).toBe(studyText);
  expect(nameOf(await single("notes", "ru"))).toBe("Энергия что это - конспект.md");
  for (const name of ["questions", "metadata.json", ".."])
    await expectError(await single(name, "en"), 404, "not_found");
  const all = await get(archive.GET, id);
  expect(nameOf(all)).toBe("Энергия что это.zip");
  expect(Object.keys(unzipSync(new Uint8Array(await all.arrayBuffer())))).toEqual([
    "document.md",
    "notes.md",
    "data/edit_history.json",
    "data/metadata.json",
  ]);
  await expectError(await archive.GET(call("/"), at(newId("thr"))), 404, "not_found");
});

test("a document is taken away as a file of Word, under its title", async () => {
  const response = await get(docx.GET, await makeStudy(server));
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[^"]+\.docx"/,
  );
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toContain("word/document.xml");
  await expectError(await get(docx.GET, await makeStudy(server, null)), 404, "not_found");
  await expectError(await docx.GET(call("/"), at(newId("thr"))), 404, "not_found");
});

test("a thread without a document has what there is", async () => {
  const id = await makeStudy(server, null);
  const { files } = await (await get(list.GET, id)).json();
  expect(files.map(({ path }: { path: string }) => path)).toEqual([
    "recognized_notes.md",
    "metadata.json",
  ]);
  expect((await get(zip.GET, id)).status).toBe(200);
});

test.each([
  "generated_material.md",
  "answers/answer_001.md",
  "answers",
  "../../etc/passwd",
  "..",
  ".",
  "metadata.json/..",
  "%2e%2e/x",
  "metadata.json\0",
  "METADATA.JSON",
  "x".repeat(200),
])("there is no file %j", async (path) => {
  const id = await makeStudy(server);
  await expectError(await fileAt(id, path), 404, "not_found");
});

test("files of another owner, of a quiz, and of nothing are not found", async () => {
  const other = await makeStudy(server, studyText, { owner: newId("own") });
  const request = { kind: "quiz", text: "A graph is a set of vertices.", fileName: null } as const;
  const mix = { multipleChoice: 70, trueFalse: 20, other: 10 };
  const quiz = await server
    .runtime()
    .for(student(localOwner))
    .threads.write.createThread({ ...request, wanted: null, mix });
  for (const id of [other, quiz.id, newId("thr")]) {
    await expectError(await list.GET(call("/"), at(id)), 404, "not_found");
    await expectError(await zip.GET(call("/"), at(id)), 404, "not_found");
    await expectError(await fileAt(id, "metadata.json"), 404, "not_found");
  }
});
