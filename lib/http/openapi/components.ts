import type { ZodType } from "zod";
import { cardSettings, cardSides, cardsView } from "#lib/schemas/card.ts";
import { cardFileView } from "#lib/schemas/card-file.ts";
import { cardFitView } from "#lib/schemas/card-fit.ts";
import {
  createGuideRequest,
  guideReply,
  renderedGuide,
  screenshotView,
} from "#lib/schemas/guide.ts";
import { language } from "#lib/schemas/language.ts";
import {
  difference,
  libraryView,
  packDescription,
  packView,
  sectionView,
} from "#lib/schemas/library.ts";
import { locatedControl, screenBox } from "#lib/schemas/located-control.ts";
import { modelSettingsView, trial } from "#lib/schemas/model-settings.ts";
import { noteFileView } from "#lib/schemas/note-file.ts";
import {
  answerResult,
  complaint,
  correction,
  passage,
  questionMix,
  questionProof,
  quizView,
} from "#lib/schemas/quiz.ts";
import { namedPlace, sourcePlace, sourceView, wholeSource } from "#lib/schemas/source.ts";
import {
  blockView,
  documentSpan,
  messageView,
  notePageView,
  patch,
  reviewQuestionView,
  studyReply,
  studySettings,
  studyView,
} from "#lib/schemas/study.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { listedThread, threadQuestion, threadView } from "#lib/schemas/thread.ts";
import { createQuizRequest, createStudyRequest, uploadView } from "#lib/schemas/thread-requests.ts";

type Named = Readonly<Record<string, ZodType>>;

/** Names of what is sent, for clients that are generated. */
export const namedRequests: Named = {
  NewQuiz: createQuizRequest,
  NewStudy: createStudyRequest,
  NewGuide: createGuideRequest,
  NewPack: packDescription,
  NewStudySettings: studySettings,
  QuestionMix: questionMix,
  StudyReply: studyReply,
  GuideReply: guideReply,
};

/** Names of what is answered; a piece that no answer names stays inside of it. */
export const namedAnswers: Named = {
  Thread: threadView,
  ListedThread: listedThread,
  ThreadQuestion: threadQuestion,
  Study: studyView,
  StudySettings: studySettings,
  Block: blockView,
  DocumentSpan: documentSpan,
  Message: messageView,
  NotePage: notePageView,
  Patch: patch,
  ReviewQuestion: reviewQuestionView,
  Quiz: quizView,
  AnswerResult: answerResult,
  Correction: correction,
  Complaint: complaint,
  Passage: passage,
  QuestionProof: questionProof,
  Guide: renderedGuide,
  Screenshot: screenshotView,
  LocatedControl: locatedControl,
  ScreenBox: screenBox,
  Library: libraryView,
  Pack: packView,
  Section: sectionView,
  Difference: difference,
  Source: sourceView,
  WholeSource: wholeSource,
  SourcePlace: sourcePlace,
  NamedPlace: namedPlace,
  Subject: subjectView,
  Upload: uploadView,
  NoteFile: noteFileView,
  Cards: cardsView,
  CardSides: cardSides,
  CardSettings: cardSettings,
  CardFit: cardFitView,
  CardFile: cardFileView,
  ModelSettings: modelSettingsView,
  ModelTrial: trial,
  Language: language,
};
