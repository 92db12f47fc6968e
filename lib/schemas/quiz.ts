import { z } from "zod";
import { complaintKinds, maxComplaintCharacters } from "./complaint-limits.ts";
import { longestOwnWording } from "./question-limits.ts";
import { namedPlace, notePatch } from "./source.ts";

export const contentType = z.enum(["theory", "code", "math", "list", "short", "garbage"]);
export type ContentType = z.infer<typeof contentType>;

export const quizStrategy = z.enum(["standard", "code_practice", "direct_quiz"]);
export type QuizStrategy = z.infer<typeof quizStrategy>;

const quizStatus = z.enum(["ready", "ready_unchecked", "failed"]);
export type QuizStatus = z.infer<typeof quizStatus>;

const changeType = z.enum(["none", "minor", "major"]);

/** UTF-16 offsets into the note, `end` exclusive. */
const span = z.object({ start: z.number().int(), end: z.number().int() });
export type Span = z.infer<typeof span>;

export const concept = z.object({
  id: z.string(),
  term: z.string(),
  /** The definition after the check; equal to `original` where nothing was changed. */
  definition: z.string(),
  /** The definition as the note has it. */
  original: z.string(),
  span,
  codeSpan: span.nullable(),
  /** Cut out of the note by `codeSpan`, byte for byte; null when there is none or it was removed. */
  code: z.string().nullable(),
  codeLanguage: z.string().nullable(),
  status: z.enum(["verified", "unchecked"]),
  changeType: changeType.nullable(),
});
export type Concept = z.infer<typeof concept>;

export type NotePatch = z.infer<typeof notePatch>;

/** Where a quoted passage stands, so that it can be opened. */
const evidencePlace = z.discriminatedUnion("in", [
  z.object({ in: z.literal("note"), ...span.shape }),
  z.object({
    in: z.literal("source"),
    id: z.string(),
    /** In UTF-16 units of its text; null where that was changed since. */
    start: z.number().int().nullable(),
    /** Of the source whose text was quoted. */
    revision: z.number().int(),
    page: namedPlace.nullable(),
  }),
  z.object({
    in: z.literal("manual"),
    packId: z.string(),
    chunkId: z.string(),
    page: z.number().int().nullable(),
  }),
]);
export type EvidencePlace = z.infer<typeof evidencePlace>;

/** What somebody says, word for word. */
const quotedGround = z.object({
  /** Whole sentences, in Markdown. */
  quote: z.string(),
  /** The title of what says it; of the note itself the heading. */
  place: z.string(),
  /** Absent in older reports; null where what was quoted is no more. */
  at: evidencePlace.nullable().optional(),
  /** Through which change of its manual the student keeps it; absent where none was kept. */
  kept: z.string().optional(),
});
export type QuotedGround = z.infer<typeof quotedGround>;

/** Why a correction is to be believed, and how far. */
const correctionEvidence = quotedGround.extend({
  /** Absent in reports made before evidence was looked for. */
  certainty: z.enum(["sure", "likely", "disputed"]).optional(),
  /** Who says the same as the note: another check, or a passage; present only where it is disputed. */
  dispute: z
    .discriminatedUnion("by", [
      z.object({ by: z.literal("check") }),
      z.object({ by: z.literal("passage"), ground: quotedGround }),
    ])
    .optional(),
});
export type CorrectionEvidence = z.infer<typeof correctionEvidence>;

export const correction = z.object({
  id: z.string(),
  /** Null where no concept carries the sentence that was corrected. */
  conceptId: z.string().nullable(),
  /** The concept's term, or the heading above the sentence; "" where there is neither. */
  term: z.string(),
  /** `wording` says the same in other words: nothing was wrong, and no question is asked for it. */
  type: z.enum(["definition_fix", "code_mismatch", "wording"]),
  message: z.string(),
  /** The sentence as the note has it; a whole definition in reports made before sentences were checked. */
  original: z.string(),
  /** The sentence with everything in it corrected. */
  fixed: z.string(),
  /** Where it stands in the note: `original`, or the code that was left out; null in reports made before sentences were checked. */
  span: span.nullable(),
  /** What this correction changes; null for code, and in reports made before sentences were checked. */
  patch: notePatch.nullable(),
  removedCode: z.string().nullable(),
  /** What contradicts the note: a source of the student's or of the library, the note itself elsewhere, or what the model knows. */
  basis: z.enum(["source", "note", "model"]),
  /** Its quote is empty where only the model knows it; null so in reports made before evidence was looked for. */
  evidence: correctionEvidence.nullable(),
  status: z.enum(["open", "accepted", "rejected"]),
  /** What the student wrote in place of the sentence, the last time they did; absent or null where they did not. */
  own: z.string().nullable().optional(),
});
export type Correction = z.infer<typeof correction>;

/** The first row of the table in which a row stands, as the note has it; null for all else. */
const tableHead = z.string().nullable().default(null);

/** The file and the page on which a passage stands; null where it came from no file. */
const inFile = namedPlace.nullable().default(null);

const correctionView = correction.extend({ tableHead, place: inFile });
export type CorrectionView = z.infer<typeof correctionView>;

/** A passage of the note on which readers disagree, so that no question rests on it. */
const noteDoubt = z.object({
  span,
  quote: z.string(),
  reason: z.string(),
  /** Who doubts it: the fact-check, the one who solves the questions, or that one what the fact-check had corrected. */
  by: z.enum(["checker", "solver", "disputed"]),
  /** Corrections of it that were shown before and are no more: the note may say them by now. */
  withdrawn: z
    .array(z.object({ id: z.string(), span, original: z.string(), fixed: z.string() }))
    .optional(),
});
export type NoteDoubt = z.infer<typeof noteDoubt>;

const doubtView = noteDoubt.extend({ tableHead, place: inFile });
export type DoubtView = z.infer<typeof doubtView>;

/** What the fact-check of a note's sentences came to, beside its report. */
export const noteCheck = z.object({
  /** Every accepted change, the small ones too, in the note's order and apart from each other. */
  patches: z.array(notePatch),
  /** Numbers of the sentences that nobody could check. */
  unchecked: z.array(z.number().int()),
  doubts: z.array(noteDoubt),
});
export type NoteCheck = z.infer<typeof noteCheck>;

/** What has a key by which a program or a model judges the answer. */
export const keyedType = z.enum(["multiple_choice", "true_false", "fill_in", "open"]);
export type KeyedType = z.infer<typeof keyedType>;

/**
 * Rules alone write `ordering`, which puts steps into their order, `matching`, which puts to each term what belongs to
 * it, and `naming`, which names the items of a list. `free_recall` has no key: the student compares what they remember
 * with a passage of the note, and grades it.
 */
export const questionType = z.enum([
  ...keyedType.options,
  "ordering",
  "matching",
  "naming",
  "free_recall",
]);
export type QuestionType = z.infer<typeof questionType>;

/** How well a student knew what they were to recall, in their own judgement. */
export const selfGrade = z.enum(["knew", "partly", "not"]);
export type SelfGrade = z.infer<typeof selfGrade>;

export const difficulty = z.enum(["easy", "medium", "hard"]);
export type Difficulty = z.infer<typeof difficulty>;

const place = z.object({ quote: z.string(), start: z.number().int(), end: z.number().int() });

/** A passage of the note that an answer rests on. */
export const passage = place.extend({
  /**
   * The places apart from each other that `quote` puts together, with the fenced code between them;
   * `start` and `end` are then those of the first and the last. Absent when there is one place.
   */
  places: z.array(place).optional(),
});
export type Passage = z.infer<typeof passage>;

/** How a key was proved: its certificate. */
export const questionProof = z.discriminatedUnion("by", [
  /** By running the code, or the query, that is asked about. */
  z.object({
    by: z.literal("run"),
    engine: z.enum(["javascript", "postgresql"]),
    /** What it did: `counts` is a number of rows. */
    did: z.enum(["prints", "gives", "throws", "returns", "counts"]),
    /** As a console or a table shows it, line by line. */
    output: z.string(),
  }),
  /** By a model that solved it and did not see the key. */
  z.object({ by: z.literal("solver") }),
  /** By what its author set off in the note, where it says this and nothing else. */
  z.object({ by: z.literal("note") }),
  /** By nobody: it is the student's own. */
  z.object({ by: z.literal("student") }),
]);
export type QuestionProof = z.infer<typeof questionProof>;

/** That a student wrote a question, or changed what stood there, and when they last did. */
export const byHand = z.object({
  as: z.enum(["added", "changed"]),
  at: z.iso.datetime(),
});
export type ByHand = z.infer<typeof byHand>;

/**
 * With which words of the note a question goes, where the note was changed since: by the place of each sentence in the note
 * that the quiz was made from.
 */
export const noteWords = z.object({
  /** Whether it was made again of them; else the student kept it when they came. */
  isRebuilt: z.boolean(),
  sentences: z.array(
    span.extend({
      /** What the note may say there; null where the sentence may be gone. */
      says: z.array(z.string().nullable()),
    }),
  ),
});
export type NoteWords = z.infer<typeof noteWords>;

/** A question with its key, as the program keeps it. All texts are Markdown. */
const question = z.object({
  id: z.string(),
  type: questionType,
  stem: z.string(),
  /**
   * Four for a choice, the shuffled steps of an ordering, the terms of a matching and after them as many shuffled
   * meanings; none otherwise.
   */
  options: z.array(z.string()).nullable(),
  /**
   * The right option's text, "true"/"false", the missing words, a model answer, or the passage to be recalled. On a line
   * each: the steps in their order, the meanings in the order of the terms, the items to be named.
   */
  answer: z.string(),
  /** Other spellings that count as right in a fill-in. */
  accepted: z.array(z.string()),
  explanation: z.string(),
  conceptId: z.string().nullable(),
  code: z.string().nullable(),
  codeLanguage: z.string().nullable(),
  difficulty,
  evidence: passage,
  /** Absent in older quizzes, and where there is no key. */
  proof: questionProof.optional(),
  /** Absent where no student has touched it: what they did is never made anew without asking. */
  byHand: byHand.optional(),
  /** Whether the student wants to look at it again. */
  flagged: z.boolean().optional(),
  /** Absent where it goes with the note as the quiz has it. */
  noteWords: noteWords.optional(),
});
export type Question = z.infer<typeof question>;

const attempt = z.object({
  /** Empty for what was recalled in the head. */
  answer: z.string(),
  /** Null while an open answer waits for its judge, and while an uncovered passage waits for the student's own grade. */
  correct: z.boolean().nullable(),
  /** 0 to 1. */
  score: z.number().nullable(),
  reason: z.string().nullable(),
});
export type Attempt = z.infer<typeof attempt>;

/** What a student learns with an answer. */
const questionKey = z.object({
  answer: z.string(),
  explanation: z.string(),
  evidence: passage,
  /** Where the passage stands in the file that the note came from; null where it came from none. */
  place: namedPlace.nullable(),
  proof: questionProof.nullable(),
  /** Whether the passage is what the note says by now, of which the question was made again. */
  isRebuilt: z.literal(true).optional(),
});

/** A question as a student may see it: the key comes only with their answer. */
const questionView = question
  .omit({ answer: true, accepted: true, explanation: true, evidence: true, proof: true })
  .omit({ noteWords: true })
  .extend({
    number: z.number().int(),
    correctionIds: z.array(z.string()),
    /** True when what it asks about is taken from the note as it stands: no model checked it. */
    unchecked: z.boolean(),
    attempt: attempt.nullable(),
    /** Whether the student has changed the question since they answered it. */
    answeredBefore: z.boolean(),
    key: questionKey.nullable(),
  });
export type QuestionView = z.infer<typeof questionView>;

/** Why there are fewer questions than wanted: each missing one is counted once, by its last try. */
const shortfall = z.object({
  wanted: z.number().int(),
  delivered: z.number().int(),
  /** Asked before, or with nothing left to ask but what was. */
  repeats: z.number().int(),
  /** Whose answer could not be proved from the note. */
  unproved: z.number().int(),
  /** For which no question was written at all. */
  unwritten: z.number().int(),
});
export type Shortfall = z.infer<typeof shortfall>;

/** What a student says is wrong with a question. */
export const complaintKind = z.enum(complaintKinds);
export type ComplaintKind = z.infer<typeof complaintKind>;

/** That a question is wrong, in the student's judgement, and what came of it. */
export const complaint = z.object({
  questionId: z.string(),
  /** Null where the student chose none. */
  kind: complaintKind.nullable(),
  words: z.string(),
  /** Null while it waits for its judge, and where there was none. */
  verdict: z.enum(["upheld", "rejected"]).nullable(),
  /** Whether the question is left out by the student's own decision. */
  leftOut: z.boolean(),
  /** Why, to the student; Markdown. */
  reply: z.string().nullable(),
  /** What of the note the judge named, in the words that its questions rest on. */
  quotes: z.array(place),
  /** The question with which this one was withdrawn, as both ask the same fact; null of what the student complained about. */
  alongWith: z.string().nullable(),
});
export type Complaint = z.infer<typeof complaint>;

const complaintView = complaint.extend({ stem: z.string() });

export const quizView = z.object({
  id: z.string(),
  title: z.string(),
  /** Null while the quiz is being made. */
  status: quizStatus.nullable(),
  /** How the facts were checked: by a model, not at all (no model; `direct` in older quizzes), or the check failed. */
  factCheck: z.enum(["checked", "partly", "offline", "direct", "failed"]).nullable(),
  language: z.enum(["en", "ru"]),
  contentType: contentType.nullable(),
  strategy: quizStrategy.nullable(),
  fromCache: z.boolean(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  corrections: z.array(correctionView),
  /** Passages of the note that no question rests on, in the note's order. */
  doubts: z.array(doubtView),
  /** What was not checked, in a quiz made before sentences were checked. */
  uncheckedTerms: z.array(z.string()),
  /** The sentences that nobody could check: how many, and the first of them. */
  uncheckedPassages: z.object({ count: z.number().int(), first: z.array(passage) }),
  shortfall: shortfall.nullable(),
  /** 1 for the first pass, then one more for each retry of mistakes. */
  round: z.number().int(),
  questions: z.array(questionView),
  /** Questions that the student called wrong, in the order of the questions. */
  complaints: z.array(complaintView),
  revision: z.number().int(),
});
export type QuizView = z.infer<typeof quizView>;

/** The default mix is about 70/20/10 (choice, true/false, other), from the product's specification. */
export const questionMix = z.object({
  multipleChoice: z.number().min(0).max(100),
  trueFalse: z.number().min(0).max(100),
  other: z.number().min(0).max(100),
});
export type QuestionMix = z.infer<typeof questionMix>;

export const defaultMix: QuestionMix = { multipleChoice: 70, trueFalse: 20, other: 10 };

/** What a student may set when a quiz is made. */
export const quizSettings = z.object({
  /** Number of questions; null lets the number of concepts decide. */
  wanted: z.number().int().min(1).max(100).nullable(),
  mix: questionMix,
});
export type QuizSettings = z.infer<typeof quizSettings>;

const questionId = z.string().min(1).max(100);

/** What is too long for a question is told in a sentence of its own; this bounds what is looked at. */
const ownText = z.string().max(20_000);

export const answerRequest = z.object({
  questionId,
  /** May be empty for a free recall, which can be answered in the head. */
  answer: z.string().max(10_000),
  /** For a free recall alone: without it the passage is uncovered, with it the answer counts. */
  grade: selfGrade.optional(),
  /** When the student had changed the question that they saw (`byHand`); null where never. It is looked at where it is told. */
  changedAt: z.string().max(40).nullable().optional(),
});
export type AnswerRequest = z.infer<typeof answerRequest>;

/** That a question is wrong, by a reason, in words, or both; or that it is left out at the student's word, or no longer. */
export const complaintRequest = z.union([
  z
    .object({
      questionId,
      kind: complaintKind.nullable(),
      words: z.string().trim().max(maxComplaintCharacters),
    })
    .refine(({ kind, words }) => kind !== null || words !== "", "neither a reason nor words"),
  z.object({ questionId, leftOut: z.boolean() }),
]);
export type ComplaintRequest = z.infer<typeof complaintRequest>;

/** A question as a student writes it. */
const ownTexts = z.object({
  stem: ownText,
  /** The options of a choice in the order in which they are shown, or the terms of a matching; null otherwise. */
  options: z.array(ownText).max(20).nullable(),
  /** As in a question: of an ordering, a matching and a naming a line each. Of a free recall it stays what it is. */
  answer: ownText,
  /** Other answers that count in a fill-in. */
  accepted: z.array(ownText).max(100),
  explanation: ownText,
  code: ownText.nullable(),
});
export type OwnTexts = z.infer<typeof ownTexts>;

/** A question of the student's own; the same key again adds nothing. */
export const addQuestionRequest = z.object({
  key: z.string().min(1).max(100),
  type: questionType.exclude(["free_recall"]),
  texts: ownTexts,
});
export type AddQuestionRequest = z.infer<typeof addQuestionRequest>;

/** What a student does with a question: new words, a flag, or out of the quiz and back. */
export const changeQuestionRequest = z.union([
  z.object({
    texts: ownTexts,
    /** What the student had before them; when the question says something else by now, nothing is changed. */
    former: ownTexts.optional(),
  }),
  z.object({ flagged: z.boolean() }),
  z.object({
    deleted: z.boolean(),
    /** Whether its card stays as one of the student's own. */
    keepCard: z.boolean().default(false),
  }),
]);
export type ChangeQuestionRequest = z.infer<typeof changeQuestionRequest>;

/** A question with its key, for whoever asks to see it. */
export const wholeQuestion = question.pick({ id: true, type: true, byHand: true }).extend({
  texts: ownTexts,
});
export type WholeQuestion = z.infer<typeof wholeQuestion>;

/** A question in the list of all of a quiz; its key is asked for by itself. */
const listedQuestion = question.pick({ id: true, type: true, stem: true, byHand: true }).extend({
  flagged: z.boolean(),
  /** `withdrawn` because the student called it wrong; `deleted` by them, and may be brought back. */
  state: z.enum(["asked", "withdrawn", "deleted"]),
  /** Whether it comes back for review. */
  hasCard: z.boolean(),
  /** By which card; null where by none. */
  cardId: z.string().nullable(),
  /** The place in the quiz's note that it rests on; null of one that rests on none, or on other words of the note by now. */
  passage: span.nullable(),
});
export type ListedQuestion = z.infer<typeof listedQuestion>;

/** A sentence that a question rests on, and what the note says in its place by now; null where it is gone. */
const changedSentence = z.object({
  before: z.string(),
  after: z.string().nullable(),
  isCode: z.boolean(),
});
export type ChangedSentenceView = z.infer<typeof changedSentence>;

/** That sentences which a question rests on were changed in the note since. */
export const staleQuestion = z.object({
  questionId: z.string(),
  /** Tells this change from others: what is decided counts for it alone. */
  change: z.string(),
  changes: z.array(changedSentence).min(1),
  /** Whether the note says something in their place of which it could be made again. */
  canRebuild: z.boolean(),
});
export type StaleQuestion = z.infer<typeof staleQuestion>;

/** Null where nothing was changed. */
export const questionChange = z.object({ stale: staleQuestion.nullable() });

/** What a student decides about it: that the question stays as it is, or is made again of what the note says now. */
export const settleStale = z.object({
  settle: z.enum(["keep", "rebuild"]),
  change: z.string().min(1).max(100),
  /** That it may be made again though the student has changed it by hand. */
  evenByHand: z.boolean().default(false),
});
export type SettleStale = z.infer<typeof settleStale>;

/** `nothing`: it could not be made again, and is as it was. `working`: a model is still at it; the same is to be asked again. */
export const staleOutcome = z.object({
  outcome: z.enum(["kept", "rebuilt", "nothing", "working"]),
});
export type StaleOutcome = z.infer<typeof staleOutcome>;

export const answerResult = z.object({
  questionId: z.string(),
  attempt,
  key: questionKey,
  corrections: z.array(correction),
});
export type AnswerResult = z.infer<typeof answerResult>;

export const quizResults = z.object({
  id: z.string(),
  round: z.number().int(),
  total: z.number().int(),
  answered: z.number().int(),
  correct: z.number().int(),
  /** Sum of scores over the round, with partial credit. */
  score: z.number(),
  mistakes: z.array(z.string()),
  /** The terms that the note defines, and how many of them its quizzes have asked about so far. */
  terms: z.object({ total: z.number().int(), asked: z.number().int() }),
});
export type QuizResults = z.infer<typeof quizResults>;

/**
 * Corrections, by the ids of their cards, that the note itself shall say, or no longer; that the student rejects, or no longer;
 * or one in whose place it shall have their own words.
 */
const correctionIds = z.array(z.string().min(1).max(100)).min(1).max(2_000);
export const settleCorrections = z.union([
  /** `together`: of several, in however many requests; what was decided of one by itself meanwhile stays. */
  z.object({ ids: correctionIds, taken: z.boolean(), together: z.boolean().optional() }),
  z.object({ ids: correctionIds, rejected: z.boolean() }),
  /** One of them in the student's own words. */
  z.object({ id: correctionIds.element, own: z.string().max(longestOwnWording) }),
]);
export type SettleCorrections = z.infer<typeof settleCorrections>;

/** What became of corrections in the sources of a note; a sentence that was changed there since is in neither list. */
export const correctionsTaken = z.object({
  /** Ids of the cards that the sources say by now. */
  taken: z.array(z.string()),
  /** Ids of those that they could say. */
  open: z.array(z.string()),
  /** Ids of those in whose place they have what the student wrote (`own` of the correction). */
  own: z.array(z.string()),
  /** Ids of those of code that stands in a source more than once, so that it cannot be taken out by itself. */
  several: z.array(z.string()),
  /** What the note was made from, as far as it is there. */
  sources: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type CorrectionsTaken = z.infer<typeof correctionsTaken>;

/** Answer to `POST /api/quiz/{id}/complaints`: what came of it; null where it was brought back. */
export const complaintResult = z.object({ complaint: complaint.nullable() });

/** Answer to `POST /api/quiz/{id}/questions`. */
export const addedQuestion = wholeQuestion.pick({ id: true });

/** All questions of a quiz, with those that were deleted. */
export const listedQuestions = z.object({ questions: z.array(listedQuestion) });
