import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { importStore } from "#db/queries/library.ts";
import { guides as guideRows } from "#db/schema/guides.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { createImportLoop } from "../library/import-loop.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { patient, serveGuides } from "./testing/serve-guides.ts";

const { db } = testDatabase();
const guides = serveGuides();

/** Puts a manual in the place of the made-up pack's. */
const importAgain = async (text: string): Promise<void> => {
  const { runtime, ownerId } = guides.harness();
  const bytes = new TextEncoder().encode(text);
  await runtime
    .for(student(ownerId))
    .library.write.importSource(guides.pack().packId, { fileName: "manual.md", pieces: [bytes] });
  const imports = createImportLoop({
    store: importStore(db, ownerId),
    ...{ log: { warn: () => {}, info: () => {} }, identity: newId("worker") },
    isDead: () => false,
  });
  await imports.once();
};

const exporting = `# Brightmix Studio

## Files

### Exporting a song

A finished song is written into one audio file. The end may be kept silent, since this version.

1. Open the **File** menu.
2. Choose **Export Song** there.
3. In the dialog, press **Render**.
`;

/** The section from which the guides of this file answer, as a file says it. */
const mixerManual = `# Brightmix Studio

## Files

### Exporting a song

${mixerPack.sections[0]?.text}
`;

const services = () => guides.harness().runtime.for(student(guides.harness().ownerId)).guide;

/** What the page says that the manual does not say any more. */
const told = async ({ id }: { readonly id: string }) =>
  (await services().read.changedAnswer(id)).changes.map(({ change, ...one }) => one);

describe("a guide whose manual comes again", patient, () => {
  it("goes on with its sections, as they are now", async () => {
    const guide = await guides.atFirstStep();
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    const before = await guide.view();
    await importAgain(exporting);
    const after = await guide.view();
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.steps.map(({ source }) => source?.chunkId)).toEqual(
      before.steps.map(({ source }) => source?.chunkId),
    );
    expect(after.sections.map(({ chunkId }) => chunkId)).toEqual([
      guides.pack().chunkId("Exporting a song"),
    ]);
    expect(after.sections[0]?.text).toContain("since this version");
    await guide.reply("guide_action", "May the end be kept silent since this version?");
    await guide.asked("guide_action");
    expect((await guide.view()).messages.at(-1)?.text).toContain("The end may be kept silent");
  });

  it("says of a section that is gone that it is, and the steps stay", async () => {
    const guide = await guides.atFirstStep();
    const before = await guide.view();
    await importAgain("# Brightmix Studio\n\n## Recording\n\nPlug in the microphone.");
    const after = await guide.view();
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.sections).toEqual([]);
    expect(after.steps.map(({ text, source }) => ({ text, source }))).toEqual(
      before.steps.map(({ text }) => ({ text, source: null })),
    );
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
  });

  it("says nothing of one that says the same, however it is set", async () => {
    const guide = await guides.atFirstStep();
    const same = mixerManual.replaceAll("**", "__").replace("1. Open", "1) Open");
    await importAgain(`${same}\nWhatever comes behind it.\n`);
    expect(await told(guide)).toEqual([]);
  });

  it("says what it says otherwise of the very step that rests on it, until that is kept", async () => {
    const guide = await guides.atFirstStep();
    await importAgain(mixerManual.replace("press **Render**", "press **Bounce**"));
    const words = {
      before: "In the dialog, press **Render**.",
      after: "In the dialog, press **Bounce**.",
    };
    expect(await told(guide)).toEqual([{ step: 2, state: "changed", sentences: [words] }]);
    const { read, write } = services();
    const [{ change = "" } = {}] = (await read.changedAnswer(guide.id)).changes;
    const keep = () => write.keepAnswer(guide.id, { changes: [change] });
    await keep();
    expect(await told(guide)).toEqual([]);
    // The same press again changes nothing.
    const { revision } = await guide.view();
    await keep();
    expect((await guide.view()).revision).toBe(revision);

    await importAgain(mixerManual.replace("press **Render**", "click **Mix Down**"));
    expect(await told(guide)).toMatchObject([{ step: 2, state: "changed" }]);
    await expect(keep()).rejects.toMatchObject({ code: "manual_changed" });
    // And what it said at first is no change.
    await importAgain(mixerManual);
    expect(await told(guide)).toEqual([]);
  });

  it("keeps one change and still tells of another", async () => {
    const guide = await guides.atFirstStep();
    const second = mixerManual.replace("Choose **Export Song**", "Select **Export Song**");
    await importAgain(second.replace("press **Render**", "press **Bounce**"));
    const { read, write } = services();
    const { changes } = await read.changedAnswer(guide.id);
    expect(changes.map(({ step }) => step)).toEqual([1, 2]);
    await write.keepAnswer(guide.id, { changes: [changes[1]?.change ?? ""] });
    expect((await told(guide)).map(({ step }) => step)).toEqual([1]);
  });

  it("tells a sentence that is gone from a section that is gone", async () => {
    const guide = await guides.atFirstStep();
    const before = "In the dialog, press **Render**.";
    await importAgain(mixerManual.replace(`3. ${before}\n`, ""));
    const sentences = [{ before, after: null }];
    expect(await told(guide)).toEqual([{ step: 2, state: "changed", sentences }]);
    await importAgain("# Brightmix Studio\n\n## Recording\n\nPlug in the microphone.");
    const gone = await told(guide);
    expect(gone.map(({ step, state }) => ({ step, state }))).toEqual(
      [0, 1, 2, null].map((step) => ({ step, state: "not_found" })),
    );
    const { ownerId, runtime } = guides.harness();
    await runtime.for(student(ownerId)).library.write.deletePack(guides.pack().packId);
    expect(await told(guide)).toEqual([]);
  });

  it("tells of what the prose of an answer rests on, too, and of an answer of before nothing", async () => {
    const guide = await guides.atFirstStep();
    await importAgain(mixerManual.replace("one audio file", "two audio files"));
    expect(await told(guide)).toMatchObject([{ step: null, state: "changed" }]);
    await db.update(guideRows).set({ cited: [] }).where(eq(guideRows.threadId, guide.id));
    expect(await told(guide)).toEqual([]);
  });
});
