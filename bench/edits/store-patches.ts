import { makeDatabase } from "#db/client.ts";
import { editStore } from "#db/queries/edits.ts";
import { newStudy } from "#db/testing/new-study.ts";
import { editAt } from "#lib/editing/place-edits.ts";
import { costOfEach, type WayToEdit } from "./edit-order.ts";

/** The product's own way: patches, and now and then the text. */
export const storePatches: WayToEdit = async (place, order) => {
  const { db, close } = makeDatabase(place.url);
  try {
    const { ownerId, threadId } = await newStudy(db, order.text);
    const edits = editStore(db);
    return await costOfEach(place, order, async ({ removed, inserted }, index) => {
      const { text, revision } = await edits.document(ownerId, threadId);
      const start = text.indexOf(removed);
      const span = { start, end: start + removed.length };
      const edit = editAt(text, span, inserted, { similarity: 1, reason: "measured" });
      const outcome = await edits.apply(ownerId, threadId, {
        ...{ key: `bench ${index}`, baseRevision: revision, author: "agent", kind: "edit" },
        edits: edit === null ? [] : [edit],
      });
      if (outcome.kind !== "applied" || outcome.edits.length !== 1) throw new Error("not edited");
    });
  } finally {
    await close();
  }
};
