import { expect, test, vi } from "vitest";
import { student } from "#agents/testing/student.ts";
import { editStore } from "#db/queries/edits.ts";
import { studyStore } from "#db/queries/study.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { PreparedText } from "#lib/quotes/quote-search.ts";
import {
  editDiff,
  editsSince,
  historyPage,
  type StudyView,
  studySettings,
  studyView,
} from "#lib/schemas/study.ts";
import * as documents from "./document/[threadId]/route.ts";
import * as blocks from "./study/[threadId]/blocks/route.ts";
import * as conflicts from "./study/[threadId]/conflicts/[conflictId]/route.ts";
import * as diff from "./study/[threadId]/edits/[number]/diff/route.ts";
import * as since from "./study/[threadId]/edits/route.ts";
import * as history from "./study/[threadId]/history/route.ts";
import * as redo from "./study/[threadId]/redo/route.ts";
import * as repair from "./study/[threadId]/repair/route.ts";
import * as restore from "./study/[threadId]/restore/route.ts";
import * as revisions from "./study/[threadId]/revisions/[number]/route.ts";
import * as study from "./study/[threadId]/route.ts";
import * as settings from "./study/[threadId]/settings/route.ts";
import * as typing from "./study/[threadId]/typing/route.ts";
import * as undo from "./study/[threadId]/undo/route.ts";
import { at, call, expectError, serveWith, withJson } from "./testing/api-test.ts";
import { atNumber, get, makeStudy, post, serveStudies, studyText } from "./testing/study-test.ts";

const server = serveStudies();

const view = async (id: string): Promise<StudyView> =>
  studyView.parse(await (await get(study.GET, id)).json());

/** Types over the first of these words. */
const type = async (id: string, removed: string, inserted: string, key = newId("key")) => {
  const { document } = await view(id);
  const baseRevision = document?.revision ?? 0;
  const text = await textAt(id, String(baseRevision));
  const patches = [{ start: text.indexOf(removed), removed, inserted }];
  return post(typing.POST, id, { key, baseRevision, patches });
};

const textAt = async (id: string, number: string): Promise<string> =>
  (await (await revisions.GET(call("/"), atNumber(id, number))).json()).text;

/** Puts one text in the place of another, as an edit of the agent. */
const agentEdit = async (id: string, oldText: string, newText: string): Promise<void> => {
  const edits = editStore(server.db());
  const { text, revision } = await edits.document(localOwner, id);
  const patches = [{ start: text.indexOf(oldText), removed: oldText, inserted: newText }];
  await edits.apply(localOwner, id, {
    ...{ key: newId("key"), baseRevision: revision, author: "agent", kind: "edit" },
    edits: [{ patches, similarity: 1, reason: "Clearer.", oldText, newText }],
  });
};

test("marks that the agent's edits doubled are repaired in one edit that can be taken back", async () => {
  const own = "Its $$own$$ and ****mine****..";
  const id = await makeStudy(
    server,
    `# A\n\n${own}\n\n## B\n\n**Bold** is $x$ here. And \`a..b\`.\n`,
  );
  const garbledLines = () => server.runtime().for(student(localOwner)).study.read.garbledLines(id);
  expect(await garbledLines()).toBe(0);
  await agentEdit(id, "## B", "## ## B");
  await agentEdit(id, "**Bold** is $x$ here.", "****Bold**** is $$x$$ here..");
  // What the student types before and among them moves them.
  await type(id, "# A", "# A longer title");
  const text = `# A longer title\n\n${own}\n\n## ## B\n\n****Bold**** is $$x$$ here.. And \`a..b\`.\n`;
  expect(await textAt(id, "3")).toBe(text);
  expect(await garbledLines()).toBe(2);
  const key = newId("key");
  for (const _ of [1, 2]) expect((await post(repair.POST, id, { key })).status).toBe(204);
  expect(await textAt(id, "4")).toBe(
    `# A longer title\n\n${own}\n\n## B\n\n**Bold** is $x$ here. And \`a..b\`.\n`,
  );
  expect(await garbledLines()).toBe(0);
  expect((await view(id)).edits.find(({ number }) => number === 4)).toMatchObject({
    ...{
      author: "student",
      reason: "Duplicated formatting marks were fixed in 2 lines.",
      undone: false,
    },
  });
  await post(undo.POST, id, { key: newId("key") });
  expect(await textAt(id, "5")).toBe(text);
  expect(await garbledLines()).toBe(2);
});

test("doubled marks that no edit of the agent's brought are nobody's mistake", async () => {
  const id = await makeStudy(server, "# A\n\nIt is here.\n");
  await type(id, "It is here.", "It ****is**** here..");
  expect(await server.runtime().for(student(localOwner)).study.read.garbledLines(id)).toBe(0);
  expect((await post(repair.POST, id, { key: newId("key") })).status).toBe(204);
  expect((await view(id)).document?.revision).toBe(1);
});

test("a conflict is settled by one word, and opens again when its edit is undone", async () => {
  const id = await makeStudy(server, "# A\n\nIt is 4. It stays.\n");
  const found = { subject: "Value", material: "It is 3.", note: "It is 4." };
  await studyStore(server.db()).saveConflicts(localOwner, id, [
    { ...found, quote: "It is 4.", alternative: "It is 3." },
  ]);
  const conflictId = (await view(id)).conflicts[0]?.id ?? "";
  const settle = (choice: string) =>
    conflicts.POST(withJson("POST", { key: newId("key"), choice }), {
      params: Promise.resolve({ threadId: id, conflictId }),
    });
  expect((await settle("material")).status).toBe(204);
  expect(await textAt(id, "1")).toBe("# A\n\nIt is 3. It stays.\n");
  const [taken] = (await view(id)).conflicts;
  expect(taken).toMatchObject({ settled: "material", replaceable: true, place: { start: 5 } });
  await post(undo.POST, id, { key: newId("key") });
  expect((await view(id)).conflicts).toMatchObject([{ settled: null }]);
  expect((await settle("note")).status).toBe(204);
  expect((await view(id)).conflicts).toMatchObject([{ settled: "note" }]);
  await expectError(await settle("both"), 400, "bad_request");
});

test("the page's view comes whole, and a poll of an unchanged one is a 304", async () => {
  const id = await makeStudy(server);
  const response = await get(study.GET, id);
  const tag = response.headers.get("etag") ?? "";
  const first = studyView.parse(await response.json());
  expect(tag).toBe(`W/"${first.thread.revision}"`);
  expect(first).toMatchObject({
    ...{ topic: "Kinetic energy", language: "en", note: "My own note.", editCount: 0 },
    document: { revision: 0, status: "editing", words: 15, canUndo: false, canRedo: false },
    artifacts: { files: expect.arrayContaining(["synthesized_material.md"]), error: null },
  });
  expect(first.document?.blocks.map(({ heading }) => heading?.text ?? null)).toEqual([
    "Kinetic energy",
    ...[null, null, null],
  ]);
  const held = await get(study.GET, id, { headers: { "if-none-match": tag } });
  expect([held.status, await held.text()]).toEqual([304, ""]);
  await type(id, "mass", "weight");
  const news = await get(study.GET, id, { headers: { "if-none-match": tag } });
  expect(news.status).toBe(200);
});

test("a poll of what did not change asks for nothing but a revision", async () => {
  const id = await makeStudy(server);
  const tag = (await get(study.GET, id)).headers.get("etag") ?? "";
  const asked: string[] = [];
  const counting = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        asked.push(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
  serveWith({
    ...server.runtime(),
    for: (principal) => {
      const { threads, study, ...others } = server.runtime().for(principal);
      return {
        ...others,
        threads: { ...threads, read: counting(threads.read) },
        study: { ...study, read: counting(study.read) },
      };
    },
  });
  try {
    expect((await get(study.GET, id, { headers: { "if-none-match": tag } })).status).toBe(304);
    expect((await get(documents.GET, id, { headers: { "if-none-match": '"0"' } })).status).toBe(
      304,
    );
  } finally {
    serveWith(server.runtime());
  }
  expect(asked).toEqual(["getRevision", "getDocumentState"]);
});

test("blocks are rendered by their ids, with the words of edits marked", async () => {
  const id = await makeStudy(server);
  await type(id, "mass", "the weight");
  const { document } = await view(id);
  const ids = document?.blocks.map((block) => block.id) ?? [];
  const response = await post(blocks.POST, id, { ids: [...ids.toReversed(), "gone"] });
  const rendered = (await response.json()).blocks;
  expect(rendered.map((block: { id: string }) => block.id)).toEqual(ids.toReversed());
  const html: string = rendered.map((block: { html: string }) => block.html).join("\n");
  expect(html).toContain("<h3>Kinetic energy</h3>");
  expect(html).toContain('class="katex"');
  expect(html).toContain('<li><mark data-edit="1">the weight</mark></li>');
});

test("hostile Markdown is words", async () => {
  const id = await makeStudy(
    server,
    "# <img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n",
  );
  const { document } = await view(id);
  const ids = document?.blocks.map((block) => block.id) ?? [];
  const rendered = await (await post(blocks.POST, id, { ids })).json();
  expect(JSON.stringify(rendered)).not.toMatch(/<img|href/);
});

test("typing, undo, redo and restore each make an edit, and the same key only one", async () => {
  const id = await makeStudy(server);
  const typed = await type(id, "mass", "weight");
  expect([typed.status, await typed.json()]).toEqual([200, { revision: 1 }]);
  const key = newId("key");
  for (const _ of [1, 2]) {
    const undone = await post(undo.POST, id, { key });
    expect([undone.status, await undone.text()]).toEqual([204, ""]);
  }
  expect(await textAt(id, "2")).toBe(studyText);
  expect(await view(id)).toMatchObject({
    editCount: 2,
    document: { canUndo: false, canRedo: true },
  });
  expect((await post(redo.POST, id, { key: newId("key") })).status).toBe(204);
  expect(await textAt(id, "3")).toContain("- weight");
  const back = { key: newId("key"), revision: 0 };
  for (const _ of [1, 2]) expect((await post(restore.POST, id, back)).status).toBe(204);
  expect(await textAt(id, "4")).toBe(studyText);
  expect(await view(id)).toMatchObject({ editCount: 4 });
});

test("one edit of many is taken back by its number, unless later ones changed its words", async () => {
  const id = await makeStudy(server);
  await type(id, "mass", "weight");
  await type(id, "speed", "velocity");
  await type(id, "weight", "weight of the body");
  expect((await post(undo.POST, id, { key: newId("key"), edit: 2 })).status).toBe(204);
  expect(await textAt(id, "4")).toContain("- weight of the body\n- speed");
  const refused = await post(undo.POST, id, { key: newId("key"), edit: 99 });
  await expectError(refused, 404, "not_found");
});

test("what was typed against an older text is refused with the newest revision", async () => {
  const id = await makeStudy(server);
  await type(id, "mass", "weight");
  const patches = [{ start: 0, removed: "#", inserted: "##" }];
  const late = await post(typing.POST, id, { key: newId("key"), baseRevision: 0, patches });
  const error = await expectError(late, 409, "edit_stale");
  expect(error.details).toEqual({ revision: 1 });
  const news = editsSince.parse(await (await get(since.GET, id, { query: "?since=0" })).json());
  expect(news).toMatchObject({ revision: 1, edits: [{ number: 1 }] });
  const none = await (await get(since.GET, id, { query: "?since=1" })).json();
  expect(none).toEqual({ revision: 1, edits: [] });
});

test("history, diff and older texts tell what was done", async () => {
  const id = await makeStudy(server);
  await type(id, "mass", "weight");
  await type(id, "counts twice", "counts squared");
  const { edits } = historyPage.parse(await (await get(history.GET, id)).json());
  expect(edits.map(({ number }) => number)).toEqual([2, 1]);
  const earlier = await history.GET(call("/?before=2"), at(id));
  expect(historyPage.parse(await earlier.json())).toMatchObject({
    ...{ edits: [{ number: 1 }], more: false },
  });
  const told = editDiff.parse(await (await diff.GET(call("/"), atNumber(id, "2"))).json());
  expect(told.parts.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "twice" },
    { kind: "added", text: "squared" },
  ]);
  expect(await textAt(id, "0")).toBe(studyText);
  for (const number of ["3", "99", "-1", "01", "1.5", "x", "99999999999"]) {
    const unknown = await revisions.GET(call("/"), atNumber(id, number));
    await expectError(unknown, 404, "not_found");
    await expectError(await diff.GET(call("/"), atNumber(id, number)), 404, "not_found");
  }
  await expectError(await diff.GET(call("/"), atNumber(id, "0")), 404, "not_found");
  const restored = await post(restore.POST, id, { key: newId("key"), revision: 7 });
  await expectError(restored, 404, "not_found");
});

test("a conflict's place follows the edits of its sentence, and no poll searches for it by likeness", async () => {
  const quote = "The speed of the moving body counts twice in this formula, and the mass once.";
  const filler = Array.from(
    { length: 1_500 },
    (_, n) => `Sentence ${n} says other things of bodies.`,
  );
  const text = `# Energy\n\n${filler.join("\n\n")}\n\n${quote} More.\n`;
  const id = await makeStudy(server, text);
  const conflict = { subject: "speed", material: "once", note: "twice", alternative: null };
  const gone = "A sentence that never stood in the document, whatever was said of it.";
  await studyStore(server.db()).saveConflicts(localOwner, id, [
    { ...conflict, quote },
    { ...conflict, quote: gone },
  ]);
  const searches = vi.spyOn(PreparedText.prototype, "skeleton", "get");
  try {
    const placed = async () => {
      const { conflicts, document } = await view(id);
      const now = await textAt(id, String(document?.revision));
      return conflicts.map(({ place }) => place && now.slice(place.start, place.end));
    };
    expect(await placed()).toEqual([quote, null]);
    await type(id, "counts twice in", "is squared in");
    await type(id, "# Energy", "# Kinetic energy");
    const edited = quote.replace("counts twice in", "is squared in");
    for (const _ of [1, 2]) expect(await placed()).toEqual([edited, null]);
    await type(id, edited, "");
    expect(await placed()).toEqual([null, null]);
    await post(undo.POST, id, { key: newId("key") });
    expect(await placed()).toEqual([edited, null]);
    expect(searches).not.toHaveBeenCalled();
  } finally {
    searches.mockRestore();
  }
});

test("settings change one by one", async () => {
  const id = await makeStudy(server);
  const change = (body: unknown) => settings.PATCH(withJson("PATCH", body), at(id));
  const first = studySettings.parse(await (await change({ level: "school" })).json());
  const next = studySettings.parse(await (await change({ depth: "brief" })).json());
  expect(next).toEqual({ ...first, level: "school", depth: "brief" });
  expect((await view(id)).settings).toEqual(next);
  for (const wrong of [{ level: "kindergarten" }, { stages: {} }, [], { instructions: 7 }]) {
    await expectError(await change(wrong), 400, "bad_request");
  }
  expect((await view(id)).settings).toEqual(next);
});

test("nothing to undo and nothing to redo are said", async () => {
  const id = await makeStudy(server);
  const key = newId("key");
  await expectError(await post(undo.POST, id, { key }), 409, "nothing_to_undo");
  await expectError(await post(redo.POST, id, { key }), 409, "nothing_to_redo");
});

test("before there is a document, its edits wait for it", async () => {
  const id = await makeStudy(server, null);
  expect(await view(id)).toMatchObject({ document: null, edits: [], editCount: 0 });
  const key = newId("key");
  const patches = [{ start: 0, removed: "", inserted: "x" }];
  const answers = [
    await post(undo.POST, id, { key }),
    await post(redo.POST, id, { key }),
    await post(restore.POST, id, { key, revision: 0 }),
    await post(typing.POST, id, { key, baseRevision: 0, patches }),
    await get(history.GET, id),
    await get(since.GET, id),
    await revisions.GET(call("/"), atNumber(id, "0")),
  ];
  for (const answer of answers) await expectError(answer, 409, "document_not_ready");
});

const key = "key";
test.each([
  ["blocks without ids", blocks.POST, {}],
  ["501 blocks", blocks.POST, { ids: Array.from({ length: 501 }, () => "x") }],
  ["a block that is a number", blocks.POST, { ids: [1] }],
  ["an undo without a key", undo.POST, {}],
  ["an undo of half an edit", undo.POST, { key, edit: 0.5 }],
  ["a redo without a key", redo.POST, { key: "" }],
  ["a restore of nothing", restore.POST, { key }],
  ["a restore of before the beginning", restore.POST, { key, revision: -1 }],
  ["typing without patches", typing.POST, { key, baseRevision: 0, patches: [] }],
  [
    "typing before the beginning",
    typing.POST,
    { key, baseRevision: 0, patches: [{ start: -1, removed: "", inserted: "x" }] },
  ],
  ["a key of 101 characters", redo.POST, { key: "x".repeat(101) }],
] as const)("%s is a bad request", async (_, handler, body) => {
  const id = await makeStudy(server);
  await expectError(await post(handler, id, body), 400, "bad_request");
});

test.each([
  ["a text that is not there", 0, "Potential", "x"],
  ["a place that is not there", 10_000, "", "x"],
])("typing over %s is stale and changes nothing", async (_, start, removed, inserted) => {
  const id = await makeStudy(server);
  const typed = { key: newId("key"), baseRevision: 0, patches: [{ start, removed, inserted }] };
  await expectError(await post(typing.POST, id, typed), 409, "edit_stale");
  expect(await textAt(id, "0")).toBe(studyText);
  expect((await view(id)).editCount).toBe(0);
});

test("a paste of a megabyte is one edit, and a byte more is refused", async () => {
  const id = await makeStudy(server, "# A\n");
  const paste = (inserted: string, baseRevision: number) => {
    const patches = [{ start: 0, removed: "", inserted }];
    return post(typing.POST, id, { key: newId("key"), baseRevision, patches });
  };
  expect((await paste("ж".repeat(999_990), 0)).status).toBe(200);
  await expectError(await paste("x".repeat(100), 1), 413, "document_too_long");
  const { document } = await view(id);
  expect(document?.revision).toBe(1);
});

test("another owner's study is one that does not exist", async () => {
  const id = await makeStudy(server, studyText, { owner: newId("own") });
  const patches = [{ start: 0, removed: "#", inserted: "##" }];
  for (const thread of [id, newId("thr")]) {
    const answers = [
      await get(study.GET, thread),
      await post(blocks.POST, thread, { ids: [] }),
      await post(undo.POST, thread, { key }),
      await post(redo.POST, thread, { key }),
      await post(restore.POST, thread, { key, revision: 0 }),
      await post(typing.POST, thread, { key, baseRevision: 0, patches }),
      await settings.PATCH(withJson("PATCH", {}), at(thread)),
      await get(since.GET, thread),
      await get(history.GET, thread),
      await diff.GET(call("/"), atNumber(thread, "1")),
      await revisions.GET(call("/"), atNumber(thread, "0")),
    ];
    for (const answer of answers) await expectError(answer, 404, "not_found");
  }
});

test("text that is being written is seen as it grows", async () => {
  const id = await makeStudy(server, null);
  const draft = { stage: "generate_material", text: "# Growing\n\nOne" };
  await studyStore(server.db()).saveDraft(localOwner, id, draft);
  const before = await view(id);
  expect(before.draft?.blocks).toHaveLength(2);
  await studyStore(server.db()).saveDraft(localOwner, id, { ...draft, text: `${draft.text} two` });
  const after = await view(id);
  expect(after.draft?.blocks[0]?.id).toBe(before.draft?.blocks[0]?.id);
  expect(after.draft?.blocks[1]?.id).not.toBe(before.draft?.blocks[1]?.id);
});
