import { readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { schedule } from "#lib/cards/schedule.ts";
import { AppError } from "#lib/errors.ts";
import type { NewScreenshot } from "#lib/guide/guide-store.ts";
import { newId } from "#lib/ids.ts";
import { type Correction, defaultMix } from "#lib/schemas/quiz.ts";
import { studySettings } from "#lib/schemas/study.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/library.ts";
import { documents } from "../schema/study.ts";
import { oneOfEach, rowsOfOwner } from "../testing/one-of-each.ts";
import { testDatabase } from "../testing/test-database.ts";
import { artifactSnapshot, artifactStore } from "./artifacts.ts";
import * as asked from "./asked-questions.ts";
import { binStore } from "./bin.ts";
import { cardFitStore } from "./card-fits.ts";
import {
  cardPictureStore,
  freePictures,
  holdPictures,
  holdPicturesOfText,
  keptPictures,
} from "./card-pictures.ts";
import { archivedSubjects, heldCard, spellings, tagsOf } from "./card-rows.ts";
import { cardStore } from "./cards.ts";
import { changeCards } from "./change-cards.ts";
import * as pieces from "./chunks.ts";
import { compactEdits } from "./compact-edits.ts";
import * as complaintRows from "./complaints.ts";
import { documentCards, removeOfDocument, subjectOfThread } from "./document-cards.ts";
import { editStore, openDocument } from "./edits.ts";
import { evidenceStore, withPresentSources } from "./evidence.ts";
import { guideNoteStore } from "./guide-notes.ts";
import * as guides from "./guides.ts";
import * as joined from "./join-sections.ts";
import { importStore, libraryStore } from "./library.ts";
import * as manualFiles from "./manual-files.ts";
import * as settings from "./model-settings.ts";
import * as pages from "./note-pages.ts";
import * as ownCards from "./own-cards.ts";
import { ownQuestionStore } from "./own-questions.ts";
import * as packs from "./packs.ts";
import { passageCards, takePassages } from "./passage-cards.ts";
import { answerStore, questionStore, readSnapshot } from "./questions.ts";
import { quizPassages } from "./quiz-documents.ts";
import { addNoteDoubts, conceptStore, listCorrections, quizNote } from "./quizzes.ts";
import { quotedManualStore, wholeSections } from "./quoted-manuals.ts";
import { quizzesOnSource } from "./resting-questions.ts";
import * as runs from "./runs.ts";
import * as shots from "./screenshots.ts";
import { manualSearch, prepareVectorSearch } from "./search-chunks.ts";
import { searchTexts, withForms } from "./search-texts.ts";
import {
  keepOwnWording,
  rejectCorrections,
  setAside,
  withDecisions,
} from "./settled-corrections.ts";
import { originStore, withDocumentText } from "./source-origins.ts";
import { changedQuizzes } from "./stale-questions.ts";
import * as study from "./study.ts";
import { readStudyPage } from "./study-page.ts";
import { archiveStore } from "./subject-archive.ts";
import {
  addSource,
  dropUnused,
  editSource,
  moveSources,
  notePlaces,
  quizTitle,
  rewriteSources,
  sourceStore,
  withSourceTexts,
} from "./subject-sources.ts";
import { defaultSubject, subjectForNew, subjectStore } from "./subjects.ts";
import { presentSections, takeInArchive } from "./take-in-archive.ts";
import { forgetTexts, outdateTexts } from "./text-rows.ts";
import * as rows from "./thread-rows.ts";
import { textStore } from "./thread-texts.ts";
import { binThread, threadStore } from "./threads.ts";
import { chunkVectorStore, keepVectors } from "./vectors.ts";

const { db } = testDatabase();

const theirs = newId("own");
let things: Awaited<ReturnType<typeof oneOfEach>>;
beforeAll(async () => {
  things = await oneOfEach(db, theirs);
});

/** Who asks, and the ids of what is another's. */
const askedBy = (ownerId: string, of: typeof things) => ({
  ...of,
  ownerId,
  quiz: [ownerId, of.quizId] as const,
  study: [ownerId, of.studyId] as const,
  guide: [ownerId, of.guideId] as const,
  ofQuiz: { ownerId, threadId: of.quizId },
  ofStudy: { ownerId, threadId: of.studyId },
  ofGuide: { ownerId, threadId: of.guideId },
  place: { ownerId, packId: of.packId, sourceId: of.sourceId, generation: 1, format: null },
  claim: {
    ...{ ownerId, packId: of.packId, sourceId: of.sourceId, generation: 1, claimedBy: "w" },
    ...{ fileName: "x.md", size: 1, from: { done: 0, chunks: 0 }, modelId: "m", begun: true },
  },
  texts: { ownerId, of: "thread" as const, id: of.quizId, until: new Date(), outdated: false },
  sourceTexts: {
    ownerId,
    of: "source" as const,
    id: of.subjectSourceId,
    until: new Date(),
    outdated: false,
  },
  artifacts: { ownerId, threadId: of.studyId, until: new Date(), failedBefore: false },
  run: { runId: of.runId, threadId: of.quizId, ownerId, tries: 0 },
});
type Asked = ReturnType<typeof askedBy>;
type Call = (asked: Asked) => unknown;

const nothing = async () => {};
const enqueue = nothing;
const inTransaction = async (work: (tx: Database) => Promise<void>): Promise<boolean> => {
  await db.transaction(work);
  return true;
};
const bytes = new Uint8Array([1]);
const encoded = {
  ...{ sha256: "t", mediaType: "image/png" as const, width: 1, height: 1, size: 1 },
  ...{ sourceSha256: "t", bytes },
};
const photo: NewUpload = { ...encoded, fileName: null };
const shot: NewScreenshot = { ...encoded, devicePixelRatio: 1 };
const reading = { words: [], lines: [], shapes: [] } as never;
const query = {
  ...{ question: `Where is ${theirs}?`, version: null, edition: null, kind: "manual" as const },
  ...{ filter: true, limit: 9 },
};
const message = { key: "taken", author: "agent", kind: "reply", text: "Taken" } as const;
const settled = {
  status: "failed",
  answer: null,
  basis: null,
  quotes: [],
  errorCode: null,
} as const;
const check = { patches: [], unchecked: [], doubts: [] };
const description = {
  ...{ titles: {}, versions: [], editions: [] },
  product: "Taken",
  language: "en" as const,
};
const source = { fileName: "taken.md", pieces: [bytes] };
const patch = { start: 0, removed: "", inserted: "Taken " };
const batch = {
  ...({ key: "taken", baseRevision: 1, author: "student", kind: "edit" } as const),
  edits: [{ patches: [patch], similarity: null, reason: "", oldText: "", newText: "Taken " }],
};
const taken = { part: "title", ordinal: 9, place: null, text: "Taken" } as const;
const page = { text: "t", doubtful: [], basis: "ocr" as const, errorCode: null };
const proved = (questionId: string) => [{ questionId, vectors: [] }];
const judged = (questionId: string) => ({
  ...{ questionId, along: [questionId], reply: "taken", quotes: [], kind: null, words: "" },
  verdict: "upheld" as const,
});
const writtenQuestion = (id: string) => ({
  ...({ id, type: "open", stem: "Taken?", options: null, answer: "Taken" } as const),
  ...{ accepted: [], explanation: "", conceptId: null, code: null, codeLanguage: null },
  ...({ difficulty: "easy", evidence: { quote: "", start: 0, end: 0 } } as const),
});
const sides = { front: "Taken", back: "x" };
const conflict = (id: string) => ({ id, settled: null, settledEdit: null });

/** Every function and every method of a store, asked for what is another's. */
const calls: Readonly<Record<string, Call>> = {
  "artifacts artifactSnapshot": (a) => artifactSnapshot(db, a.ofStudy),
  "artifacts artifactStore written": (a) => artifactStore(db).written(a.artifacts, 9),
  "artifacts artifactStore failed": (a) => artifactStore(db).failed(a.artifacts, "disk_full"),
  "artifacts artifactStore snapshot": (a) => artifactStore(db).snapshot(...a.study),
  "asked-questions threadsOfNote": (a) => asked.threadsOfNote(db, a.ofQuiz),
  "asked-questions keepNewQuestions": (a) =>
    asked.keepNewQuestions(db, ...a.quiz, proved(a.questionId), 0.9, null),
  "asked-questions doubtfulPairs": (a) =>
    asked.doubtfulPairs(db, ...a.quiz, proved(a.questionId), 0.9),
  "asked-questions dropOutdated": (a) => asked.dropOutdated(db, ...a.quiz, -1),
  "bin binStore list": (a) => binStore(db).list(a.ownerId),
  "bin binStore count": (a) => binStore(db).count(a.ownerId),
  "bin binStore removeWithMade": (a) =>
    binStore(db).removeWithMade(
      a.ownerId,
      a.subjectSourceId,
      { at: new Date(), keptAs: null, also: async () => {} },
      true,
    ),
  "bin binStore removeSubject": (a) =>
    binStore(db).removeSubject(a.ownerId, a.subjectId, {
      ...{ at: new Date(), keptAs: null, also: async () => {} },
    }),
  "cards cardStore due": (a) =>
    cardStore(db).due(
      a.ownerId,
      { soon: new Date(), endOfDay: new Date() },
      { cards: 9, fresh: 9 },
    ),
  "cards cardStore count": (a) =>
    cardStore(db).count(a.ownerId, { soon: new Date(), endOfDay: new Date() }, [new Date()]),
  "card-rows archivedSubjects": (a) => archivedSubjects(db, a.ownerId),
  "cards cardStore review": (a) =>
    cardStore(db).review(a.ownerId, a.cardId, {
      ...{ key: "taken", rating: "good", reviews: 0, hinted: false, at: new Date() },
      next: (memory) => schedule(memory, "good", new Date()),
    }),
  "cards cardStore changeSome": (a) =>
    cardStore(db).changeSome(a.ownerId, [a.cardId], { addTags: ["dry"], suspendedAt: null }),
  "change-cards changeCards": (a) =>
    changeCards(db)(a.ownerId, [a.cardId], { addTags: ["dry"], suspendedAt: new Date() }),
  "own-cards twinsOf": (a) => ownCards.twinsOf(db, a.ownerId, a.subjectId, ["hash"]),
  "cards cardStore fresh": (a) => cardStore(db).fresh(a.ownerId, a.subjectId, new Date()),
  "cards cardStore begun": (a) => cardStore(db).begun(a.ownerId, new Date(0)),
  "cards cardStore standing": (a) =>
    cardStore(db).standing(
      a.ownerId,
      {
        ...{ days: [new Date(), new Date(0)] },
        ...{ timesSince: new Date(0), mistakesSince: new Date(0) },
      },
      a.subjectId,
    ),
  "cards cardStore exams": (a) => cardStore(db).exams(a.ownerId),
  "cards cardStore memories": (a) => cardStore(db).memories(a.ownerId, a.subjectId, 9),
  "cards cardStore settings": (a) => cardStore(db).settings(a.ownerId),
  "cards cardStore saveSettings": (a) => cardStore(db).saveSettings(a.ownerId, { newPerDay: 3 }),
  "card-fits cardFitStore answers": (a) => cardFitStore(db).answers(a.ownerId),
  "card-fits cardFitStore log": async (a) => {
    const found = [];
    for await (const piece of cardFitStore(db).log(a.ownerId, 9)) found.push(...piece);
    return found;
  },
  "card-fits cardFitStore save": (a) => cardFitStore(db).save(a.ownerId, null),
  "card-fits cardFitStore renew": (a) =>
    cardFitStore(db).renew(a.ownerId, { id: "taken", values: [] }, { most: 9, after: "" }, () => ({
      ...{ stability: 1, difficulty: 1 },
    })),
  "cards cardStore ofThread": (a) => cardStore(db).ofThread(...a.quiz),
  "cards cardStore ofSubject": (a) => cardStore(db).ofSubject(a.ownerId, a.subjectId),
  "cards cardStore keepOfThread": (a) =>
    cardStore(db).keepOfThread(...a.quiz, () => ({ front: "Taken", back: "x" })),
  "cards cardStore list": (a) =>
    cardStore(db).list(...([a.ownerId, { search: "", limit: 9, offset: 0 }] as const), {
      soon: new Date(),
      endOfDay: new Date(),
    }),
  "cards cardStore addOfDocument": (a) =>
    cardStore(db).addOfDocument(...a.study, () => sides, new Date()),
  "document-cards removeOfDocument": (a) => removeOfDocument(db, ...a.study),
  "document-cards documentCards": (a) =>
    documentCards(db).addOfDocument(...a.study, () => sides, new Date()),
  "cards cardStore addOfPassage": (a) =>
    cardStore(db).addOfPassage(
      ...a.study,
      [{ ...sides, passage: "Taken", start: 0 }],
      0,
      new Date(),
    ),
  "cards cardStore undoOfPassage": (a) =>
    cardStore(db).undoOfPassage(...a.study, { made: [a.cardId], linked: [a.cardId] }),
  "cards cardStore ofPassages": (a) => cardStore(db).ofPassages(...a.study),
  "passage-cards passageCards": (a) => passageCards(db).ofPassages(...a.study),
  "cards cardStore movePassage": (a) => {
    const passage = { text: "Taken", start: 0, revision: 0 };
    const moved = { seen: passage, passage, sides: null };
    return cardStore(db).movePassage(a.ownerId, a.cardId, a.study[1], moved);
  },
  "passage-cards takePassages": (a) =>
    takePassages(db, a.ownerId, [{ from: a.cardId, to: a.questionId }]),
  "own-cards addTags": (a) =>
    ownCards.addTags(db, a.ownerId, a.subjectId, [{ sha256: "t", tags: ["taken"] }]),
  "cards cardStore tags": (a) => cardStore(db).tags(a.ownerId),
  "cards cardStore all": (a) => cardStore(db).all(a.ownerId, a.subjectId, true),
  "cards cardStore add": (a) =>
    cardStore(db).add(a.ownerId, a.subjectId, [{ front: "Taken", back: "x" }], new Date()),
  "cards cardStore change": (a) =>
    cardStore(db).change(a.ownerId, a.cardId, {
      front: "Taken",
      tags: ["taken"],
      suspendedAt: new Date(),
    }),
  "cards cardStore remove": (a) => cardStore(db).remove(a.ownerId, a.cardId),
  "cards cardStore undo": (a) =>
    cardStore(db).undo(a.ownerId, { key: "taken" }, new Date(), new Date(0)),
  "chunks countTerms": (a) => pieces.countTerms(db, a.place, inTransaction),
  "chunks countedTerms": (a) => pieces.countedTerms(db, a.place),
  "chunks dropTerms": (a) => pieces.dropTerms(db, a.place),
  "chunks finishGeneration": (a) => pieces.finishGeneration(db, a.place),
  "chunks insertVectors": (a) =>
    pieces.insertVectors(db, { ...a.place, modelId: "m" }, [
      { chunkId: a.chunkId, vector: [0, 1] },
    ]),
  "chunks readPlaces": (a) => pieces.readPlaces(db, a.ownerId, undefined),
  "chunks carryOverIds": (a) =>
    pieces.carryOverIds(a.ownerId, [{ id: a.chunkId, lasting: "taken" }], inTransaction),
  "edits openDocument": (a) => openDocument(db, a.ofStudy),
  "edits editStore document": (a) => editStore(db).document(...a.study),
  "edits editStore apply": (a) => editStore(db).apply(...a.study, batch),
  "edits editStore undo": (a) => editStore(db).undo(...a.study, "u"),
  "edits editStore undoEdit": (a) => editStore(db).undoEdit(...a.study, 1, "ue"),
  "edits editStore redo": (a) => editStore(db).redo(...a.study, "r"),
  "edits editStore restore": (a) => editStore(db).restore(...a.study, 0, "rs"),
  "edits editStore edit": (a) => editStore(db).edit(...a.study, 1),
  "compact-edits compactEdits": async (a) => {
    const ofThread = eq(documents.threadId, a.ofStudy.threadId);
    for (const { id } of await db.select().from(documents).where(ofThread))
      await compactEdits(db, a.ofStudy, { id, revision: 1_000, compactedRevision: 0 });
  },
  "edits editStore since": (a) => editStore(db).since(...a.study, 0),
  "edits editStore page": (a) => editStore(db).page(...a.study, { before: null, limit: 9 }),
  "edits editStore textAt": (a) => editStore(db).textAt(...a.study, 1),

  "guides insertGuide": (a) =>
    guides.insertGuide(db, {
      ...a.ofGuide,
      packId: a.packId,
      question: "x",
      version: null,
      edition: null,
    }),
  "guides readGuideChunks": (a) => guides.readGuideChunks(db, a.ownerId, [a.chunkId]),
  "guides readGuideSections": (a) => guides.readGuideSections(db, a.ownerId, [a.chunkId]),
  "guides newestGuideSettings": (a) => guides.newestGuideSettings(db, a.ownerId),
  "guides guideStore get": (a) => guides.guideStore(db).get(...a.guide),
  "guides guideStore saveQuestion": (a) => guides.guideStore(db).saveQuestion(...a.guide, "Taken"),
  "guides guideStore saveIntent": (a) => guides.guideStore(db).saveIntent(...a.guide, "other"),
  "guides guideStore saveVersionCheck": (a) =>
    guides
      .guideStore(db)
      .saveVersionCheck(...a.guide, { allowed: false, explanation: null, chunkId: null }),
  "guides guideStore saveAnswer": (a) =>
    guides.guideStore(db).saveAnswer(...a.guide, {
      ...{ round: 1, text: "Taken", answered: true, missing: null, basis: "rules" },
      ...{ chunkIds: [], cited: [], steps: [] },
    }),
  "guides guideStore saveProgress": (a) =>
    guides.guideStore(db).saveProgress(...a.guide, { mode: "steps", currentStep: 0 }),
  "guides guideStore steps": (a) => guides.guideStore(db).steps(...a.guide),
  "guides guideStore stepsOf": (a) => guides.guideStore(db).stepsOf(...a.guide, 0),
  "guides guideStore saveLocation": (a) =>
    guides.guideStore(db).saveLocation(...a.guide, 0, { box: null, screenshotId: a.screenshotId }),
  "guides guideStore saveStep": (a) =>
    guides.guideStore(db).saveStep(...a.guide, 0, { state: "done" }),
  "guides guideStore addMessage": (a) => guides.guideStore(db).addMessage(...a.guide, message),
  "guides guideStore messages": (a) => guides.guideStore(db).messages(...a.guide, 9),
  "guides guideStore addScreenshot": (a) =>
    guides.guideStore(db).addScreenshot(...a.guide, shot, enqueue),
  "guides guideStore screenshots": (a) => guides.guideStore(db).screenshots(...a.guide),
  "guides guideStore newestScreenshot": (a) => guides.guideStore(db).newestScreenshot(...a.guide),
  "guides guideStore screenshot": (a) =>
    guides.guideStore(db).screenshot(...a.guide, a.screenshotId),
  "guides guideStore screenshotBytes": (a) =>
    guides.guideStore(db).screenshotBytes(...a.guide, a.screenshotId),
  "guides guideStore saveReading": (a) =>
    guides.guideStore(db).saveReading(...a.guide, a.screenshotId, reading),
  "guides guideStore chunks": (a) => guides.guideStore(db).chunks(a.ownerId, [a.chunkId]),
  "guides guideStore parents": (a) => guides.guideStore(db).parents(a.ownerId, [a.chunkId]),
  "guides guideStore sections": (a) => guides.guideStore(db).sections(a.ownerId, [a.chunkId]),
  "join-sections pageLeads": (a) => joined.pageLeads(db, a.place),
  "join-sections joinSections": (a) => joined.joinSections(db, a.place, inTransaction),
  "library importStore renew": (a) => importStore(db).renew(a.claim),
  "library importStore bytes": async (a) => {
    const all: Uint8Array[] = [];
    for await (const piece of importStore(db).bytes(a.claim)) all.push(piece);
    return all;
  },
  "library importStore begin": (a) =>
    importStore(db).begin(a.claim, { format: "markdown", total: 1 }),
  "library importStore save": (a) =>
    importStore(db).save(a.claim, { chunks: [], sections: 0, done: 1, badFiles: [] }),
  "library importStore finish": (a) => importStore(db).finish(a.claim, null),
  "library importStore fail": (a) => importStore(db).fail(a.claim, new AppError("internal", "x")),
  "library importStore readerEnded": (a) =>
    importStore(db).readerEnded(a.claim, new AppError("source_reader_ended", "x")),
  "library importStore release": (a) => importStore(db).release(a.claim),
  "library libraryStore revision": (a) => libraryStore(db).revision(a.ownerId),
  "library libraryStore createPack": (a) => libraryStore(db).createPack(a.ownerId, description),
  "library libraryStore changePack": (a) =>
    libraryStore(db).changePack(a.ownerId, a.packId, description),
  "library libraryStore deletePack": (a) => libraryStore(db).deletePack(a.ownerId, a.packId),
  "library libraryStore addSource": (a) => libraryStore(db).addSource(a.ownerId, a.packId, source),
  "library libraryStore retrySource": (a) =>
    libraryStore(db).retrySource(a.ownerId, a.packId, a.sourceId),
  "library libraryStore deleteSource": (a) =>
    libraryStore(db).deleteSource(a.ownerId, a.packId, a.sourceId),
  "library libraryStore section": (a) => libraryStore(db).section(a.ownerId, a.packId, a.chunkId),
  "library libraryStore packs": (a) => libraryStore(db).packs(a.ownerId),
  "library libraryStore pack": (a) => libraryStore(db).pack(a.ownerId, a.packId),
  "model-settings newestRevision": (a) => settings.newestRevision(db, a.ownerId),
  "model-settings settingsStore newest": (a) => settings.settingsStore(db).newest(a.ownerId),
  "model-settings settingsStore at": (a) => settings.settingsStore(db).at(a.ownerId, 1),
  "model-settings settingsStore change": (a) =>
    settings.settingsStore(db).change(a.ownerId, ({ chosen }) => ({ chosen })),
  "model-settings settingsStore spent": (a) =>
    settings.settingsStore(db).spent(a.ownerId, a.quizId),
  "model-settings settingsStore pastQuizzes": (a) =>
    settings.settingsStore(db).pastQuizzes(a.ownerId),
  "model-settings settingsStore pastStudies": (a) =>
    settings.settingsStore(db).pastStudies(a.ownerId),
  "model-settings addMonthlyCost": (a) => settings.addMonthlyCost(db, a.ownerId, 1),
  "model-settings modelJournal find": (a) =>
    settings.modelJournal(db).find(a.ownerId, a.journalKey),
  "note-pages readUploads": (a) => pages.readUploads(db, a.ofStudy),
  "note-pages addUpload": (a) => pages.addUpload(db, a.ofStudy, photo),
  "note-pages removeUpload": (a) => pages.removeUpload(db, a.ofStudy, a.uploadId),
  "note-pages orderUploads": (a) => pages.orderUploads(db, a.ofStudy, [a.uploadId]),
  "note-pages readUploadBytes": (a) => pages.readUploadBytes(db, a.ofStudy, a.uploadId),
  "note-pages savePage": (a) =>
    pages.savePage(db, a.ofStudy, { ...page, uploadId: a.uploadId, ordinal: 0 }),
  "note-pages reviewPages": (a) =>
    pages.reviewPages(db, a.ofStudy, [{ uploadId: a.uploadId, text: "Taken" }]),
  "note-pages readPages": (a) => pages.readPages(db, a.ofStudy),
  "packs lockPack": (a) => packs.lockPack(db, a.ownerId, a.packId),
  "packs touchGuides": (a) => packs.touchGuides(db, a.ownerId, a.packId),
  "packs touchLibrary": (a) => packs.touchLibrary(db, a.ownerId, a.packId),
  "packs readPacks": (a) => packs.readPacks(db, a.ownerId, { only: null, modelId: null }),
  "packs readPack": (a) => packs.readPack(db, a.ownerId, a.packId, null),
  "packs libraryRevision": (a) => packs.libraryRevision(db, a.ownerId),
  "packs createPack": (a) => packs.createPack(db, a.ownerId, description),
  "packs changePack": (a) => packs.changePack(db, a.ownerId, a.packId, description),
  "packs deletePack": (a) => packs.deletePack(db, a.ownerId, a.packId),
  "questions questionStore askedBefore": (a) =>
    questionStore(db).askedBefore(a.ownerId, {
      ...{ terms: [theirs], noteSha256: a.noteSha256, exceptThreadId: "", limit: 9 },
    }),
  "questions questionStore doubtfulPairs": (a) =>
    questionStore(db).doubtfulPairs(...a.quiz, proved(a.questionId), 0.9),
  "questions questionStore byState": (a) => questionStore(db).byState(...a.quiz, "kept"),
  "questions questionStore settleProofs": (a) =>
    questionStore(db).settleProofs(...a.quiz, [
      { questionId: a.questionId, proved: false, reason: "taken" },
    ]),
  "questions questionStore keepNewQuestions": (a) =>
    questionStore(db).keepNewQuestions(...a.quiz, proved(a.questionId), 0.9, null),
  "questions questionStore dropOutdated": (a) => questionStore(db).dropOutdated(...a.quiz, -1),
  "questions questionStore finishQuiz": (a) =>
    questionStore(db).finishQuiz(...a.quiz, { status: "ready", shortfall: null }),
  "questions questionStore saveCandidates": (a) => questionStore(db).saveCandidates(...a.quiz, []),
  "questions readSnapshot": (a) => readSnapshot(db, ...a.quiz),
  "questions answerStore snapshot": (a) => answerStore(db).snapshot(...a.quiz),
  "questions answerStore note": (a) => answerStore(db).note(...a.quiz),
  "questions answerStore recordAttempt": (a) =>
    answerStore(db).recordAttempt(...a.quiz, {
      ...{
        questionId: a.questionId,
        round: 1,
        answer: "x",
        correct: null,
        score: null,
        reason: null,
      },
    }),
  "questions answerStore gradeAttempt": (a) =>
    answerStore(db).gradeAttempt(...a.quiz, {
      ...{ questionId: a.questionId, round: 1, correct: true, score: 1, reason: null },
    }),
  "questions answerStore askedOfNote": (a) => answerStore(db).askedOfNote(...a.quiz),
  "questions answerStore nextQuiz": (a) => answerStore(db).nextQuiz(...a.quiz),
  "questions answerStore askAgain": (a) => answerStore(db).askAgain(...a.quiz),
  "questions answerStore beginRound": (a) => answerStore(db).beginRound(...a.quiz, 1),
  "questions answerStore rejectCorrections": (a) =>
    answerStore(db).rejectCorrections(...a.quiz, [a.correctionId], true),
  "questions answerStore keepOwnWording": (a) =>
    answerStore(db).keepOwnWording(...a.quiz, [a.correctionId], "taken", () => "taken"),
  "questions answerStore complain": (a) =>
    answerStore(db).complain(...a.quiz, { questionId: a.questionId, kind: null, words: "taken" }),
  "questions answerStore sameFact": (a) => answerStore(db).sameFact(...a.quiz, a.questionId),
  "questions answerStore settleComplaint": (a) =>
    answerStore(db).settleComplaint(...a.quiz, judged(a.questionId)),
  "questions answerStore leaveOut": (a) => answerStore(db).leaveOut(...a.quiz, a.questionId, true),
  "complaints listComplaints": (a) => complaintRows.listComplaints(db, a.ofQuiz),
  "complaints insertComplaint": (a) =>
    complaintRows.insertComplaint(db, a.ofQuiz, {
      ...{ questionId: a.questionId, kind: null, words: "taken" },
    }),
  "complaints settleComplaint": (a) =>
    complaintRows.settleComplaint(db, a.ofQuiz, judged(a.questionId)),
  "complaints leaveOut": (a) => complaintRows.leaveOut(db, a.ofQuiz, a.questionId, true),
  "complaints bringBack": (a) => complaintRows.bringBack(db, a.ofQuiz, a.questionId),
  "own-questions ownQuestionStore listQuestions": (a) =>
    ownQuestionStore(db).listQuestions(...a.quiz),
  "own-questions ownQuestionStore readQuestion": (a) =>
    ownQuestionStore(db).readQuestion(...a.quiz, a.questionId),
  "own-questions ownQuestionStore addQuestion": (a) =>
    ownQuestionStore(db).addQuestion(...a.quiz, writtenQuestion(newId("qst"))),
  "own-questions ownQuestionStore changeQuestion": (a) =>
    ownQuestionStore(db).changeQuestion(...a.quiz, a.questionId, (question) => ({
      question,
      isReworded: true,
    })),
  "own-questions ownQuestionStore flagQuestion": (a) =>
    ownQuestionStore(db).flagQuestion(...a.quiz, a.questionId, true),
  "own-questions ownQuestionStore deleteQuestion": (a) =>
    ownQuestionStore(db).deleteQuestion(...a.quiz, a.questionId, () => sides),
  "own-questions ownQuestionStore bringBackQuestion": (a) =>
    ownQuestionStore(db).bringBackQuestion(...a.quiz, a.questionId, () => sides),
  "own-questions ownQuestionStore keepQuestion": (a) =>
    ownQuestionStore(db).keepQuestion(...a.quiz, a.questionId, { isRebuilt: true, sentences: [] }),
  "own-questions ownQuestionStore replaceQuestion": (a) =>
    ownQuestionStore(db).replaceQuestion(
      ...a.quiz,
      writtenQuestion(a.questionId),
      writtenQuestion(newId("qst")),
    ),
  "stale-questions changedQuizzes": (a) => changedQuizzes(db, a.ownerId, [a.quizId]),
  "card-rows spellings": (a) => spellings(db, a.ownerId),
  "card-rows tagsOf": (a) => tagsOf(db, a.ownerId),
  "card-rows heldCard": (a) => heldCard(db, a.ownerId, a.cardId),
  "card-pictures holdPictures": (a) => holdPictures(db, a.ownerId, [a.pictureSha256], new Date()),
  "card-pictures holdPicturesOfText": (a) =>
    holdPicturesOfText(db, a, `![it](picture:${a.pictureSha256})`),
  "card-pictures keptPictures": (a) => keptPictures(db, a.ownerId, [a.pictureSha256]),
  "card-pictures freePictures": (a) => freePictures(db, a.ownerId, [a.pictureSha256]),
  "card-pictures cardPictureStore keep": (a) =>
    cardPictureStore(db).keep(
      a.ownerId,
      [{ ...encoded, sha256: a.pictureSha256, mediaType: "image/webp" }],
      new Date(),
    ),
  "card-pictures cardPictureStore read": (a) =>
    cardPictureStore(db).read(a.ownerId, a.pictureSha256),
  "card-pictures cardPictureStore ofThread": (a) => cardPictureStore(db).ofThread(...a.quiz),
  "own-cards cardsWithLogs": (a) => ownCards.cardsWithLogs(db)(a.ownerId, a.subjectId, true),
  "own-cards cardsOfQuiz": (a) => ownCards.cardsOfQuiz(db)(...a.quiz),
  "cards cardStore ofQuiz": (a) => cardStore(db).ofQuiz(...a.quiz),
  "own-cards ownCards": (a) => ownCards.ownCards(db).ofThread(...a.quiz),
  "own-cards logsOf": (a) => ownCards.logsOf(db, a.ownerId),
  "own-cards keepAsOwn": (a) =>
    ownCards.keepAsOwn(db, { ownerId: a.ownerId, subjectId: a.subjectId }, [
      { ...sides, cardId: a.questionId },
    ]),
  "own-cards takeProgress": (a) =>
    ownCards.takeProgress(db, a.ownerId, [{ from: a.questionId, to: a.cardId }]),
  "own-cards keepOfThreads": (a) =>
    ownCards.keepOfThreads(
      ...([db, { ownerId: a.ownerId, subjectId: a.subjectId }, [a.quiz[1]]] as const),
      () => sides,
    ),
  "own-cards returnToQuestion": (a) =>
    ownCards.returnToQuestion(db, { ownerId: a.ownerId, cardId: a.questionId }, sides),
  "own-cards returnToThread": (a) => ownCards.returnToThread(db, ...a.quiz),
  "quizzes quizNote": (a) => quizNote(db, a.ofQuiz),
  "quizzes conceptStore note": (a) => conceptStore(db).note(...a.quiz),
  "quizzes conceptStore saveAnalysis": (a) =>
    conceptStore(db).saveAnalysis(...a.quiz, { contentType: "math", strategy: "direct_quiz" }),
  "quizzes conceptStore concepts": (a) => conceptStore(db).concepts(...a.quiz),
  "quizzes conceptStore corrections": (a) => conceptStore(db).corrections(...a.quiz),
  "quizzes conceptStore noteCheck": (a) => conceptStore(db).noteCheck(...a.quiz),
  "quizzes conceptStore saveVerdict": (a) =>
    conceptStore(db).saveVerdict(...a.quiz, {
      ...{ concepts: [], corrections: [], check, factCheck: "checked", fromCache: false },
    }),
  "quizzes conceptStore checkedSentences": (a) =>
    conceptStore(db).checkedSentences(a.ownerId, [a.sentenceKey]),
  "quizzes conceptStore findVerifiedNote": (a) =>
    conceptStore(db).findVerifiedNote(a.ownerId, a.verifiedKey),
  "quizzes conceptStore saveVerifiedNote": (a) =>
    conceptStore(db).saveVerifiedNote(a.ownerId, a.verifiedKey, {
      ...{ concepts: [], corrections: [], check },
    }),
  "quizzes listCorrections": (a) => listCorrections(db, a.ofQuiz),
  "quiz-documents quizPassages": (a) => quizPassages(db, a.ofQuiz),
  "resting-questions quizzesOnSource": (a) => quizzesOnSource(db, a.ownerId, a.subjectSourceId),
  "settled-corrections keepOwnWording": (a) =>
    db.transaction((tx) => keepOwnWording(tx, a.ofQuiz, [a.correctionId], "taken", () => "taken")),
  "settled-corrections rejectCorrections": (a) =>
    db.transaction((tx) => rejectCorrections(tx, a.ofQuiz, [a.correctionId], true)),
  "settled-corrections setAside": (a) => setAside(db, a.ofQuiz),
  "settled-corrections withDecisions": (a) => withDecisions(db, a.ofQuiz, []),
  "quizzes addNoteDoubts": (a) =>
    addNoteDoubts(db, a.ofQuiz, [], { unless: check, cacheKey: a.verifiedKey, sentences: [] }),
  "runs insertReply": (a) => runs.insertReply(db, ...a.quiz, { interruptId: "x", value: 1 }),
  "runs pendingReplies": (a) => runs.pendingReplies(db, ...a.quiz),
  "runs insertRequest": (a) => runs.insertRequest(db, ...a.quiz, "taken"),
  "runs runStore settle": (a) =>
    runs.runStore(db).settle(a.run, { status: "done" }, { complete: nothing, enqueue }),
  "runs runStore postpone": (a) =>
    runs.runStore(db).postpone(
      a.run,
      {
        notice: { code: "run_retry", until: "", because: "x" },
        error: new AppError("internal", "x"),
      },
      nothing,
    ),
  "runs runStore release": (a) => runs.runStore(db).release(a.run, nothing),
  "runs runStore reclaim": (a) => runs.runStore(db).reclaim(a.run, nothing),
  "runs runStore repliesTo": (a) => runs.runStore(db).repliesTo(...a.quiz, ["x"]),
  "runs runStore report": (a) => runs.runStore(db).report(a.run, { stage: "taken" }),
  "runs runStore threadExists": (a) => runs.runStore(db).threadExists(...a.quiz),
  "screenshots getGuide": (a) => shots.getGuide(db, a.ofGuide),
  "screenshots changeGuide": (a) => shots.changeGuide(db, a.ofGuide, { answer: "Taken" }),
  "screenshots updateGuide": (a) => shots.updateGuide(db, a.ofGuide, { answer: "Taken" }),
  "screenshots readScreenshots": (a) => shots.readScreenshots(db, a.ofGuide),
  "screenshots newestScreenshot": (a) => shots.newestScreenshot(db, a.ofGuide),
  "screenshots readScreenshot": (a) => shots.readScreenshot(db, a.ofGuide, a.screenshotId),
  "screenshots readScreenshotBytes": (a) =>
    shots.readScreenshotBytes(db, a.ofGuide, a.screenshotId),
  "screenshots saveReading": (a) => shots.saveReading(db, a.ofGuide, a.screenshotId, reading),
  "screenshots addScreenshot": (a) => shots.addScreenshot(db, a.ofGuide, shot, enqueue),
  "search-chunks prepareVectorSearch": (a) =>
    db.transaction((tx) => prepareVectorSearch(tx, { ...query, packId: a.packId }, a.ownerId, [1])),
  "search-chunks manualSearch search": (a) =>
    manualSearch(db).search(
      { ...query, packId: a.packId },
      { ownerId: a.ownerId, threadId: null, signal: new AbortController().signal },
    ),
  "manual-files dropUnfinished": (a) => manualFiles.dropUnfinished(db, a.ownerId, a.sourceId, 0),
  "manual-files addSource": (a) => manualFiles.addSource(db, a.ownerId, a.packId, source),
  "manual-files retrySource": (a) => manualFiles.retrySource(db, a.ownerId, a.packId, a.sourceId),
  "manual-files deleteSource": (a) => manualFiles.deleteSource(db, a.ownerId, a.packId, a.sourceId),
  "manual-files renewClaim": (a) => manualFiles.renewClaim(db, a.claim),
  "manual-files whileHeld": (a) =>
    manualFiles.whileHeld(db, a.claim, undefined, () => Promise.reject(new Error("It was held"))),
  "manual-files readSection": (a) => manualFiles.readSection(db, a.ownerId, a.packId, a.chunkId),
  "search-texts withForms": (a) =>
    withForms(db, a.ownerId, [{ word: "print", term: "print", prefix: false, required: true }]),
  "evidence evidenceStore passages": (a) =>
    evidenceStore(db).passages(...a.quiz, ["a print from a block of wood"]),
  "evidence evidenceStore save": (a) =>
    evidenceStore(db).save(...a.quiz, [
      { id: a.correctionId, basis: "model", evidence: { quote: "", place: "" } },
    ]),
  "evidence withPresentSources": (a) =>
    withPresentSources(db, a.ownerId, [
      {
        evidence: {
          ...{ quote: "", place: "" },
          at: { in: "source", id: a.subjectSourceId, start: 0, revision: 0, page: null },
        },
      } as Correction,
    ]),
  "quoted-manuals wholeSections": (a) => wholeSections(db, a.ownerId, [a.chunkId]),
  "quoted-manuals quotedManualStore ofQuiz": (a) => quotedManualStore(db).ofQuiz(...a.quiz),
  "quoted-manuals quotedManualStore keep": (a) =>
    quotedManualStore(db).keep(...a.quiz, { packId: a.packId, chunkId: a.chunkId, quote: "" }, "x"),
  "quoted-manuals quotedManualStore ofGuide": (a) => quotedManualStore(db).ofGuide(...a.guide),
  "quoted-manuals quotedManualStore keepCited": (a) =>
    quotedManualStore(db).keepCited(...a.guide, []),
  "quoted-manuals quotedManualStore present": (a) =>
    quotedManualStore(db).present(a.ownerId, [a.packId]),
  "quoted-manuals quotedManualStore sections": (a) =>
    quotedManualStore(db).sections(a.ownerId, [a.chunkId]),
  "quoted-manuals quotedManualStore sectionsLike": (a) =>
    quotedManualStore(db).sectionsLike(a.ownerId, a.packId, "song"),
  "search-texts searchTexts": (a) => searchTexts(db)(a.ownerId, "a print from a block"),
  "study-page readStudyPage": (a) => readStudyPage(db)(...a.study, { messages: 9, edits: 9 }),
  "study readQuestions": (a) => study.readQuestions(db, a.ofStudy),
  "study readDocument": (a) => study.readDocument(db, a.ofStudy, "synthesised"),
  "study newestStudySettings": (a) => study.newestStudySettings(db, a.ownerId),
  "study documentState": (a) => study.documentState(db, a.ofStudy),
  "study studyStore get": (a) => study.studyStore(db).get(...a.study),
  "study studyStore setTitle": (a) => study.studyStore(db).setTitle(...a.study, "Taken"),
  "study studyStore setDocumentStatus": (a) =>
    study.studyStore(db).setDocumentStatus(...a.study, "completed"),
  "study studyStore saveSettings": (a) =>
    study.studyStore(db).saveSettings(...a.study, studySettings.parse({ depth: "brief" })),
  "study studyStore saveDraft": (a) =>
    study.studyStore(db).saveDraft(...a.study, { stage: "synthesise", text: "Taken" }),
  "study studyStore saveDocument": (a) =>
    study.studyStore(db).saveDocument(...a.study, "generated", "Taken"),
  "study studyStore document": (a) => study.studyStore(db).document(...a.study, "synthesised"),
  "study studyStore addMessage": (a) => study.studyStore(db).addMessage(...a.study, message),
  "study studyStore messages": (a) => study.studyStore(db).messages(...a.study, 9),
  "study studyStore addUpload": (a) => study.studyStore(db).addUpload(...a.study, photo),
  "study studyStore removeUpload": (a) => study.studyStore(db).removeUpload(...a.study, a.uploadId),
  "study studyStore orderUploads": (a) =>
    study.studyStore(db).orderUploads(...a.study, [a.uploadId]),
  "study studyStore uploads": (a) => study.studyStore(db).uploads(...a.study),
  "study studyStore uploadBytes": (a) => study.studyStore(db).uploadBytes(...a.study, a.uploadId),
  "study studyStore savePage": (a) =>
    study.studyStore(db).savePage(...a.study, { ...page, uploadId: a.uploadId, ordinal: 0 }),
  "study studyStore reviewPages": (a) =>
    study.studyStore(db).reviewPages(...a.study, [{ uploadId: a.uploadId, text: "Taken" }]),
  "study studyStore pages": (a) => study.studyStore(db).pages(...a.study),
  "study studyStore saveConflicts": (a) => study.studyStore(db).saveConflicts(...a.study, []),
  "study studyStore settleConflict": (a) =>
    study
      .studyStore(db)
      .settleConflict(...a.study, conflict(a.conflictId), { choice: "note", edit: null }),
  "study studyStore conflicts": (a) => study.studyStore(db).conflicts(...a.study),
  "study studyStore proposeQuestions": (a) =>
    study
      .studyStore(db)
      .proposeQuestions(...a.study, { key: "k", texts: ["?"], documentRevision: 1 }),
  "study studyStore questions": (a) => study.studyStore(db).questions(...a.study),
  "study studyStore saveAnswer": (a) =>
    study.studyStore(db).saveAnswer(...a.study, "rvq_x", settled),
  "threads binThread": (a) => binThread(db, ...a.quiz, new Date(), async () => {}),
  "document-cards subjectOfThread": (a) => subjectOfThread(db, ...a.quiz),
  "thread-rows lockThread": (a) => rows.lockThread(db, ...a.quiz),
  "thread-rows getStudy": (a) => rows.getStudy(db, a.ofStudy),
  "thread-rows ofOwnStudy": (a) => rows.ofOwnStudy(db, a.ofStudy, Promise.resolve([])),
  "thread-rows touchThread": (a) => rows.touchThread(db, a.ofStudy),
  "thread-rows updateStudy": (a) => rows.updateStudy(db, a.ofStudy, { topic: "Taken" }),
  "thread-rows newestMessages": (a) => rows.newestMessages(db, a.ofStudy, 9),
  "thread-rows readMessages": (a) => rows.readMessages(db, a.ofStudy, 9),
  "take-in-archive presentSections": (a) =>
    presentSections(db, a.ownerId, a.packId, eq(chunks.title, "Export")),
  "take-in-archive takeInArchive": (a) =>
    takeInArchive(
      db,
      a.ownerId,
      {
        ...{ subjectId: a.subjectId, unnamed: "Taken", tables: {}, manuals: [] },
        ...{ pictures: new Map(), begun: new Set<string>() },
      },
      { enqueue, keepState: nothing },
    ),
  "subject-archive archiveStore threads": (a) => archiveStore(db).threads(a.ownerId, a.subjectId),
  "subject-archive archiveStore read": (a) =>
    archiveStore(db).read(a.ownerId, a.subjectId, [{ id: a.quizId, revision: 1 }]),
  "subject-archive archiveStore picture": (a) =>
    archiveStore(db).picture(a.ownerId, "uploads", a.uploadId),
  "subject-archive archiveStore pictureBytes": (a) =>
    archiveStore(db).pictureBytes(a.ownerId, a.subjectId),
  "subject-archive archiveStore broken": () => archiveStore(db).broken({}),
  "subject-archive archiveStore check": () => archiveStore(db).check({}),
  "subject-archive archiveStore unlikened": (a) =>
    archiveStore(db).unlikened(a.ownerId, a.subjectId, "w", 9),
  "subject-archive archiveStore keepVectors": (a) =>
    archiveStore(db).keepVectors(a.ownerId, "w", [{ questionId: a.questionId, embedding: [1] }]),
  "subject-archive archiveStore takeIn": (a) =>
    archiveStore(db).takeIn(
      a.ownerId,
      {
        ...{ subjectId: a.subjectId, unnamed: "Taken", tables: {}, manuals: [] },
        ...{ pictures: new Map(), begun: new Set<string>() },
      },
      { enqueue, keepState: nothing },
    ),
  "source-origins withDocumentText": (a) =>
    withDocumentText(db, a.ownerId, {
      ...{ kind: "quiz", text: "", fileName: null, wanted: null, mix: defaultMix },
      document: { threadId: a.studyId, selection: null },
    }),
  "guide-notes guideNoteStore ofGuide": (a) => guideNoteStore(db).ofGuide(...a.guide),
  "guide-notes guideNoteStore ofSource": (a) =>
    guideNoteStore(db).ofSource(a.ownerId, a.guideNoteId),
  "guide-notes guideNoteStore ofQuizzes": (a) =>
    guideNoteStore(db).ofQuizzes(a.ownerId, [a.quizId]),
  "guide-notes guideNoteStore add": (a) =>
    guideNoteStore(db).add(a.ownerId, { id: a.guideId, round: 0 }, a.subjectId, {
      ...{ text: "Taken", fileName: null },
    }),
  "source-origins originStore ofSources": (a) =>
    originStore(db).ofSources(a.ownerId, [a.subjectSourceId]),
  "source-origins originStore ofDocument": (a) => originStore(db).ofDocument(a.ownerId, a.studyId),
  "source-origins originStore takenFrom": (a) => originStore(db).takenFrom(a.ownerId, a.studyId),
  "source-origins originStore open": (a) => originStore(db).open(a.ownerId, a.studyId, 0),
  "source-origins originStore settle": (a) =>
    originStore(db).settle(
      a.ownerId,
      {
        ...{ sourceId: a.subjectSourceId, sourceTitle: "", threadId: a.studyId, title: "" },
        ...{ text: `A ${theirs} is a print from a block of wood.`, leftSha256: null },
        ...{ revision: 0, documentRevision: 1, place: { start: 0, end: 3 } },
      },
      { text: "Taken", revision: 1, place: null },
    ),
  "subject-sources addSource": (a) =>
    addSource(db, a.ownerId, a.subjectId, { text: "Taken", fileName: null }),
  "subject-sources editSource": (a) => editSource(db, a.ownerId, a.subjectSourceId, "Taken"),
  "subject-sources quizTitle": (a) =>
    quizTitle(db, a.ownerId, { text: `A ${theirs} is a print from a block of wood.`, titles: [] }),
  "subject-sources sourceStore list": (a) => sourceStore(db).list(a.ownerId, a.subjectId),
  "subject-sources sourceStore ofThread": (a) => sourceStore(db).ofThread(...a.quiz),
  "subject-sources sourceStore get": (a) => sourceStore(db).get(a.ownerId, a.subjectSourceId),
  "subject-sources sourceStore add": (a) =>
    sourceStore(db).add(a.ownerId, a.subjectId, { text: "Taken", fileName: null, marks: [] }),
  "subject-sources sourceStore change": (a) =>
    sourceStore(db).change(a.ownerId, a.subjectSourceId, { title: "Taken", binnedAt: null }),
  "subject-sources sourceStore edit": (a) =>
    sourceStore(db).edit(a.ownerId, a.subjectSourceId, "Taken"),
  "subject-sources rewriteSources": (a) => rewriteSources(db, ...a.quiz, () => "Taken", "fixed"),
  "subject-sources sourceStore correctedBy": (a) =>
    sourceStore(db).correctedBy(a.ownerId, a.subjectSourceId),
  "subject-sources sourceStore textsOf": (a) => sourceStore(db).textsOf(...a.quiz),
  "subject-sources sourceStore rewrite": (a) =>
    sourceStore(db).rewrite(...a.quiz, () => "Taken", "fixed"),
  "subject-sources sourceStore history": (a) =>
    sourceStore(db).history(a.ownerId, a.subjectSourceId),
  "subject-sources sourceStore restore": (a) =>
    sourceStore(db).restore(a.ownerId, a.subjectSourceId, 0),
  "subject-sources sourceStore remove": (a) => sourceStore(db).remove(a.ownerId, a.subjectSourceId),
  "subject-sources withSourceTexts": (a) =>
    withSourceTexts(db, a.ownerId, {
      ...{ kind: "quiz", text: "", fileName: null, wanted: null, mix: defaultMix },
      sourceIds: [a.subjectSourceId],
      sourceParts: [{ sourceId: a.subjectSourceId, revision: 0, starts: [0] }],
    }),
  "subject-sources notePlaces": (a) => notePlaces(db, a.ofQuiz),
  "subject-sources moveSources": (a) => moveSources(db, a.ofQuiz, a.subjectId),
  "subject-sources dropUnused": (a) => dropUnused(db, a.ownerId),
  "subjects subjectStore list": (a) => subjectStore(db).list(a.ownerId),
  "subjects subjectStore get": (a) => subjectStore(db).get(a.ownerId, a.subjectId),
  "subjects subjectStore current": (a) => subjectStore(db).current(a.ownerId),
  "subjects subjectStore create": (a) => subjectStore(db).create(a.ownerId, "Mine"),
  "subjects subjectStore change": (a) =>
    subjectStore(db).change(a.ownerId, a.subjectId, { name: "Taken", archived: true }),
  "subjects defaultSubject": (a) => defaultSubject(db, a.ownerId),
  "subjects subjectForNew": (a) => subjectForNew(db, a.ownerId, a.subjectId),
  "text-rows forgetTexts": async (a) => {
    await forgetTexts(db, a.texts);
    await forgetTexts(db, a.sourceTexts);
  },
  "text-rows outdateTexts": async (a) => {
    await outdateTexts(db, a.texts);
    await outdateTexts(db, a.sourceTexts);
  },
  "thread-texts textStore read": async (a) => [
    await textStore(db).read(a.texts),
    await textStore(db).read(a.sourceTexts),
  ],
  "thread-texts textStore save": async (a) => {
    const { signal } = new AbortController();
    await textStore(db).save(a.texts, [taken], 9, signal);
    await textStore(db).save(a.sourceTexts, [taken], 9, signal);
  },
  "thread-texts textStore defer": async (a) => {
    await textStore(db).defer(a.texts);
    await textStore(db).defer(a.sourceTexts);
  },
  "thread-texts textStore release": async (a) => {
    await textStore(db).release(a.texts);
    await textStore(db).release(a.sourceTexts);
  },
  "threads threadStore get": (a) => threadStore(db).get(...a.quiz),
  "threads threadStore list": (a) => threadStore(db).list(a.ownerId, { search: "", limit: 99 }),
  "threads threadStore change": (a) =>
    threadStore(db).change(...a.quiz, { title: "Taken", subjectId: a.subjectId }),
  "threads threadStore pendingReplies": (a) => threadStore(db).pendingReplies(...a.quiz),
  "threads threadStore revision": (a) => threadStore(db).revision(...a.quiz),
  "threads threadStore activeRun": (a) => threadStore(db).activeRun(...a.quiz),
  "threads threadStore remove": (a) => threadStore(db).remove(...a.quiz, nothing),
  "threads threadStore stop": (a) => threadStore(db).stop(...a.quiz, nothing),
  "threads threadStore bin": (a) => threadStore(db).bin(...a.quiz, new Date(), nothing),
  "threads threadStore restore": (a) => threadStore(db).restore(...a.quiz),
  "threads threadStore retry": (a) => threadStore(db).retry(...a.quiz, enqueue),
  "threads threadStore reply": (a) =>
    threadStore(db).reply(...a.quiz, { interruptId: "x", value: 1 }, enqueue),
  "threads threadStore request": (a) => threadStore(db).request(...a.quiz, "taken", enqueue),
  "vectors chunkVectorStore renew": (a) => chunkVectorStore(db).renew(a.claim),
  "vectors chunkVectorStore next": (a) =>
    chunkVectorStore(db).next(a.claim, { limit: 9, dimensions: 3, except: [] }),
  "vectors chunkVectorStore save": (a) =>
    chunkVectorStore(db).save(a.claim, [{ chunkId: a.chunkId, vector: [0, 1] }]),
  "vectors chunkVectorStore finish": (a) => chunkVectorStore(db).finish(a.claim),
  "vectors chunkVectorStore fail": (a) => chunkVectorStore(db).fail(a.claim, "internal"),
  "vectors chunkVectorStore release": (a) => chunkVectorStore(db).release(a.claim),
  "vectors keepVectors": (a) => keepVectors(db, { ...a.place, generation: 2 }, "m", inTransaction),
};

/** What the worker asks of everybody's work; whose it is, stands in what it is given. */
const everybodys = [
  ...["artifacts artifactStore claim", "artifacts artifactStore writtenThreads"],
  ...["artifacts artifactStore forget", "library importStore claim", "manual-files claimSource"],
  ...["bin binStore expired", "keep-old-notes keepOldNotes"],
  ...["card-pictures cardPictureStore sweep", "card-fits cardFitStore outdated"],
  ...["vectors chunkVectorStore claim", "vectors chunkVectorStore waiting"],
  ...["reindex-packs reindexPacks", "runs runStore begin"],
  ...["thread-texts textStore claim"],
  ...["runs runStore openRuns", "runs runStore stillActive", "manual-files dropLeftUploads"],
];
/** Called with what was read or made for an owner in the same transaction. */
const inserts = [
  ...["chunks countAndFinish", "chunks indexChunks", "chunks insertChunks", "chunks storeTerms"],
  ...["join-sections storeWords", "library libraryStore ensureSample", "note-pages insertUpload"],
  ...["quizzes insertQuiz", "runs insertRun", "runs keepRequest", "study insertStudy"],
  ...["thread-rows addMessage", "threads insertThread", "threads insertThreadContents"],
  ...["model-settings settingsStore hold", "model-settings settingsStore keepSpent"],
  ...["model-settings modelJournal record", "subject-sources insertThreadSources"],
  "source-origins insertOrigin",
  ...["text-rows changeCounts"],
];
/** They ask no table of somebody's: parts of statements, values. */
const ofNobody = [
  "asked-questions lockOwner",
  "archived-edits checkEdits",
  "archived-tables brokenThreads",
  "archived-tables checkTables",
  ...[
    "card-rows isOf",
    "card-rows isOfNone",
    "card-rows isThere",
    "card-rows withContent",
    "card-rows toCard",
  ],
  ...["card-rows ofOwn", "card-rows ownCard", "card-rows isDue", "card-rows sqlTime"],
  ...["card-rows askedSooner", "card-rows isDueSooner", "card-rows isTaggedWith"],
  ...["card-rows standing", "card-rows isWithin", "card-rows storedSides"],
  "card-rows sidesShowing",
  "source-origins isPresentSource",
  ...["subject-sources cutOnce", "subject-sources presentText"],
  "document-cards isOfDocument",
  "document-cards leadsTo",
  ...["passage-cards isMadeOfPassage", "passage-cards asksPassageOf"],
  ...["chunks wordsOf", "chunks rowsOf", "chunks within", "chunks passedIds"],
  ...["chunks ofGeneration", "join-sections asIndexed", "packs packOf", "packs sourceOf"],
  ...[
    "packs packColumns",
    "questions toQuestion",
    "runs questionPut",
    "screenshots guideOf",
    "thread-rows threadOf",
  ],
  ...["thread-rows sqlExecutor", "thread-rows rowsOf", "thread-rows boundToThread"],
  ...[
    "text-rows ofSearched",
    "text-rows addWords",
    "thread-rows threadNotFound",
    "thread-rows visibleChange",
    "thread-rows pauseClock",
  ],
  ...["thread-rows studentsChange", "thread-rows literally"],
  ...["thread-rows pauseClockOfDead", "thread-rows resumeClock", "thread-rows nextRun"],
  ...["thread-rows checkStudyText", "thread-rows storableText", "thread-rows studyOf"],
  ...["thread-rows studyFrom", "manual-files uploadOfSource", "card-rows lockOwnCards"],
];

const isStore = /Store$|Journal$|^manualSearch$/;
const methodsOf = (store: unknown): string[] => Object.keys(store as object);

test("every function of the queries is asked, or said why not", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.includes(".test."));
  const found: string[] = [];
  for (const file of files) {
    const made: Readonly<Record<string, unknown>> = await import(`./${file}`);
    const name = file.replace(".ts", "");
    for (const [key, value] of Object.entries(made)) {
      if (typeof value !== "function") continue;
      if (!isStore.test(key)) found.push(`${name} ${key}`);
      else found.push(...methodsOf(value(db)).map((method) => `${name} ${key} ${method}`));
    }
  }
  const told = [...Object.keys(calls), ...everybodys, ...inserts, ...ofNobody];
  expect(told.sort()).toEqual(found.sort());
});

/** What a call ends with: an answer, or an error that the product knows. */
const answerOf = async (call: Call, asked: Asked): Promise<unknown> => {
  try {
    return (await call(asked)) ?? null;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code !== "internal") return thrown.code;
    throw thrown;
  }
};

test.each(Object.entries(calls))("%s finds and changes nothing of another's", async (_, call) => {
  const before = await rowsOfOwner(db, theirs);
  const answer = await answerOf(call, askedBy(newId("own"), things));
  expect(JSON.stringify(answer)).not.toContain(theirs);
  expect(await rowsOfOwner(db, theirs)).toEqual(before);
});
