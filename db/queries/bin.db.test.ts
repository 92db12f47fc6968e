import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createBinSweep } from "#agents/bin-sweep.ts";
import { newId } from "#lib/ids.ts";
import { createLog } from "#lib/log.ts";
import type { Expired } from "#lib/subjects/bin-store.ts";
import { subjectSources } from "../schema/subjects.ts";
import { testDatabase } from "../testing/test-database.ts";
import { toldDatabase } from "../testing/told-database.ts";
import { binStore } from "./bin.ts";
import { insertThreadSources, notePlaces, sourceStore } from "./subject-sources.ts";
import { defaultSubject, subjectStore } from "./subjects.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const { db: watched, told } = toldDatabase();
const bin = binStore(db);
const sources = sourceStore(db);
const subjects = subjectStore(db);
const threads = threadStore(db);
const nothing = async () => {};

const begin = async (ownerId: string, subjectId: string, title: string, text: string) => {
  const { threadId } = await insertThread(db, { ownerId, subjectId, kind: "quiz", title });
  const marks = [
    {
      file: "a.pdf",
      unit: "page" as const,
      title: "",
      page: 7,
      opening: text,
      length: text.length,
    },
  ];
  const note = { text, fileName: null, marks };
  await insertThreadSources(db, { ownerId, threadId, subjectId }, note, null);
  return threadId;
};

const newOwner = async () => {
  const owner = newId("own");
  const home = await defaultSubject(db, owner);
  return { owner, home, physics: await subjects.create(owner, "Physics") };
};

const titlesIn = async (owner: string, subjectId: string) => ({
  threads: (await threads.list(owner, { search: "", limit: 9, subjectId })).map(
    ({ title }) => title,
  ),
  sources: (await sources.list(owner, subjectId)).map(({ title }) => title),
});

test("what lies in the bin is nowhere else, and is all there again when it comes back", async () => {
  const { owner, physics } = await newOwner();
  const id = await begin(owner, physics, "Waves", "# Waves\n\nA wave has a length.");
  const [source] = await sources.list(owner, physics);
  const before = await threads.get(owner, id);
  const at = new Date("2026-03-01T00:00:00Z");
  expect(await threads.bin(owner, id, at, nothing)).not.toBeNull();
  await sources.change(owner, source?.id ?? "", { binnedAt: at });
  expect(await titlesIn(owner, physics)).toEqual({ threads: [], sources: [] });
  expect((await subjects.get(owner, physics)).threads).toBe(0);
  expect(await subjects.current(owner)).toBeNull();
  const gone = { code: "not_found" };
  await expect(threads.get(owner, id)).rejects.toMatchObject(gone);
  await expect(threads.revision(owner, id)).rejects.toMatchObject(gone);
  await expect(threads.change(owner, id, { title: "Tones" })).rejects.toMatchObject(gone);
  await expect(threads.bin(owner, id, at, nothing)).rejects.toMatchObject(gone);
  await expect(sources.get(owner, source?.id ?? "")).rejects.toMatchObject(gone);
  expect(await bin.count(owner)).toBe(2);
  expect(await bin.list(owner)).toMatchObject([
    { id, kind: "quiz", title: "Waves", subject: { name: "Physics" }, binnedAt: at },
    { id: source?.id, kind: "source", title: "Waves" },
  ]);
  await threads.restore(owner, id);
  await sources.change(owner, source?.id ?? "", { binnedAt: null });
  expect(await titlesIn(owner, physics)).toEqual({ threads: ["Waves"], sources: ["Waves"] });
  const after = await threads.get(owner, id);
  expect(after.status).toBe("stopped");
  expect(after.revision).toBeGreaterThan(before.revision + 1);
  expect(await bin.list(owner)).toEqual([]);
});

test("a source takes along what was made from it, also from its former text, and leaves the rest", async () => {
  const { owner, physics } = await newOwner();
  const text = "# Waves\n\nA wave has a length.";
  const first = await begin(owner, physics, "Of before", text);
  const other = await begin(owner, physics, "Of another", "# Tones\n\nA tone.");
  const [, source] = (await sources.list(owner, physics)).toSorted((a, b) =>
    a.title.localeCompare(b.title),
  );
  const id = source?.id ?? "";
  await sources.edit(owner, id, `${text} And a crest.`);
  const second = await begin(owner, physics, "Of now", `${text} And a crest.`);
  const cancelled: string[] = [];
  const at = new Date("2026-03-01T00:00:00Z");
  const also = async (threadId: string) => {
    cancelled.push(threadId);
  };
  const gone = { code: "not_found" };
  const another = bin.removeWithMade(newId("own"), id, { at, keptAs: null, also }, false);
  await expect(another).rejects.toMatchObject(gone);
  expect(cancelled).toEqual([]);
  const failing = bin.removeWithMade(
    owner,
    id,
    { ...{ at, keptAs: null }, also: () => Promise.reject(new Error("Killed here")) },
    false,
  );
  await expect(failing).rejects.toThrow("Killed here");
  expect((await titlesIn(owner, physics)).threads).toHaveLength(3);
  const stopped = await bin.removeWithMade(owner, id, { at, keptAs: null, also }, false);
  expect(stopped).toHaveLength(2);
  expect(cancelled.toSorted()).toEqual([first, second].toSorted());
  expect(await titlesIn(owner, physics)).toEqual({ threads: ["Of another"], sources: ["Tones"] });
  expect(await bin.count(owner)).toBe(3);
  await threads.restore(owner, second);
  await sources.change(owner, id, { binnedAt: null });
  await bin.removeWithMade(owner, id, { at, keptAs: null, also }, true);
  await expect(sources.change(owner, id, { binnedAt: null })).rejects.toMatchObject(gone);
  await threads.restore(owner, second);
  expect(await notePlaces(db, { ownerId: owner, threadId: second })).toMatchObject([{ page: 7 }]);
  expect((await threads.get(owner, other)).title).toBe("Of another");
});

/** The tables in which rows were held, in their order; of rows that were dropped, the words "dropped". */
const heldIn = () =>
  told.flatMap(({ query }) => {
    const held = /from "(threads|subject_sources)".* for (?:update|key share)$/s.exec(query)?.[1];
    return held ?? (query.startsWith('delete from "subject_sources"') ? "dropped" : []);
  });

test("a source and what was made from it are held in the order in which all others hold them", async () => {
  const { owner, physics } = await newOwner();
  const text = "# Waves\n\nA wave has a length.";
  const made = await begin(owner, physics, "Waves", text);
  const [source] = await sources.list(owner, physics);
  const id = source?.id ?? "";
  told.length = 0;
  const order = { at: new Date(), keptAs: null, also: nothing };
  await binStore(watched).removeWithMade(owner, id, order, false);
  const held = heldIn();
  expect(held.slice(0, 1)).toEqual(["threads"]);
  expect(held.indexOf("subject_sources")).toBeGreaterThan(0);
  expect(await titlesIn(owner, physics)).toEqual({ threads: [], sources: [] });
  // It is told how much goes with it now: nothing, as all of it lies in the bin.
  await sources.change(owner, id, { binnedAt: null });
  expect((await sources.list(owner, physics)).map(({ threads }) => threads)).toEqual([0]);
  await threads.restore(owner, made);
  expect((await sources.list(owner, physics)).map(({ threads }) => threads)).toEqual([1]);
});

test("rows that nothing rests on are held before they are dropped, and looked at again", async () => {
  const { owner, physics } = await newOwner();
  const text = "# Waves\n\nA wave has a length.";
  const made = await begin(owner, physics, "Waves", text);
  const [source] = await sources.list(owner, physics);
  await sources.edit(owner, source?.id ?? "", `${text} And a crest.`);
  told.length = 0;
  await threadStore(watched).remove(owner, made, nothing, undefined);
  expect(heldIn().slice(-2)).toEqual(["subject_sources", "dropped"]);
  const rows = await db
    .select({ id: subjectSources.id })
    .from(subjectSources)
    .where(eq(subjectSources.ownerId, owner));
  expect(rows).toEqual([{ id: source?.id }]);
});

test("a text that is given once more comes out of the bin", async () => {
  const { owner, physics } = await newOwner();
  const note = { text: "# Waves", fileName: null, marks: [] };
  const id = await sources.add(owner, physics, note);
  await sources.change(owner, id, { binnedAt: new Date() });
  expect(await sources.add(owner, physics, note)).toBe(id);
  expect(await sources.list(owner, physics)).toHaveLength(1);
});

test("a subject that is deleted leaves its things to another, equal texts as one", async () => {
  const { owner, home, physics } = await newOwner();
  const waves = "# Waves\n\nA wave has a length.";
  const first = await begin(owner, home, "Waves at home", waves);
  const second = await begin(owner, physics, "Waves", waves);
  await begin(owner, physics, "Tones", "# Tones\n\nA tone has a pitch.");
  const binned = await begin(owner, physics, "Old", "# Old\n\nOf no use any more.");
  await threads.bin(owner, binned, new Date(), nothing);
  await bin.removeSubject(owner, physics, { to: home });
  const { threads: moved, sources: joined } = await titlesIn(owner, home);
  expect(moved.sort()).toEqual(["Tones", "Waves", "Waves at home"]);
  expect(joined.sort()).toEqual(["Old", "Tones", "Waves"]);
  for (const threadId of [first, second]) {
    expect(await notePlaces(db, { ownerId: owner, threadId })).toMatchObject([{ page: 7 }]);
  }
  await expect(subjects.get(owner, physics)).rejects.toMatchObject({ code: "not_found" });
  await threads.restore(owner, binned);
  expect((await threads.get(owner, binned)).subject.id).toBe(home);
  await expect(bin.removeSubject(owner, home, { to: home })).rejects.toMatchObject({
    code: "default_subject",
  });
  const other = await subjects.create(owner, "Chemistry");
  await expect(bin.removeSubject(owner, other, { to: other })).rejects.toMatchObject({
    code: "bad_request",
  });
  await expect(bin.removeSubject(owner, other, { to: "sub_none" })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await subjects.get(owner, other)).name).toBe("Chemistry");
});

test("after 30 days it is gone, also where the sweep was broken off", async () => {
  const { owner, physics } = await newOwner();
  const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);
  const ids = [];
  for (const word of ["one", "two", "three"]) ids.push(await begin(owner, physics, word, word));
  const [one = "", two = "", three = ""] = ids;
  await threads.bin(owner, one, day("03-01"), nothing);
  await threads.bin(owner, two, day("03-02"), nothing);
  await threads.bin(owner, three, day("03-20"), nothing);
  const [old] = await sources.list(owner, physics);
  await sources.change(owner, old?.id ?? "", { binnedAt: day("03-01") });
  const sweepOn = (now: Date, remove: (expired: Expired) => Promise<void>) =>
    createBinSweep({
      expired: async (before, limit) =>
        (await bin.expired(before, limit)).filter(({ ownerId }) => ownerId === owner),
      ...{ remove, sweepPictures: async () => {}, clock: () => now, log: createLog("silent") },
    });
  const remove = ({ ownerId, id, kind }: Expired) =>
    kind === "source" ? sources.remove(ownerId, id) : threads.remove(ownerId, id, nothing);

  await sweepOn(day("03-30"), remove).sweep();
  expect(await bin.count(owner)).toBe(4);
  const broken = sweepOn(day("04-02"), async (expired) => {
    void broken.stop();
    await remove(expired);
  });
  await broken.sweep();
  expect(await bin.count(owner)).toBe(3);
  await sweepOn(day("04-02"), remove).sweep();
  expect((await bin.list(owner)).map(({ title }) => title)).toEqual(["three"]);
  const left = await db.select().from(subjectSources).where(eq(subjectSources.ownerId, owner));
  // What is left of the source without its text is for the thread that rests on it.
  expect(left.map(({ text }) => text).sort()).toEqual(["", "one", "two"]);

  await sweepOn(day("05-01"), () => Promise.reject(new Error("locked"))).sweep();
  expect(await bin.count(owner)).toBe(1);
});
