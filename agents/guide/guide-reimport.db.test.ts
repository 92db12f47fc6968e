import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { importStore } from "#db/queries/library.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { createImportLoop } from "../library/import-loop.ts";
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
});
