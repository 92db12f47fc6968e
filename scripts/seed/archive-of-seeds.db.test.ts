import { randomBytes } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { untilThread } from "#agents/testing/until-thread.ts";
import { makeDatabase } from "#db/client.ts";
import { uploads } from "#db/schema/study.ts";
import { indexTexts, rowsOfOwner } from "#db/testing/one-of-each.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { screenPicture } from "#e2e/model-server/marked-screen.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { encodePicture, encodeScreenshot } from "#lib/pictures/encode-picture.ts";
import type { TakenSubject } from "#lib/schemas/subject.ts";
import { openArchive } from "#lib/subjects/archive/archive-file.ts";
import { canonicalArchive } from "#lib/subjects/testing/canonical-archive.ts";
import { seedThreads } from "./seed-threads.ts";

const { db, close } = makeDatabase(testDatabaseUrl());
let runtime: Runtime;
const [from, to] = [newId("own"), newId("own")];
let subjectId: string;
let file: Uint8Array<ArrayBuffer>;
let taken: TakenSubject;

const servicesOf = (owner: string) => runtime.for(student(owner));

const threadsOf = (owner: string) =>
  servicesOf(owner).threads.read.listThreads({ search: "", limit: 99, locale: "en" });

const idOf = async (owner: string, title: string, inSubject: string): Promise<string> => {
  const found = (await threadsOf(owner)).find(
    (thread) => thread.title === title && thread.subject.id === inSubject,
  );
  if (!found) throw new Error(`There is no ${title}`);
  return found.id;
};

/** Waits until nothing of an owner's is at work. */
const settled = async (owner: string): Promise<void> => {
  for (const { id } of await threadsOf(owner)) {
    const read = () => servicesOf(owner).threads.read.getThread(id, "en");
    await untilThread(read, ({ status }) => status !== "running");
  }
};

beforeAll(async () => {
  runtime = await createRuntime({
    ...{ databaseUrl: testDatabaseUrl(), env: readEnv({ LOG_LEVEL: "silent" }), worker: true },
    queueName: newId("archive"),
  });
  const services = servicesOf(from);
  subjectId = await services.subjects.write.createSubject("Data structures");
  await seedThreads(services);
  const threads = await services.threads.read.listThreads({ search: "", limit: 99, locale: "en" });
  for (const { id, kind, title } of threads) {
    await services.threads.write.changeThread(id, { subjectId });
    if (title.startsWith("Document: edited")) {
      const photo = await encodePicture(await screenPicture(["Stack"]));
      // As one that was read before the document was made.
      await db.insert(uploads).values({
        ...{ ...photo, id: newId("upl"), ownerId: from, threadId: id },
        ...{ ordinal: 0, fileName: "page.png" },
      });
    }
    if (kind === "guide" && title.startsWith("Руководство")) {
      const picture = await encodeScreenshot(await screenPicture(["File", "Edit"]));
      await services.guide.write.addScreenshot(id, { ...picture, devicePixelRatio: 1 });
    }
  }
  const [known] = (await services.cards.read.listCards("UTC", all(subjectId))).cards;
  const press = { key: "k", rating: "good", reviews: 0, hinted: false } as const;
  await services.cards.write.reviewCard("UTC", known?.id ?? "", press);
  await services.cards.write.changeCard(known?.id ?? "", { tags: ["two words", "a::b"] });
  await settled(from);
  file = await services.subjects.read.archiveSubject(subjectId);
  taken = await servicesOf(to).subjects.write.takeSubject(file, "en");
}, 120_000);
afterAll(async () => {
  await runtime.close();
  await close();
});

it("tells what came", () => {
  expect(taken).toMatchObject({
    ...{ known: false, leftOut: [], subject: { name: "Data structures", threads: 9 } },
    counts: { documents: 3, quizzes: 3, guides: 3, sources: 2 },
  });
});

it("comes out again as it went in", async () => {
  await settled(to);
  const again = await servicesOf(to).subjects.read.archiveSubject(taken.subject.id);
  expect(await canonicalArchive(again)).toEqual(await canonicalArchive(file));
});

it("is one subject, however often the same file comes", async () => {
  const { subjects } = servicesOf(to);
  const before = await subjects.read.listSubjects("en");
  expect(await subjects.write.takeSubject(file, "en")).toEqual({
    ...{ known: true, counts: null, leftOut: [] },
    subject: before.find(({ id }) => id === taken.subject.id),
  });
  expect(await subjects.read.listSubjects("en")).toEqual(before);
});

it("lies beside the one that it was made of, where that is", async () => {
  const { subjects } = servicesOf(from);
  const twin = await subjects.write.takeSubject(file, "ru");
  expect(twin).toMatchObject({ known: false, subject: { threads: 9 } });
  expect(twin.subject.id).not.toBe(subjectId);
  await settled(from);
  const again = await subjects.read.archiveSubject(twin.subject.id);
  expect(await canonicalArchive(again)).toEqual(await canonicalArchive(file));
});

it("goes on: a document is edited, a step is done, mistakes are repeated", async () => {
  const { study, guide, quiz, threads } = servicesOf(to);
  await settled(to);
  const idIn = (title: string) => idOf(to, title, taken.subject.id);
  const document = await idIn("Document: edited, one edit undone");
  const { editCount } = await study.read.getStudy(document, "en");
  const text = 'replace "next to each other" with "in a row" everywhere';
  await study.write.requestEdit(document, { text, selection: null, quote: null });
  await settled(to);
  expect((await study.read.getStudy(document, "en")).editCount).toBeGreaterThan(editCount);

  const stepping = await idIn("Руководство: второй шаг");
  const before = await guide.read.getGuide(stepping, "ru");
  expect(before.pack).not.toBeNull();
  expect(before.sections.length).toBeGreaterThan(0);
  expect(before.steps.every(({ source }) => source !== null)).toBe(true);
  const interruptId = before.question?.interruptId ?? "";
  await threads.write.reply(stepping, { interruptId, value: "готово, дальше" });
  await settled(to);
  const after = await guide.read.getGuide(stepping, "ru");
  expect(after.steps.filter(({ state }) => state === "done").length).toBe(
    before.steps.filter(({ state }) => state === "done").length + 1,
  );

  const played = await idIn("Тест: на всё отвечено");
  const { round } = await quiz.read.getQuiz(played, "en");
  await quiz.write.retryMistakes(played);
  expect((await quiz.read.getQuiz(played, "en")).round).toBe(round + 1);
});

const all = (subject: string) => ({ subjectId: subject, search: "", limit: 99, offset: 0 });

it("asks its cards when they were due", async () => {
  const dueOf = async (owner: string, subject: string) =>
    (await servicesOf(owner).cards.read.listCards("UTC", all(subject))).cards
      .map(({ due, memory, state }) => JSON.stringify({ due, memory, state }))
      .sort();
  const due = await dueOf(from, subjectId);
  expect(due.length).toBeGreaterThan(8);
  expect(await dueOf(to, taken.subject.id)).toEqual(due);
});

it("is found by the search", async () => {
  // The loop of this runtime does so for the local owner alone.
  await indexTexts(db, to);
  const found = JSON.stringify(await servicesOf(to).threads.read.searchTexts("queue"));
  expect(found).toContain(await idOf(to, "Quiz: not started", taken.subject.id));
});

it("is nobody else's", async () => {
  const { archiveSubject } = servicesOf(to).subjects.read;
  await expect(archiveSubject(subjectId)).rejects.toMatchObject({ code: "not_found" });
});

type Rows = Record<string, unknown>[];
type Changed = {
  manuals: { id: string; sections: { id: string }[] }[];
  tables: Record<string, Rows>;
  states: { threadId: string; nodes: string[]; values: object }[];
};

/** The same file, but for what is done to it. */
const changed = async (change: (texts: Changed) => void): Promise<Uint8Array> => {
  const { texts, pictures } = await openArchive(file);
  change(texts as unknown as Changed);
  // Without the limits of what we pack.
  return zipSync({
    "lectern.json": strToU8(JSON.stringify(texts)),
    ...Object.fromEntries(pictures.map(({ sha256, bytes }) => [`pictures/${sha256}`, bytes])),
  });
};

const first = (rows: Rows | undefined): Record<string, unknown> => rows?.[0] ?? {};
const strange = `thr_${"0".repeat(32)}`;

/** Has a document wait at a node, with these values. */
const waitAt = ({ tables, states }: Changed, node: string, values: object): void => {
  const kinds = new Map(tables.threads?.map((thread) => [thread.id, thread]));
  const state = states.find(({ threadId }) => kinds.get(threadId)?.kind === "study");
  Object.assign(kinds.get(state?.threadId) ?? {}, { status: "waiting" });
  Object.assign(state?.values ?? {}, { question: null, ...values });
  Object.assign(state ?? {}, { nodes: [node] });
};

describe("a file that was changed is refused, and nothing of it is kept", () => {
  const cases: Readonly<Record<string, (texts: Changed) => void>> = {
    "no subject": ({ tables }) => {
      tables.subjects = [];
    },
    "two subjects": ({ tables }) => {
      tables.subjects?.push({ ...first(tables.subjects), id: `sub_${"0".repeat(32)}` });
    },
    "a table that is no list": ({ tables }) => {
      Object.assign(tables, { threads: { length: 1 } });
    },
    "a row that is none": ({ tables }) => {
      Object.assign(tables, { messages: [null] });
    },
    "a number for a text": ({ tables }) => {
      first(tables.questions).stem = 7;
    },
    "a number that no column holds": ({ tables }) => {
      first(tables.questions).ordinal = 1e12;
    },
    "a kind that there is not": ({ tables }) => {
      first(tables.threads).kind = "essay";
    },
    "a time that is none": ({ tables }) => {
      first(tables.threads).createdAt = "yesterday";
    },
    "a thread that is not there": ({ tables }) => {
      first(tables.messages).threadId = strange;
    },
    "the id of another's": ({ tables }) => {
      first(tables.threads).subjectId = subjectId.replace(/.$/, "x");
    },
    "an id that is none": ({ tables }) => {
      first(tables.questions).id = "'; drop table threads; --";
    },
    "one id twice": ({ tables }) => {
      tables.edits?.push({ ...first(tables.edits) });
    },
    "one place twice": ({ tables }) => {
      tables.edits?.push({ ...first(tables.edits), id: `edt_${"0".repeat(32)}` });
    },
    "a key that no index holds": ({ tables }) => {
      first(tables.edits).key = randomBytes(12_000).toString("base64");
    },
    "a card of both kinds": ({ tables }) => {
      first(tables.cards).front = "x";
    },
    "a quiz without its note": ({ tables }) => {
      const quizzes = new Set(tables.quizzes?.map(({ threadId }) => threadId));
      tables.documents = tables.documents?.filter((row) => !quizzes.has(row.threadId)) ?? [];
    },
    "a text that is not that of its hash": ({ tables }) => {
      first(tables.documents).text = "Another text.";
    },
    "a text without end": ({ tables }) => {
      first(tables.messages).text = "x".repeat(2_000_001);
    },
    "a picture that is another": ({ tables }) => {
      first(tables.uploads).sha256 = "0".repeat(64);
    },
    "a picture of another size": ({ tables }) => {
      first(tables.screenshots).width = 1;
    },
    "one picture in any number of rows": ({ tables }) => {
      const row = first(tables.uploads);
      for (let number = 0; number < 5_000; number += 1) {
        const hex = number.toString(16).padStart(32, "0");
        tables.uploads?.push({ ...row, id: `upl_${hex}`, sourceSha256: hex });
      }
    },
    "one picture of two sizes": ({ tables }) => {
      const row = first(tables.uploads);
      const other = { width: 1, id: `upl_${"0".repeat(32)}`, sourceSha256: "0" };
      tables.uploads?.push({ ...row, ...other });
    },
    "a thread at work": ({ tables }) => {
      first(tables.threads).status = "running";
    },
    "a graph that would work by itself": ({ states }) => {
      Object.assign(states[0] ?? {}, { nodes: ["propose_questions"] });
    },
    "a review that asks nothing": (texts) => {
      waitAt(texts, "review_notes", { withoutNotes: true });
    },
    "notes that are not asked for": (texts) => {
      waitAt(texts, "await_notes", {});
    },
    "questions that are not put": (texts) => {
      waitAt(texts, "await_questions", { question: { node: "rest", again: false } });
    },
    "an edit agent that may pass on": (texts) => {
      waitAt(texts, "edit_material", { needsUserInput: true, lastAction: null });
    },
    "an edit agent at work": (texts) => {
      waitAt(texts, "edit_material", { needsUserInput: false, lastAction: "message" });
    },
    "a graph at a place that it has not": ({ tables, states }) => {
      const halted = { status: "stopped" };
      for (const thread of tables.threads ?? [])
        if (thread.kind === "study") Object.assign(thread, halted);
      Object.assign(states[0] ?? {}, { nodes: ["nowhere"] });
    },
    "a state of another shape": ({ states }) => {
      Object.assign(states[0]?.values ?? {}, { turn: "many", index: "many" });
    },
  };

  it.each(Object.entries(cases))("%s", async (_name, change) => {
    const { subjects } = servicesOf(to);
    const before = await rowsOfOwner(db, to);
    await expect(subjects.write.takeSubject(await changed(change), "en")).rejects.toMatchObject({
      code: "archive_broken",
    });
    expect(await rowsOfOwner(db, to)).toEqual(before);
  });

  it("a section that is called as a thread takes no name from it", async () => {
    const { subjects } = servicesOf(to);
    const named = await changed(({ manuals, tables }) => {
      const [section] = manuals.flatMap(({ sections }) => sections);
      Object.assign(section ?? {}, { id: first(tables.threads).id });
    });
    expect(await subjects.write.takeSubject(named, "en")).toMatchObject({
      subject: { threads: 9 },
    });
    const ids = (await threadsOf(to)).map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith("thr_"))).toEqual([]);
    await settled(to);
  });

  it("a file of the fourth format, which has no tags, is read", async () => {
    const { subjects, cards } = servicesOf(to);
    const older = await changed((texts) => {
      Object.assign(texts, { format: 4 });
      expect(texts.tables.cards?.map(({ tags }) => tags)).toContainEqual(["two words", "a::b"]);
      for (const row of texts.tables.cards ?? []) delete row.tags;
    });
    const taken = await subjects.write.takeSubject(older, "en");
    const { cards: listed } = await cards.read.listCards("UTC", all(taken.subject.id));
    expect(new Set(listed.map(({ tags }) => tags.length))).toEqual(new Set([0]));
    await settled(to);
  });

  it("an owner that stands in it is overlooked", async () => {
    const { subjects } = servicesOf(to);
    const taken = await subjects.write.takeSubject(
      await changed(({ tables, states }) => {
        for (const row of Object.values(tables).flat()) row.ownerId = from;
        for (const { values } of states)
          Object.assign(values, { ownerId: from, threadId: strange });
      }),
      "en",
    );
    expect(taken).toMatchObject({ known: false, subject: { threads: 9 } });
    await settled(to);
  });
});
