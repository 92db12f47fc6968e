import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { studyStore } from "#db/queries/study.ts";
import { localOwner } from "#lib/owner.ts";
import { noteChanges } from "#lib/schemas/study.ts";
import { createStudyRequest } from "#lib/schemas/thread-requests.ts";
import * as route from "./study/[threadId]/note-changes/route.ts";
import { expectError } from "./testing/api-test.ts";
import { get, makeStudy, serveStudies } from "./testing/study-test.ts";

const server = serveStudies();

const first = "# Hearts\n\nThe heart has three chambers. It beats all day.";
const second = "# Lungs\n\nThe left lung has three lobes. Air goes in and out.";

const commands = () => server.runtime().for(student(localOwner));
const changesOf = async (id: string) => noteChanges.parse(await (await get(route.GET, id)).json());

/** A document of two sources, of this text. */
const madeOfTwo = async (name: string, text: string) => {
  const { subjects, threads } = commands();
  const subjectId = await subjects.write.createSubject(name);
  const sourceIds: string[] = [];
  for (const one of [first, second]) {
    const source = await subjects.write.addSource(subjectId, { text: one, fileName: null });
    sourceIds.push(source.id);
  }
  const request = createStudyRequest.parse({
    ...{ kind: "study", topic: "Organs", sourceIds, subjectId },
  });
  const { id } = await threads.write.createThread(request);
  await studyStore(server.db()).saveDocument(localOwner, id, "synthesised", text);
  return { id, sourceIds };
};

test("a document is told which sentences of its notes changed, and which of them it says", async () => {
  const text =
    "# Organs\n\nThe **heart** has three chambers. Breath is air.\n\nThe left lung has three lobes.";
  const { id, sourceIds } = await madeOfTwo("Organs", text);
  expect(await changesOf(id)).toEqual({ sources: [], changes: [], rewritten: false });
  const [hearts = "", lungs = ""] = sourceIds;
  const { write } = commands().subjects;
  await write.editSource(hearts, first.replace("three", "four").replace("all day", "all night"));
  await write.editSource(lungs, second.replace("three lobes", "two lobes"));
  const found = await changesOf(id);
  expect(found.sources.map((one) => one.id)).toEqual([hearts, lungs]);
  expect(found.changes).toEqual([
    {
      ...{ before: "The heart has three chambers.", after: "The heart has four chambers." },
      ...{ standing: "former", isRepeated: false },
    },
    {
      ...{
        before: "It beats all day.",
        after: "It beats all night.",
        standing: "neither",
        isRepeated: false,
      },
    },
    {
      ...{ before: "The left lung has three lobes.", after: "The left lung has two lobes." },
      ...{ standing: "former", isRepeated: false },
    },
  ]);
  // Whoever changed it in the document by hand is not told that it says the former words.
  await studyStore(server.db()).saveDocument(
    ...([localOwner, id, "synthesised"] as const),
    text.replace("three chambers", "four chambers"),
  );
  expect((await changesOf(id)).changes[0]).toMatchObject({ standing: "present" });
  // A note that is no more takes its words with it, and is no change of the one before.
  await write.deleteSource(lungs);
  expect((await changesOf(id)).changes).toHaveLength(2);
  expect((await changesOf(id)).sources).toHaveLength(1);

  // The same text again is no change.
  await write.editSource(hearts, first);
  expect(await changesOf(id)).toEqual({ sources: [], changes: [], rewritten: false });
});

test("a document without sources, or none yet, has nothing to be told", async () => {
  const none = { sources: [], changes: [], rewritten: false };
  expect(await changesOf(await makeStudy(server, null, { topic: "Nothing yet" }))).toEqual(none);
  expect(await changesOf(await makeStudy(server))).toEqual(none);
  await expectError(await get(route.GET, "thr_none"), 404, "not_found");
});
