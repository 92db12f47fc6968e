import { expect, it } from "vitest";
import { newId, sha256 } from "#lib/ids.ts";
import { maxCardPictureBytes } from "#lib/schemas/card.ts";
import { maxNotePictureBytes } from "#lib/schemas/source-limits.ts";
import { testDatabase } from "../testing/test-database.ts";
import { binStore } from "./bin.ts";
import { cardPictureStore } from "./card-pictures.ts";
import { cardStore } from "./cards.ts";
import { insertThreadSources, sourceStore } from "./subject-sources.ts";
import { subjectStore } from "./subjects.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const pictures = cardPictureStore(db);
const bytes = new Uint8Array([1, 2, 3]);
const picture = (name: string, size = 3) => ({
  ...{ sha256: sha256(name), mediaType: "image/webp" as const, width: 4, height: 3, size, bytes },
});
const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);

it("what no card took is swept, also while a form was open for a while", async () => {
  const ownerId = newId("own");
  const [used, left, late] = ["used", "left", "late"].map((name) => picture(`${ownerId}${name}`));
  if (!used || !left || !late) throw new Error("three");
  await pictures.keep(ownerId, [used, left], day("03-01"));
  await pictures.keep(ownerId, [late], day("03-04"));
  const subjectId = await subjectStore(db).create(ownerId, "Swept");
  const front = `![](picture:${used.sha256})`;
  await cardStore(db).add(ownerId, subjectId, [{ front, back: "x" }], day("03-01"));
  await pictures.sweep(day("03-03"));
  expect(await pictures.read(ownerId, left.sha256)).toBeNull();
  expect(await pictures.read(ownerId, used.sha256)).toMatchObject({ mediaType: "image/webp" });
  expect(await pictures.read(ownerId, late.sha256)).not.toBeNull();
});

it("a picture that another card gets at the same moment stays", async () => {
  const ownerId = newId("own");
  const shown = picture(`${ownerId}shared`);
  await pictures.keep(ownerId, [shown], day("03-01"));
  const subjectId = await subjectStore(db).create(ownerId, "Shared");
  const store = cardStore(db);
  const front = `![](picture:${shown.sha256})`;
  const idOf = async (back: string) => {
    const query = { subjectId, search: back, limit: 9, offset: 0 };
    const until = { soon: day("03-01"), endOfDay: day("03-01") };
    return (await store.list(ownerId, query, until)).cards[0]?.id ?? "";
  };
  for (let round = 0; round < 8; round += 1) {
    await pictures.keep(ownerId, [shown], day("03-01"));
    await store.add(ownerId, subjectId, [{ front, back: `old ${round}` }], day("03-01"));
    const old = await idOf(`old ${round}`);
    const [removed, added] = await Promise.allSettled([
      store.remove(ownerId, old),
      store.add(ownerId, subjectId, [{ front, back: `new ${round}` }], day("03-01")),
    ]);
    expect(removed.status).toBe("fulfilled");
    // Either it came in time, or it was told that the picture is gone.
    const isThere = (await pictures.read(ownerId, shown.sha256)) !== null;
    expect(isThere).toBe(added.status === "fulfilled");
    if (isThere) await store.remove(ownerId, await idOf(`new ${round}`));
  }
});

it("takes no more than there is room for", async () => {
  const ownerId = newId("own");
  await pictures.keep(ownerId, [picture(`${ownerId}a`, maxCardPictureBytes)], day("03-01"));
  const more = pictures.keep(ownerId, [picture(`${ownerId}b`, 1)], day("03-01"));
  await expect(more).rejects.toMatchObject({ code: "card_pictures_full" });
  expect(await pictures.read(ownerId, sha256(`${ownerId}b`))).toBeNull();
});

it("the notes of a subject show as much as there is room for, in their order", async () => {
  const ownerId = newId("own");
  const names = ["a", "b", "c"].map((name) => `${ownerId}${name}`);
  const [large, larger, small] = [
    picture(names[0] ?? "", maxNotePictureBytes - 10),
    picture(names[1] ?? "", 20),
    picture(names[2] ?? "", 10),
  ];
  await pictures.keep(ownerId, [large, larger, small], day("03-01"));
  const subjectId = await subjectStore(db).create(ownerId, "Full");
  const other = await subjectStore(db).create(ownerId, "Empty");
  const sources = sourceStore(db);
  const showing = async (subject: string, ...shown: { readonly sha256: string }[]) => {
    const text = shown.map(({ sha256: hash }) => `![](picture:${hash})`).join("\n\n");
    const id = await sources.add(ownerId, subject, { text: `A note.\n\n${text}`, fileName: null });
    return (await sources.get(ownerId, id)).pictures.map(({ sha256: hash }) => hash);
  };
  expect(await showing(subjectId, large)).toEqual([large.sha256]);
  expect(await showing(subjectId, larger, small)).toEqual([small.sha256]);
  // One that is shown already takes no more room.
  expect(await showing(subjectId, small, large)).toHaveLength(2);
  expect(await showing(other, larger)).toEqual([larger.sha256]);
  await pictures.sweep(day("03-09"));
  expect(await pictures.read(ownerId, large.sha256)).not.toBeNull();
});

/** An owner with a subject that is full, and one with a picture for which there is no room there. */
const fullAndOther = async () => {
  const ownerId = newId("own");
  const full = picture(`${ownerId}full`, maxNotePictureBytes);
  const shown = picture(`${ownerId}shown`, 20);
  await pictures.keep(ownerId, [full, shown], day("03-01"));
  const [to, from] = [
    await subjectStore(db).create(ownerId, "Full"),
    await subjectStore(db).create(ownerId, "Other"),
  ];
  const note = (text: string) => ({ text, fileName: null });
  await sourceStore(db).add(ownerId, to, note(`Full.\n\n![](picture:${full.sha256})`));
  return { ownerId, to, from, full, shown, note, text: `A note.\n\n![](picture:${shown.sha256})` };
};

const hashesOf = async (ownerId: string, sourceId: string) =>
  (await sourceStore(db).get(ownerId, sourceId)).pictures.map(({ sha256: hash }) => hash);

it("a thread takes its pictures along into a subject that is full", async () => {
  const { ownerId, to, from, shown, note, text } = await fullAndOther();
  const { threadId } = await insertThread(db, {
    ...{ ownerId, subjectId: from, kind: "quiz", title: "Moved" },
  });
  await insertThreadSources(db, { ownerId, threadId, subjectId: from }, note(text), null);
  await threadStore(db).change(ownerId, threadId, { subjectId: to });
  await pictures.sweep(new Date("2100-01-01"));
  expect(await pictures.ofThread(ownerId, threadId)).toMatchObject([{ sha256: shown.sha256 }]);
  const [source] = await sourceStore(db).ofThread(ownerId, threadId);
  expect(source?.subjectId).toBe(to);
  // What is there already stays also when the text is changed, and what comes new finds no room.
  const more = picture(`${ownerId}more`, 1);
  await pictures.keep(ownerId, [more], day("03-01"));
  const changed = `![](picture:${more.sha256})\n\n${text}\n\nChanged.`;
  await sourceStore(db).edit(ownerId, source?.id ?? "", changed);
  expect(await hashesOf(ownerId, source?.id ?? "")).toEqual([shown.sha256]);
});

it("a deleted subject's notes have their pictures also where the same text lies without", async () => {
  const { ownerId, to, from, shown, note, text } = await fullAndOther();
  const twin = await sourceStore(db).add(ownerId, to, note(text));
  expect(await hashesOf(ownerId, twin)).toEqual([]);
  await sourceStore(db).add(ownerId, from, note(text));
  await binStore(db).removeSubject(ownerId, from, { to });
  await pictures.sweep(new Date("2100-01-01"));
  expect(await hashesOf(ownerId, twin)).toEqual([shown.sha256]);
});

it("a picture that is cut out of a note can be put into another one, or back, as long as the history has it", async () => {
  const ownerId = newId("own");
  const shown = picture(`${ownerId}cut`);
  await pictures.keep(ownerId, [shown], day("03-01"));
  const subjectId = await subjectStore(db).create(ownerId, "Cut");
  const sources = sourceStore(db);
  const mark = `![](picture:${shown.sha256})`;
  const add = (text: string) => sources.add(ownerId, subjectId, { text, fileName: null });
  const [from, to] = [await add(`From.\n\n${mark}`), await add("To.")];
  await sources.edit(ownerId, from, "From.");
  await pictures.sweep(new Date(Date.now() - 60_000));
  await sources.edit(ownerId, to, `To.\n\n${mark}`);
  expect(await hashesOf(ownerId, to)).toEqual([shown.sha256]);
  await sources.edit(ownerId, to, "To.");
  await sources.edit(ownerId, from, `From.\n\n${mark}`);
  expect(await hashesOf(ownerId, from)).toEqual([shown.sha256]);
  await sources.edit(ownerId, from, "From.");
  const later = new Date(Date.now() + 60_000);
  await sources.remove(ownerId, to);
  await pictures.sweep(later);
  expect(await hashesOf(ownerId, from)).toEqual([shown.sha256]);
  await sources.restore(ownerId, from, 0);
  expect((await sources.get(ownerId, from)).text).toContain(mark);
  await sources.remove(ownerId, from);
  await pictures.sweep(later);
  expect(await pictures.read(ownerId, shown.sha256)).toBeNull();
});
