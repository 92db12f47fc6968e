import { sql } from "drizzle-orm";
import { checkpointSchema, type Database, makeDatabase, queueSchema } from "#db/client.ts";
import { artifactSnapshot, artifactStore } from "#db/queries/artifacts.ts";
import { binStore } from "#db/queries/bin.ts";
import { cardFitStore } from "#db/queries/card-fits.ts";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { cardStore } from "#db/queries/cards.ts";
import { editStore } from "#db/queries/edits.ts";
import { evidenceStore } from "#db/queries/evidence.ts";
import { guideNoteStore } from "#db/queries/guide-notes.ts";
import { guideStore, newestGuideSettings } from "#db/queries/guides.ts";
import { keepOldNotes } from "#db/queries/keep-old-notes.ts";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { modelJournal, settingsStore } from "#db/queries/model-settings.ts";
import { ownQuestionStore } from "#db/queries/own-questions.ts";
import { answerStore, questionStore } from "#db/queries/questions.ts";
import { quizPassages } from "#db/queries/quiz-documents.ts";
import { conceptStore } from "#db/queries/quizzes.ts";
import { quotedManualStore } from "#db/queries/quoted-manuals.ts";
import { reindexPacks } from "#db/queries/reindex-packs.ts";
import { quizzesOnSource } from "#db/queries/resting-questions.ts";
import { runStore } from "#db/queries/runs.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { searchTexts } from "#db/queries/search-texts.ts";
import { insertOrigin, originStore, withDocumentText } from "#db/queries/source-origins.ts";
import { changedQuizzes } from "#db/queries/stale-questions.ts";
import { documentState, newestStudySettings, studyStore } from "#db/queries/study.ts";
import { readStudyPage } from "#db/queries/study-page.ts";
import { archiveStore } from "#db/queries/subject-archive.ts";
import { insertThreadSources, sourceStore, withSourceTexts } from "#db/queries/subject-sources.ts";
import { subjectStore } from "#db/queries/subjects.ts";
import { boundToThread, sqlExecutor } from "#db/queries/thread-rows.ts";
import { textStore } from "#db/queries/thread-texts.ts";
import { insertThread, insertThreadContents, threadStore } from "#db/queries/threads.ts";
import { chunkVectorStore } from "#db/queries/vectors.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { createBudget } from "#lib/ai/budget.ts";
import { createEmbedders } from "#lib/ai/embedders.ts";
import { hashEmbedder } from "#lib/ai/hash-words.ts";
import type { CachedAnswer } from "#lib/ai/journal.ts";
import { type ModelConfig, readModelConfig } from "#lib/ai/model-config.ts";
import { modelAddress, modelStatus } from "#lib/ai/model-setting.ts";
import { createModels } from "#lib/ai/models.ts";
import { createKeyBox } from "#lib/ai/seal-key.ts";
import { createSharedCalls, type JoinCall } from "#lib/ai/shared-calls.ts";
import type { Ask, Embedder } from "#lib/ai/task.ts";
import { bound } from "#lib/bound.ts";
import { fitApart } from "#lib/cards/fitting/fit-apart.ts";
import { type Clock, systemClock } from "#lib/clock.ts";
import { type Env, readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import type { ImportStore, LibraryStore } from "#lib/library/library-store.ts";
import { readCardsApart, readNoteApart } from "#lib/library/source/start-reader.ts";
import { createLog, type Log } from "#lib/log.ts";
import { localOwner } from "#lib/owner.ts";
import { createTextReader, type PictureReader } from "#lib/pictures/read-text.ts";
import type { Principal } from "#lib/principal.ts";
import { runCode } from "#lib/running/run-code.ts";
import { readSamplePacks } from "#lib/samples/read-sample-packs.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { CreateThreadRequest } from "#lib/schemas/thread-requests.ts";
import { findMarks, readScreen } from "#lib/screen/read-screen.ts";
import { createFindMeaning } from "#lib/search/question-meaning.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import { createPageFetch } from "#lib/web/fetch-page.ts";
import { artifactFolder, createArtifactSync } from "./artifact-sync.ts";
import { createBinSweep } from "./bin-sweep.ts";
import { type Checkpointer, openCheckpointer } from "./engine/checkpointer.ts";
import { type ClaimLoop, repeat } from "./engine/claim-loop.ts";
import { watchDatabase } from "./engine/database-health.ts";
import { createQueue, type RunQueue } from "./engine/queue.ts";
import { createRunEnds } from "./engine/run-ends.ts";
import { defaultRetryDelaysMs, type ThreadGraph, type ThreadGraphs } from "./engine/run-job.ts";
import { createWorker, isDead, ownIdentity, type Worker } from "./engine/worker.ts";
import { guideGraph } from "./guide/graph.ts";
import { createEmbeddingLoop } from "./library/embedding-loop.ts";
import { createImportLoop } from "./library/import-loop.ts";
import type { GuidePorts, QuizPorts, StudyPorts } from "./ports.ts";
import { quizGraph } from "./quiz/graph.ts";
import { findEvidenceAgain } from "./quiz/nodes/find-evidence.ts";
import { rebuildQuestion } from "./quiz/rebuild-question.ts";
import { cardFitCommands, cardRenewal } from "./services/card-fits.ts";
import { cardCommands } from "./services/cards.ts";
import { changedAnswerCommands } from "./services/changed-answers.ts";
import { changedManualCommands } from "./services/changed-manuals.ts";
import { documentChangeCommands } from "./services/document-changes.ts";
import { forPrincipal } from "./services/for-principal.ts";
import { guideCommands } from "./services/guide.ts";
import { guideNoteCommands } from "./services/guide-notes.ts";
import { libraryCommands } from "./services/library.ts";
import { fetchInTurn, noteReads } from "./services/note-files.ts";
import { ownQuestionCommands } from "./services/own-questions.ts";
import { passageCardCommands } from "./services/passage-cards.ts";
import { quizCommands } from "./services/quiz.ts";
import { createModelSetups, settingsCommands } from "./services/settings.ts";
import { staleQuestionCommands } from "./services/stale-questions.ts";
import { studyCommands } from "./services/study.ts";
import { archiveCommands } from "./services/subject-archives.ts";
import { subjectCommands } from "./services/subjects.ts";
import { newThreadTitle, threadCommands, threadView } from "./services/threads.ts";
import { studyGraph } from "./study/graph.ts";
import { createTextIndex } from "./text-index.ts";

/**
 * What pages and route handlers may ask for, in groups, each parted in `read` and `write`. A thread of another owner is
 * `not_found`. `locale` chooses the language of error sentences in views.
 */
type Services = ReturnType<ReturnType<typeof serviceGroups>>;

export interface Runtime {
  readonly for: (principal: Principal) => Services;
  /** By which the services, and the pages that show what they bring, tell today. */
  readonly clock: Clock;

  /**
   * Answers at once, by a probe of the database that is at most 5 s old.
   * @throws AppError database_unavailable, database_restarting, database_crowded, disk_full
   */
  readonly health: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RuntimeOptions {
  readonly databaseUrl: string;
  readonly env: Env;
  /** Whether this process also works on runs. */
  readonly worker: boolean;
  /** Instead of the product's own graphs. */
  readonly graphs?: ThreadGraphs;
  /** A queue apart, for tests that share a database; only the local owner's files are imported then. */
  readonly queueName?: string;
  readonly retryDelaysMs?: readonly number[];
  /** Instead of Tesseract, for made-up screens. */
  readonly readScreen?: GuidePorts["readScreen"];
  /** Instead of the machine's, for tests of what a day brings; work itself goes by the machine's. */
  readonly clock?: Clock;
  readonly log?: Log;
}

/** Nine nodes and two rounds of replacements make fewer than 20 steps. */
const quizSteps = 40;
/** A run goes from one pause to the next: at most from a new answer to the first of its steps. */
const guideSteps = 40;
/** A run goes from one pause to the next: two steps for each round of the edit agent, and all other nodes. */
const studySteps = ({ maxRounds }: StudyPorts["editing"]) => 2 * maxRounds + 40;

/** A graph whose input is its thread, whatever else its nodes are given. */
const threadGraph = (
  recursionLimit: number,
  compile: ThreadGraph["compile"],
  retriesUnusable = false,
): ThreadGraph => ({
  ...{ recursionLimit, retriesUnusable },
  input: ({ threadId, ownerId }) => ({ threadId, ownerId }),
  compile,
});

/** The product's own graphs, by the kind of thread. */
const threadGraphs = (
  quiz: Omit<QuizPorts, "reporter">,
  study: Omit<StudyPorts, "reporter">,
  guide: Omit<GuidePorts, "reporter">,
): ThreadGraphs => ({
  quiz: threadGraph(quizSteps, (reporter, saver) => quizGraph({ ...quiz, reporter }, saver), true),
  study: threadGraph(studySteps(study.editing), (reporter, saver) =>
    studyGraph({ ...study, reporter }, saver),
  ),
  guide: threadGraph(guideSteps, (reporter, saver) => guideGraph({ ...guide, reporter }, saver)),
});

/** Threads that one process works on at once; they mostly wait for models. */
const concurrency = 4;
/** How long a request waits for the judge of an open answer, and how long that may take behind it. */
const gradeWithinMs = 30_000;
const gradeAtLastMs = 10 * 60_000;
/** What the quiz graph and the judge of answers share. */
const quizPorts = (
  db: Database,
  config: ModelConfig,
  env: Env,
  log: Log,
  join: JoinCall<CachedAnswer>,
) => {
  const { prices, silenceMs } = config;
  const models = createModels(config);
  const asking = {
    models,
    journal: modelJournal(db),
    clock: systemClock,
    ...{ prices, silenceMs },
    reserve: createBudget({ prices, store: settingsStore(db) }),
  };
  return {
    ask: createAsk({ ...asking, join }),
    clock: systemClock,
    log,
    concepts: conceptStore(db),
    questions: questionStore(db),
    evidence: evidenceStore(db),
    embedders: createEmbedders({ ...asking, address: modelAddress(config, "embedding") }),
    modelIds: { writer: models.idOf("writer"), judge: models.idOf("judge") },
    vision: models.idOf("vision"),
    windowLength: env.WINDOW_CHARACTERS,
    repeatThreshold: env.REPEAT_THRESHOLD,
    runCode,
  } satisfies Omit<QuizPorts, "reporter"> & { readonly vision: string };
};

/** What the study graph works with besides what it shares with the quiz. */
const studyPorts = (
  db: Database,
  env: Env,
  shared: Omit<ReturnType<typeof quizPorts>, "vision">,
  textReader: PictureReader,
) => {
  const { ask, clock, log, modelIds } = shared;
  return {
    ...{ ask, clock, log, textReader },
    study: studyStore(db),
    edits: editStore(db),
    editing: {
      agent: env.EDIT_AGENT,
      readBy: modelIds.writer === "rules" ? "rules" : "model",
      steps: env.EDIT_STEPS === "2" ? 2 : 1,
      maxRounds: env.EDIT_ROUNDS,
    },
  } satisfies Omit<StudyPorts, "reporter">;
};

/** What the guide graph works with besides what it shares with the others. */
const guidePorts = (
  db: Database,
  readMadeUpScreen: RuntimeOptions["readScreen"],
  vision: string,
  { ask, clock, log, textReader }: ReturnType<typeof studyPorts>,
  embedder: Embedder | null,
) => {
  const read: GuidePorts["readScreen"] = (picture, signal) =>
    readScreen(textReader, picture, signal);
  return {
    ...{ ask, clock, log },
    readScreen: readMadeUpScreen ?? read,
    // What is written on made-up screens is drawn as squares.
    findMarks: readMadeUpScreen ? async () => [] : findMarks,
    sees: vision !== "rules",
    guide: guideStore(db),
    search: embedder ? manualSearch(db, createFindMeaning({ embedder, log })) : manualSearch(db),
  } satisfies Omit<GuidePorts, "reporter">;
};

/** All that works with the models of one revision of the settings. */
const makeSetup = (
  db: Database,
  { env, graphs, readScreen }: RuntimeOptions,
  textReader: PictureReader,
  log: Log,
) => {
  // One for all revisions: what two of them ask at once is paid once.
  const join = createSharedCalls<CachedAnswer>();
  return (config: ModelConfig) => {
    const { vision, ...quiz } = quizPorts(db, config, env, log, join);
    const study = studyPorts(db, env, quiz, textReader);
    const embedder = quiz.embedders.find(({ modelId }) => modelId !== hashEmbedder.modelId) ?? null;
    const guide = guidePorts(db, readScreen, vision, study, embedder);
    return {
      ask: quiz.ask,
      embedder,
      offline: modelStatus(config).offline,
      rebuild: rebuildQuestion(quiz),
      findEvidenceAgain: findEvidenceAgain(quiz),
      graphs: graphs ?? threadGraphs(quiz, study, guide),
    };
  };
};

/** What asks models by the settings of now, or of the run. */
const modelSide = (db: Database, options: RuntimeOptions, textReader: PictureReader, log: Log) => {
  const { env } = options;
  const store = settingsStore(db);
  const box = env.SECRET_KEY === undefined ? null : createKeyBox(env.SECRET_KEY);
  const make = makeSetup(db, options, textReader, log);
  // What is wrong with the environment shows now, and not with the first request.
  const base = readModelConfig(env);
  make(base);
  const setups = createModelSetups({ base, store, box, make });
  const ask: Ask = async (task, input, context) =>
    (await setups.newest(context.ownerId)).ask(task, input, context);
  const embedderOf = async (ownerId: string) => (await setups.newest(ownerId)).embedder;
  const libraryOf = async (ownerId: string) =>
    libraryStore(db, (await embedderOf(ownerId))?.modelId);
  const library: LibraryStore = {
    ...libraryStore(db),
    packs: async (ownerId) => (await libraryOf(ownerId)).packs(ownerId),
    pack: async (ownerId, packId) => (await libraryOf(ownerId)).pack(ownerId, packId),
  };
  return {
    setups,
    ask,
    embedderOf,
    library,
    settings: settingsCommands({ base, store, box, setups }),
  };
};

/** Stores thread, note and photos and enqueues the first run, in one transaction. */
const createThread =
  (db: Database, queue: RunQueue) =>
  async (
    ownerId: string,
    asked: CreateThreadRequest,
    photos: readonly NewUpload[] = [],
  ): Promise<ThreadView> => {
    // Read where it is written: a connection that is not there for the answer would have a client make it twice.
    const stored = await db.transaction(async (tx) => {
      const named = await withDocumentText(tx, ownerId, asked);
      const { request, chosen } = await withSourceTexts(tx, ownerId, named.request);
      const title = newThreadTitle(request);
      const begun = { ownerId, kind: request.kind, title, subjectId: request.subjectId };
      const run = await insertThread(tx, begun);
      const thread = { ownerId, threadId: run.threadId, subjectId: run.subjectId };
      await insertThreadContents(tx, thread, request, photos);
      const { part } = named;
      if (request.kind !== "guide")
        await insertThreadSources(tx, thread, request, chosen, part === null);
      await insertOrigin(tx, thread, part);
      await queue.enqueue(run, sqlExecutor(tx));
      return threadStore(tx).get(ownerId, run.threadId);
    });
    return threadView(stored, "en");
  };

type ThreadParts = Parameters<typeof threadCommands>[0] & {
  readonly queue: RunQueue;
  readonly checkpointer: Checkpointer;
  readonly log: Log;
};

/** What everybody may ask for of what is theirs; bound to one of them by their principal. */
const serviceGroups = (
  db: Database,
  parts: ThreadParts,
  { setups, ask, library, settings }: ReturnType<typeof modelSide>,
  env: Env,
) => {
  const { threads, queue } = parts;
  const { enqueue } = queue;
  const offline = async (ownerId: string) => (await setups.newest(ownerId)).offline;
  const create = createThread(db, queue);
  const ofThreads = threadCommands(parts);
  const fetchPage = fetchInTurn(createPageFetch({ allowsLoopback: env.FETCH_LOOPBACK === "on" }));
  const { readNoteFile, readNotePage, readCardFile } = noteReads({
    ...{ read: readNoteApart, readCards: readCardsApart, fetchPage },
    ...{ pictures: cardPictureStore(db), clock: parts.clock, log: parts.log },
  });
  const study = studyCommands({
    ...{ study: studyStore(db), edits: editStore(db), threads, enqueue, offline },
    ...{ sources: sourceStore(db), pictures: cardPictureStore(db) },
    ...bound(db, { newestSettings: newestStudySettings }),
    ...boundToThread(db, { documentState, artifactSnapshot, quizPassages }),
    readStudyPage: readStudyPage(db),
  });
  const ofCardFits = cardFitCommands({
    ...{ cards: cardStore(db), fits: cardFitStore(db), fitApart, clock: parts.clock },
  });
  const ofSubjects = subjectCommands({
    ...{ store: subjectStore(db), sources: sourceStore(db), bin: binStore(db) },
    cancelJobs: (threadId, executor) => queue.cancel(threadId, executor),
    abortRun: (runId) => parts.worker?.abort(runId),
    clock: parts.clock,
  });
  const ofDocuments = documentChangeCommands({
    ...{ origins: originStore(db), sources: sourceStore(db) },
  });
  const ofLibrary = libraryCommands({ store: library, samples: readSamplePacks, fetchPage });
  const archives = archiveCommands({
    ...{ store: archiveStore(db), subjects: ofSubjects.read, enqueue },
    checkpointer: parts.checkpointer,
    graphsOf: async (ownerId) => (await setups.newest(ownerId)).graphs,
    ensureSamples: async (ownerId) => {
      await ofLibrary.read.getLibrary(ownerId, "en");
    },
  });
  const ofQuiz = quizCommands({
    ...{ ask, answers: answerStore(db), sources: sourceStore(db) },
    ...{ gradeWithinMs, gradeAtLastMs },
    createThread: create,
  });
  const ofOwnQuestions = ownQuestionCommands(ownQuestionStore(db));
  const ofStale = staleQuestionCommands({
    ...bound(db, { changedQuizzes, quizzesOnSource }),
    sources: sourceStore(db),
    questions: ownQuestionStore(db),
    ...{ gradeWithinMs, gradeAtLastMs },
    rebuild: async (order, signal) => (await setups.newest(order.ownerId)).rebuild(order, signal),
  });
  const ofCards = cardCommands({
    ...{ cards: cardStore(db), fits: cardFitStore(db), pictures: cardPictureStore(db) },
    ...{ study: studyStore(db), edits: editStore(db), clock: parts.clock },
  });
  const ofPassages = passageCardCommands({
    ...{ cards: cardStore(db), study: studyStore(db), edits: editStore(db), clock: parts.clock },
    ...{ origins: originStore(db), sources: sourceStore(db) },
    restingQuestions: ofStale.read.restingQuestions,
  });
  const ofManuals = changedManualCommands({
    ...{ store: quotedManualStore(db), gradeWithinMs, gradeAtLastMs, log: parts.log },
    checkAgain: async (thread, ids, signal) =>
      (await setups.newest(thread.ownerId)).findEvidenceAgain(thread, ids, signal),
    hasModel: async (ownerId) => !(await setups.newest(ownerId)).offline,
  });
  const ofGuide = guideCommands({
    ...{ guide: guideStore(db), threads, enqueue, offline },
    ...bound(db, { newestSettings: newestGuideSettings }),
  });
  const ofGuideNotes = guideNoteCommands({
    ...{ notes: guideNoteStore(db), guide: guideStore(db), sources: sourceStore(db) },
    restingQuestions: ofStale.read.restingQuestions,
  });
  const ofAnswers = changedAnswerCommands({ store: quotedManualStore(db), log: parts.log });
  const groups = {
    threads: {
      ...ofThreads,
      read: {
        ...ofThreads.read,
        readNoteFile,
        searchTexts: searchTexts(db),
      },
      // Asks a server elsewhere, which is more than reading.
      write: { ...ofThreads.write, createThread: create, readNotePage },
    },
    study,
    quiz: {
      read: { ...ofQuiz.read, ...ofOwnQuestions.read, ...ofStale.read, ...ofManuals.read },
      write: { ...ofQuiz.write, ...ofOwnQuestions.write, ...ofStale.write, ...ofManuals.write },
    },
    cards: {
      read: { ...ofCards.read, ...ofPassages.read, ...ofCardFits.read, readCardFile },
      write: { ...ofCards.write, ...ofPassages.write, ...ofCardFits.write },
    },
    guide: {
      read: { ...ofGuide.read, ...ofGuideNotes.read, ...ofAnswers.read },
      write: { ...ofGuide.write, ...ofGuideNotes.write, ...ofAnswers.write },
    },
    library: ofLibrary,
    subjects: {
      read: { ...ofSubjects.read, ...ofDocuments.read, ...archives.read },
      write: { ...ofSubjects.write, ...ofDocuments.write, ...archives.write },
    },
    settings,
  };
  return (principal: Principal) => ({
    threads: forPrincipal(principal, groups.threads),
    study: forPrincipal(principal, groups.study),
    quiz: forPrincipal(principal, groups.quiz),
    cards: forPrincipal(principal, groups.cards),
    guide: forPrincipal(principal, groups.guide),
    library: forPrincipal(principal, groups.library),
    subjects: forPrincipal(principal, groups.subjects),
    settings: forPrincipal(principal, groups.settings),
  });
};

/** Writes the files of study threads outside, where that is wanted. */
const startArtifacts = (db: Database, env: Env, log: Log): ClaimLoop | null => {
  if (env.ARTIFACTS_DIR === undefined) return null;
  const folder = artifactFolder(env.ARTIFACTS_DIR);
  const sync = createArtifactSync({ store: artifactStore(db), folder, log });
  sync.start();
  return sync;
};

/** Keeps what is searched of threads and sources like these. */
const startTexts = (db: Database, onlyOwner: string | null, log: Log): ClaimLoop => {
  const texts = createTextIndex({ store: textStore(db, onlyOwner), log });
  texts.start();
  return texts;
};

/** Imports what is put into the library, and gives it vectors where its owner has chosen an embedding model. */
const startImports = (
  db: Database,
  onlyOwner: string | null,
  log: Log,
  embedderOf: (ownerId: string) => Promise<Embedder | null>,
): { readonly stop: () => Promise<void> } => {
  const identity = ownIdentity();
  const working = { log, identity, isDead: (worker: string) => isDead(worker, identity) };
  const store: ImportStore = {
    ...importStore(db, onlyOwner),
    save: async (held, batch) => {
      const embedder = await embedderOf(held.ownerId);
      return importStore(db, onlyOwner, embedder?.modelId ?? null).save(held, batch);
    },
  };
  const imports = createImportLoop({ store, ...working });
  imports.start();
  const stopping = new AbortController();
  const reindexing = reindexPacks(db, onlyOwner, stopping.signal).catch((error) =>
    log.warn({ error }, "manuals keep their former index"),
  );
  const vectors = createEmbeddingLoop({
    store: chunkVectorStore(db, onlyOwner),
    ...{ embedderOf, ...working },
  });
  vectors.start();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([imports.stop(), vectors.stop(), reindexing]);
    },
  };
};

/** Makes sources of older notes, once. */
const startKeepingNotes = (
  db: Database,
  onlyOwner: string | null,
  log: Log,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const keeping = keepOldNotes(db, onlyOwner, stopping.signal).catch((error) =>
    log.warn({ error }, "older notes are not among the sources yet"),
  );
  return () => {
    stopping.abort();
    return keeping;
  };
};

/** How often cards are looked for that came with weights of somebody else, or were left when a fit was broken off. */
const renewEveryMs = 6 * 60 * 60 * 1000;

/** Keeps what cards remember by the weights of their owners. */
const startRenewing = (db: Database, onlyOwner: string | null, log: Log) => {
  const stopping = new AbortController();
  const { everybody } = cardRenewal({ cards: cardStore(db), fits: cardFitStore(db) });
  const stop = repeat({
    step: () => everybody((owner) => onlyOwner === null || owner === onlyOwner, stopping.signal),
    ...{ everyMs: renewEveryMs, firstMs: 0 },
    onFailure: (error) => log.warn({ error }, "cards remember by former weights for now"),
  });
  return () => {
    stopping.abort();
    return stop();
  };
};

/** Empties the bin of what its time is over for. */
const startSweeping = (db: Database, parts: ThreadParts, onlyOwner: string | null, log: Log) => {
  const { deleteThread } = threadCommands(parts).write;
  const { expired } = binStore(db);
  const sweep = createBinSweep({
    ...{ clock: parts.clock, log, sweepPictures: cardPictureStore(db).sweep },
    expired: async (before, limit) =>
      (await expired(before, limit)).filter(
        ({ ownerId }) => onlyOwner === null || ownerId === onlyOwner,
      ),
    remove: ({ ownerId, id, kind }) =>
      kind === "source" ? sourceStore(db).remove(ownerId, id) : deleteThread(ownerId, id),
  });
  sweep.start();
  return sweep;
};

/** Whoever tries again after a failure would be short of the connections that this try holds: it gives them back. */
const begin = async (
  queue: RunQueue,
  worker: Worker | null,
  cleanUps: readonly (() => Promise<void>)[],
): Promise<void> => {
  try {
    await queue.start();
    await worker?.start();
  } catch (error) {
    await Promise.allSettled(cleanUps.map((cleanUp) => cleanUp()));
    throw error;
  }
};

/** Connects to the database and, if wanted, begins to work on runs. */
export const createRuntime = async (options: RuntimeOptions): Promise<Runtime> => {
  const { databaseUrl: url, env } = options;
  const log = options.log ?? createLog(env.LOG_LEVEL);
  const { db, close } = makeDatabase(url);
  const textReader = createTextReader({ env });
  const models = modelSide(db, options, textReader, log);
  const { setups, embedderOf } = models;
  const queue = createQueue({
    url,
    schema: queueSchema,
    worker: options.worker,
    log,
    ...(options.queueName === undefined ? {} : { name: options.queueName }),
  });
  const checkpointer = openCheckpointer({ url, schema: checkpointSchema, log });
  const threads = threadStore(db);
  const ends = createRunEnds({ threads, worker: options.worker });
  const worker = createWorker({
    ...{ ends, store: runStore(db), queue, checkpointer, log, concurrency },
    graphsOf: async (run) => (await setups.at(run.ownerId, run.settingsRevision)).graphs,
    identity: ownIdentity(),
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    clock: systemClock,
  });
  const cleanUps = [worker.stop, queue.stop, checkpointer.close, close];
  await begin(queue, options.worker ? worker : null, cleanUps);
  const health = watchDatabase({
    ask: () => db.execute(sql`select 1`),
    supervised: env.DATABASE_WATCHED === "on",
  });
  const artifacts = options.worker ? startArtifacts(db, env, log) : null;
  const onlyOwner = options.queueName === undefined ? null : localOwner;
  const texts = options.worker ? startTexts(db, onlyOwner, log) : null;
  const imports = options.worker ? startImports(db, onlyOwner, log, embedderOf) : null;
  const stopKeepingNotes = options.worker ? startKeepingNotes(db, onlyOwner, log) : null;
  const stopRenewing = options.worker ? startRenewing(db, onlyOwner, log) : null;
  const clock = options.clock ?? systemClock;
  const parts = { threads, queue, checkpointer, worker, ends, log, clock };
  const sweep = options.worker ? startSweeping(db, parts, onlyOwner, log) : null;
  return {
    for: serviceGroups(db, parts, models, env),
    clock,
    health: health.check,
    close: async () => {
      health.stop();
      await stopKeepingNotes?.();
      await stopRenewing?.();
      await sweep?.stop();
      await imports?.stop();
      await artifacts?.stop();
      await texts?.stop();
      await worker.stop();
      await textReader.close();
      await checkpointer.close();
      await close();
    },
  };
};

const fromEnvironment = async (): Promise<Runtime> => {
  const env = readEnv();
  if (env.DATABASE_URL === undefined) {
    throw new AppError("database_unavailable", "DATABASE_URL is not set");
  }
  return createRuntime({ databaseUrl: env.DATABASE_URL, env, worker: env.WORKER === "on" });
};

globalThis.lecternMakeRuntime = fromEnvironment;
globalThis.lecternEvaluated?.();
