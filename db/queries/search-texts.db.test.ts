import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { silentLog } from "#agents/testing/silent-log.ts";
import { createTextIndex } from "#agents/text-index.ts";
import { newId } from "#lib/ids.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import type { FoundPassage, ResultKind } from "#lib/schemas/search.ts";
import { textPassages } from "#lib/thread-texts/thread-passages.ts";
import { questions, quizzes } from "../schema/quiz.ts";
import {
  sourceIndexes,
  sourceTexts,
  textWords,
  threadIndexes,
  threadTexts,
} from "../schema/texts.ts";
import { threads } from "../schema/threads.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { editStore } from "./edits.ts";
import { answerStore } from "./questions.ts";
import { insertQuiz } from "./quizzes.ts";
import { searchTexts } from "./search-texts.ts";
import { studyStore } from "./study.ts";
import { insertThreadSources, sourceStore } from "./subject-sources.ts";
import { subjectStore } from "./subjects.ts";
import { textStore } from "./thread-texts.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const store = textStore(db);
const search = searchTexts(db);

type Thread = Awaited<ReturnType<typeof newStudy>>;

/** A thread as one worker has it in hand. */
const claimed = async ({ ownerId, threadId }: Pick<Thread, "ownerId" | "threadId">) => {
  const until = new Date(Date.now() + 60_000);
  await db
    .insert(threadIndexes)
    .values({ ownerId, ofId: threadId, claimedUntil: until })
    .onConflictDoUpdate({ target: threadIndexes.ofId, set: { claimedUntil: until } });
  const claim = { ownerId, of: "thread", id: threadId, until, outdated: false } as const;
  const reading = await store.read(claim);
  if (!reading) throw new Error("there is no thread");
  return { claim, passages: textPassages(reading.readable), revision: reading.revision };
};

/** Makes the texts of one thread be as it is now, as the loop does. */
const index = async (thread: Pick<Thread, "ownerId" | "threadId">): Promise<void> => {
  const { claim, passages, revision } = await claimed(thread);
  await store.save(claim, passages, revision, new AbortController().signal);
};

const marked = ({ pieces }: FoundPassage): string =>
  pieces.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join("");

/** What is found, as text with its marks, by kind. */
const found = async (ownerId: string, query: string) => {
  const { groups, corrected } = await search(ownerId, query);
  const of = (kind: ResultKind) =>
    groups.find((group) => group.kind === kind)?.passages.map(marked) ?? [];
  return { all: groups.flatMap(({ passages }) => passages.map(marked)), of, corrected, groups };
};

const biology = `# Клетка

Митохондрии вырабатывают энергию клетки.

Рибосомы строят белки, ядро хранит наследственную информацию.

- Having a membrane, **lysosomes** digest old parts
- \`JavaScript\` is not alive

| орган | задача |
| --- | --- |
| сердце | качает кровь |

Лиссанза спит днём. Cells have a nucleus, and two hypotheses say why.
`;

const study = async (text = biology) => {
  const thread = await newStudy(db, text);
  await index(thread);
  return thread;
};

test.each([
  ["another form of a Russian word", "митохондрия", "[Митохондрии] вырабатывают энергию клетки."],
  ["of two words", "строить белок", "Рибосомы [строят] [белки], ядро хранит"],
  [
    "another form of an English word",
    "digestion of a lysosome",
    "Having a membrane, [lysosomes] [digest] old parts",
  ],
  ["capitals", "HAVING", "[Having] a membrane"],
  ["the beginning of a word", "наслед", "[наследственную] информацию"],
  ["a part of a name in two cases of letters", "script", "Java[Script] is not alive"],
  ["the whole of it", "javascript", "[JavaScript] is not alive"],
  ["a cell of a table", "кровь", "орган · задача сердце · качает [кровь]"],
  ["ё as е", "ядрё", "[ядро] хранит"],
  ["the plural of a learned word", "nuclei ", "have a [nucleus]"],
  ["its singular", "hypothesis ", "two [hypotheses] say"],
])("a passage is found by %s", async (_, query, expected) => {
  const { ownerId } = await study();
  const { all } = await found(ownerId, query);
  expect(all.join("\n")).toContain(expected);
});

test.each([
  ["letters in each other’s place", "митохнодрия ", "Митохондрии"],
  ["a wrong letter", "митахондрия ", "Митохондрии"],
  ["a letter too many", "lysosommes ", "lysosomes"],
  ["the key beside", "рибосокы ", "Рибосомы"],
  ["no first letter", "итохондрия ", "Митохондрии"],
  ["another first letter", "kysosome", "lysosomes"],
  ["a wrong letter and another ending", "лиссонзой", "Лиссанза"],
  ["the other layout of the keyboard", "vbnj[jylhbz", "Митохондрии"],
  ["the same, from English", "дныщыщьу ", "lysosomes"],
  ["the same, still being typed", "vbnj[jy", "Митохондрии"],
])("a slip is put right: %s", async (_, query, expected) => {
  const { ownerId } = await study();
  const { all, corrected } = await found(ownerId, query);
  expect(all.join("\n")).toContain(`[${expected}]`);
  expect(corrected?.trim()).not.toBe(query.trim());
  expect((await found(ownerId, "митохондрии")).corrected).toBeNull();
});

test("a query in the wrong layout is told as it was meant, with its slips", async () => {
  const { ownerId } = await study();
  const told = async (query: string) => (await found(ownerId, query)).corrected;
  expect(await told("pfxtv hb,jcjvs")).toBe("зачем рибосомы");
  expect(await told("hb,jcjvs rdfpfh митохнодрии")).toBe("рибосомы rdfpfh митохондрии");
  expect(await told("'ythub. hb,jcjvs")).toBe("энергию рибосомы");
  expect(await told("xyzzy")).toBeNull();
  expect(await told("vb")).toBeNull();
  expect(await told("a b c d e f g h i j k l m n o p q r s t u v w x y z")).toBeNull();
});

test("a word that no text has finds nothing, beside others those that there are", async () => {
  const { ownerId } = await study();
  expect((await found(ownerId, "квазар")).all).toEqual([]);
  expect((await found(ownerId, "квазар рибосомы")).of("documents")).toHaveLength(1);
  expect((await found(ownerId, " ")).groups).toEqual([]);
  expect((await found(ownerId, "!?")).groups).toEqual([]);
  expect((await found(ownerId, "'рибосомы' & !(")).of("documents")).toHaveLength(1);
});

test("nothing of another's is found, and nobody's words put theirs right", async () => {
  await study();
  const { ownerId } = await study("# Waves\n\nA wave carries energy.\n");
  expect((await found(ownerId, "митохондрии")).all).toEqual([]);
  expect((await found(ownerId, "митохнодрии ")).corrected).toBeNull();
  expect((await found(ownerId, "wave")).of("titles")).toEqual(["[Waves]", "What are [waves]?"]);
});

test("a result leads to its block, also when one was put before it", async () => {
  const thread = await study();
  const { ownerId, threadId } = thread;
  const placeOf = async () =>
    (await found(ownerId, "митохондрии")).groups.map(({ passages }) => passages[0]?.href);
  expect(await placeOf()).toEqual([`/study/${threadId}#block-1`]);
  const edits = editStore(db);
  const { text, revision } = await edits.document(ownerId, threadId);
  await edits.apply(ownerId, threadId, {
    ...{ key: "k", baseRevision: revision, author: "student", kind: "edit" },
    edits: [
      {
        ...{ patches: [makePatch(text, 0, 0, "Введение о жизни.\n\n")], similarity: null },
        ...{ reason: "", oldText: "", newText: "" },
      },
    ],
  });
  await index(thread);
  expect(await placeOf()).toEqual([`/study/${threadId}#block-2`]);
  expect((await found(ownerId, "введение")).of("documents")).toEqual(["[Введение] о жизни."]);
});

test("what was taken out is found no more, and its words put nothing right", async () => {
  const thread = await newStudy(db);
  const { ownerId, threadId } = thread;
  const say = (text: string) => studyStore(db).saveDocument(ownerId, threadId, "synthesised", text);
  await say("Хлоропласты зелёные. Клетка живая.");
  await index(thread);
  expect((await found(ownerId, "хлорпласты ")).corrected).toContain("хлоропласты");
  await say("Клетка живая.");
  await index(thread);
  expect((await found(ownerId, "хлоропласты")).all).toEqual([]);
  expect((await found(ownerId, "хлорпласты ")).corrected).toBeNull();
  const counts = await db
    .select({ word: textWords.word, passages: textWords.passages })
    .from(textWords)
    .where(eq(textWords.ownerId, ownerId));
  expect(counts).toContainEqual({ word: "клетка", passages: 1 });
});

test("a thread that is deleted leaves no text and no word", async () => {
  const { ownerId, threadId } = await study();
  await threadStore(db).remove(ownerId, threadId, async () => {});
  expect((await found(ownerId, "митохондрии")).all).toEqual([]);
  for (const table of [textWords, threadTexts, threadIndexes])
    expect(await db.select().from(table).where(eq(table.ownerId, ownerId))).toEqual([]);
});

const newQuiz = async (text = "Ткань состоит из клеток.") => {
  const ownerId = newId("own");
  const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "Гистология" });
  await insertQuiz(db, {
    ...{ ownerId, threadId, text, fileName: null },
    settings: { wanted: null, mix: defaultMix },
  });
  const row = (id: string, stem: string, answer: string, ordinal: number) => ({
    ...{ id, ownerId, threadId, ordinal, round: 0, type: "open" as const, stem, answer },
    ...{ accepted: [], explanation: "", difficulty: "easy" as const, state: "kept" as const },
    evidence: { quote: "", start: 0, end: 0 },
  });
  const ids = [newId("qst"), newId("qst")] as const;
  await db
    .insert(questions)
    .values([
      row(ids[0], "Чем покрыт кишечник?", "Эпителием", 0),
      row(ids[1], "Чем проводится импульс?", "Аксоном", 1),
    ]);
  const ready = { status: "ready" as const };
  const setReady = () => db.update(quizzes).set(ready).where(eq(quizzes.threadId, threadId));
  const thread = { ownerId, threadId };
  const answered = (questionId: string, round: number, correct: boolean) =>
    answerStore(db).recordAttempt(ownerId, threadId, {
      ...{ questionId, round, answer: "Не помню", correct, score: correct ? 1 : 0, reason: null },
    });
  return { ...thread, thread, ids, setReady, answered };
};

test("a key is found once its question was answered, and not while it is open again", async () => {
  const { ownerId, threadId, thread, ids, setReady, answered } = await newQuiz();
  const shown = async (query: string) => (await found(ownerId, query)).of("questions");
  await index(thread);
  expect(await shown("кишечник")).toEqual([]);

  await setReady();
  await index(thread);
  expect(await shown("кишечник")).toEqual(["Чем покрыт [кишечник]?"]);
  expect(await shown("эпителий")).toEqual([]);
  expect(await shown("аксон")).toEqual([]);

  await answered(ids[0], 1, false);
  await answered(ids[1], 1, true);
  await index(thread);
  expect(await shown("эпителий")).toEqual(["[Эпителием] Не помню"]);
  expect(await shown("аксон")).toEqual(["[Аксоном] Не помню"]);

  // From this moment on, and not from when the loop comes by.
  await answerStore(db).beginRound(ownerId, threadId, 1);
  expect(await shown("эпителий")).toEqual([]);
  await index(thread);
  expect(await shown("эпителий")).toEqual([]);
  expect(await shown("аксон")).toEqual(["[Аксоном]"]);
});

test("the note of a quiz is found at its place, a title by its kind", async () => {
  const { ownerId, threadId, thread } = await newQuiz();
  await index(thread);
  const { groups } = await found(ownerId, "ткани");
  expect(groups.map(({ passages }) => passages[0]?.href)).toEqual([`/quiz/${threadId}/note#at-0`]);
  expect((await found(ownerId, "гистологии")).of("titles")).toEqual(["[Гистология]"]);
});

test("answers on a document and what was said are found", async () => {
  const thread = await study();
  const { ownerId, threadId } = thread;
  const of = studyStore(db);
  await of.proposeQuestions(ownerId, threadId, {
    ...{ key: "one", texts: ["Зачем нужны вакуоли?", "Что такое цитоплазма?"] },
    documentRevision: 0,
  });
  const [first] = await of.questions(ownerId, threadId);
  await of.saveAnswer(ownerId, threadId, first?.id ?? "", {
    ...{ status: "answered", answer: "Они хранят запасы.", basis: "rules", quotes: [] },
    errorCode: null,
  });
  await of.addMessage(ownerId, threadId, {
    ...{ key: "m", author: "student", kind: "request", text: "Сократи раздел о рибосомах" },
  });
  await index(thread);
  expect((await found(ownerId, "вакуоль")).of("questions")).toEqual(["Зачем нужны [вакуоли]?"]);
  expect((await found(ownerId, "запас")).of("questions")).toEqual(["Они хранят [запасы]."]);
  expect((await found(ownerId, "сократить")).of("messages")).toEqual([
    "[Сократи] раздел о рибосомах",
  ]);
  const leads = async (query: string) =>
    (await search(ownerId, query)).groups.flatMap(({ passages }) => passages[0]?.href ?? "");
  expect(await leads("запас")).toEqual([`/study/${threadId}#question-${first?.id}`]);
  expect((await leads("сократить")).at(-1)).toMatch(/#message-msg_\w+$/);
});

test("where a word is in more passages than are ranked, the newest work is found, and every title", async () => {
  const ownerId = newId("own");
  const begin = async (title: string, updatedAt: string) => {
    const { threadId } = await insertThread(db, { ownerId, kind: "guide", title });
    await db
      .update(threads)
      .set({ updatedAt: new Date(updatedAt) })
      .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
    return threadId;
  };
  const old = await begin("Old", "2001-01-01");
  const young = await begin("Young", "2002-01-01");
  const fill = (threadId: string, part: string, text: string, many: number) =>
    db.execute(sql`
      insert into ${threadTexts} (owner_id, thread_id, part, ordinal, text, revision, words)
      select ${ownerId}, ${threadId}, ${part}, n, ${text} || ' ' || n, 1, array_to_tsvector(array['frequent', 'n' || n])
      from generate_series(0, ${many}::integer) n
    `);
  await fill(old, "message", "frequent, old", 2_500);
  await fill(old, "title", "frequent, old title", 0);
  await fill(young, "message", "frequent, young", 2);
  await db
    .insert(textWords)
    .values({ ownerId, word: "frequent", term: "frequent", passages: 2_504 });
  const { of } = await found(ownerId, "frequent");
  expect(of("messages").slice(0, 3)).toEqual([
    "[frequent], young 0",
    "[frequent], young 1",
    "[frequent], young 2",
  ]);
  expect(of("titles")).toEqual(["[frequent], old title 0"]);
  const more = (await search(ownerId, "frequent")).groups.map((group) => [group.kind, group.more]);
  expect(more).toEqual([
    ["titles", false],
    ["messages", true],
  ]);
});

const wordsOfPassages = async (ownerId: string) => {
  const rows = await db
    .select({ words: sql<string[]>`tsvector_to_array(${threadTexts.words})` })
    .from(threadTexts)
    .where(eq(threadTexts.ownerId, ownerId));
  const counts = new Map<string, number>();
  for (const word of rows.flatMap(({ words }) => words))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const countedWords = async (ownerId: string) => {
  const rows = await db.select().from(textWords).where(eq(textWords.ownerId, ownerId));
  return new Map(rows.map(({ word, passages }) => [word, passages]));
};

test("texts that were broken off half-way are gone on with, and each word is counted as often as it stands there", async () => {
  const paragraphs = Array.from({ length: 250 }, (_, number) => `Абзац ${number} о клетках.`);
  const thread = await newStudy(db, paragraphs.join("\n\n"));
  const { ownerId, threadId } = thread;
  const { claim, passages, revision } = await claimed(thread);
  let asked = 0;
  const killed = {
    get aborted() {
      asked += 1;
      return asked > 2;
    },
  } as AbortSignal;
  await store.save(claim, passages, revision, killed);
  const half = await wordsOfPassages(ownerId);
  expect(half.get("абзац")).toBe(198);
  expect(await countedWords(ownerId)).toEqual(half);
  await store.release(claim);

  const loop = createTextIndex({ store: textStore(db, ownerId), log: silentLog });
  await loop.once();
  const whole = await wordsOfPassages(ownerId);
  expect(whole.get("абзац")).toBe(250);
  expect(await countedWords(ownerId)).toEqual(whole);
  const [kept] = await db.select().from(threadIndexes).where(eq(threadIndexes.ofId, threadId));
  expect(kept?.indexedRevision).toBe(revision);
});

test("a thread is given to one worker, and again when it changed or its texts are of another version", async () => {
  const thread = await newStudy(db, biology);
  const own = textStore(db, thread.ownerId);
  const claim = await own.claim();
  expect(claim).toMatchObject({ of: "thread", id: thread.threadId, outdated: false });
  expect(await own.claim()).toBeNull();
  if (claim) await own.release(claim);
  const loop = createTextIndex({ store: own, log: silentLog });
  await loop.once();
  const free = () =>
    db
      .update(threadIndexes)
      .set({ claimedUntil: null })
      .where(eq(threadIndexes.ofId, thread.threadId));
  await free();
  expect(await own.claim()).toBeNull();
  await db.update(threadIndexes).set({ version: 0 }).where(eq(threadIndexes.ofId, thread.threadId));
  const again = await own.claim();
  expect(again).toMatchObject({ outdated: true });
  await free();
  await loop.once();
  expect(await countedWords(thread.ownerId)).toEqual(await wordsOfPassages(thread.ownerId));
});

test("one that cannot be read keeps no other back, older ones and sources neither", async () => {
  const { ownerId, threadId } = await newStudy(db, biology);
  const broken: string[] = [];
  for (let number = 0; number < 2; number++) {
    const made = await insertThread(db, { ownerId, kind: "quiz", title: "Сломанный" });
    broken.push(made.threadId);
  }
  const own = textStore(db, ownerId);
  const store = {
    ...own,
    read: (searched: Parameters<typeof own.read>[0]) =>
      broken.includes(searched.id)
        ? Promise.reject(new RangeError("a patch does not fit"))
        : own.read(searched),
  };
  await createTextIndex({ store, log: silentLog }).once();
  const { groups } = await search(ownerId, "рибосома");
  expect(groups.flatMap(({ passages }) => passages.map(({ id }) => id))).toEqual([threadId]);
  const kept = await db.select().from(threadIndexes).where(eq(threadIndexes.ownerId, ownerId));
  const held = kept.filter(({ ofId }) => broken.includes(ofId));
  expect(held).toHaveLength(2);
  for (const { claimedUntil } of held)
    expect(claimedUntil?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
});

test("whoever lost the thread to another worker writes nothing any more", async () => {
  const thread = await newStudy(db, biology);
  const { claim, passages, revision } = await claimed(thread);
  const lost = { ...claim, until: new Date(claim.until.getTime() - 1) };
  await store.save(lost, passages, revision, new AbortController().signal);
  expect(await wordsOfPassages(thread.ownerId)).toEqual(new Map());
});

const sources = sourceStore(db);

/** Makes all texts of an owner be as they are now. */
const indexAll = (ownerId: string) =>
  createTextIndex({ store: textStore(db, ownerId), log: silentLog }).once();

/** A source of an owner who has nothing else. */
const newSource = async (text: string) => {
  const ownerId = newId("own");
  const subjectId = await subjectStore(db).create(ownerId, "Biology");
  const id = await sources.add(ownerId, subjectId, { text, fileName: null });
  await indexAll(ownerId);
  const kinds = async (query: string) => {
    // Not to wait for the rest after the change before.
    for (const table of [threadIndexes, sourceIndexes])
      await db.update(table).set({ claimedUntil: null }).where(eq(table.ownerId, ownerId));
    await indexAll(ownerId);
    return (await search(ownerId, query)).groups.flatMap(({ passages }) =>
      passages.map(({ kind, part }) => `${kind} ${part}`),
    );
  };
  return { ownerId, subjectId, id, kinds };
};

test("a source is found before anything was made from it, at its place", async () => {
  const { ownerId, id, kinds } = await newSource(biology);
  const { groups } = await search(ownerId, "рибосома");
  expect(groups).toMatchObject([
    { kind: "notes", passages: [{ id, kind: "source", title: "Клетка" }] },
  ]);
  const [passage] = groups[0]?.passages ?? [];
  expect(passage?.href).toMatch(new RegExp(`^/source/${id}#at-\\d+$`));
  expect((await found(ownerId, "рибосмоа ")).corrected).toContain("рибосом");
  expect(await kinds("лекция")).toEqual([]);
  await sources.change(ownerId, id, { title: "Лекция 3" });
  expect(await kinds("лекция")).toEqual(["source title"]);
});

/** A heading with short paragraphs, a list and a table under it, which are one stored passage. */
const joinedNote = `# Органеллы

Ядро хранит наследственность.

Митохондрии дают энергию.

- вакуоли хранят запасы
- рибосомы строят белки

| органелла | размер |
| --- | --- |
| пероксисома | 1 мкм |
| хлоропласт | 5 мкм |
`;

test("a result in a note leads to the line with its words, and not to the beginning of its passage", async () => {
  const { ownerId, id } = await newSource(joinedNote);
  const leads = async (owner: string, query: string) =>
    (await search(owner, query)).groups.find(({ kind }) => kind === "notes")?.passages[0]?.href;
  for (const [query, line] of [
    ["митохондрия", "Митохондрии дают"],
    ["рибосома", "- рибосомы"],
    ["хлоропласт", "| хлоропласт"],
    ["органеллы", "# Органеллы"],
    ["белки вакуоли строят", "- рибосомы"],
  ] as const)
    expect(await leads(ownerId, query)).toBe(`/source/${id}#at-${joinedNote.indexOf(line)}`);
});

test("a result in the notes of a study leads to its line, in those of a quiz to its place", async () => {
  const thread = await newStudy(db);
  const { ownerId, threadId } = thread;
  await studyStore(db).saveDocument(ownerId, threadId, "recognised", joinedNote);
  await index(thread);
  const leads = async (owner: string, query: string) =>
    (await search(owner, query)).groups.flatMap(({ passages }) => passages.map(({ href }) => href));
  expect(await leads(ownerId, "рибосома")).toContain(`/study/${threadId}#note-L8`);
  const quiz = await newQuiz(joinedNote);
  await index(quiz.thread);
  expect(await leads(quiz.ownerId, "рибосома")).toContain(
    `/quiz/${quiz.threadId}/note#at-${joinedNote.indexOf("- рибосомы")}`,
  );
});

test("a source that is changed is found by its present text, one in the bin or deleted not at all", async () => {
  const { ownerId, id, kinds } = await newSource(biology);
  await sources.edit(ownerId, id, "Вакуоли хранят запасы.");
  expect(await kinds("рибосома")).toEqual([]);
  expect(await kinds("вакуоль")).toEqual(["source note"]);
  await sources.change(ownerId, id, { binnedAt: new Date() });
  expect(await kinds("вакуоль")).toEqual([]);
  await sources.change(ownerId, id, { binnedAt: null });
  expect(await kinds("вакуоль")).toEqual(["source note"]);
  await sources.remove(ownerId, id);
  expect(await kinds("вакуоль")).toEqual([]);
  for (const table of [textWords, sourceTexts, sourceIndexes])
    expect(await db.select().from(table).where(eq(table.ownerId, ownerId))).toEqual([]);
});

test("what a thread was made from is found once, in its source, unless that is another text by now", async () => {
  const { ownerId, subjectId, id, kinds } = await newSource(biology);
  const { threadId } = await insertThread(db, { ownerId, subjectId, kind: "quiz", title: "Q" });
  const note = { ownerId, threadId, text: biology, fileName: null };
  await insertQuiz(db, { ...note, settings: { wanted: null, mix: defaultMix } });
  await insertThreadSources(db, { ownerId, threadId, subjectId }, note, null);
  expect(await kinds("рибосома")).toEqual(["source note"]);
  await sources.change(ownerId, id, { binnedAt: new Date() });
  expect(await kinds("рибосома")).toEqual(["quiz note"]);
  await sources.change(ownerId, id, { binnedAt: null });
  await sources.edit(ownerId, id, biology.replace("строят", "собирают"));
  expect((await kinds("рибосома")).sort()).toEqual(["quiz note", "source note"]);
});

test("what was read from photos beside a pasted text is found in its document", async () => {
  const { ownerId, threadId } = await newStudy(db);
  const subjectId = await subjectStore(db).create(ownerId, "Biology");
  const note = { text: biology, fileName: null };
  await insertThreadSources(db, { ownerId, threadId, subjectId }, note, null);
  const read = `${biology}\n\nХлоропласты ловят свет.`;
  await studyStore(db).saveDocument(ownerId, threadId, "recognised", read);
  await indexAll(ownerId);
  const { groups } = await search(ownerId, "хлоропласт");
  expect(groups.flatMap(({ passages }) => passages)).toMatchObject([
    { kind: "study", part: "note" },
  ]);
});
