import type { ArtifactSnapshot } from "#lib/artifacts/artifact-files.ts";
import { hasTooManySigns } from "#lib/blocks/linear-edits.ts";
import { isFormula, isTooMuchMarkdown } from "#lib/blocks/markdown-limits.ts";
import { checkedTags } from "#lib/cards/checked-tags.ts";
import { clipped } from "#lib/cards/clipped.ts";
import { cardHtml } from "#lib/cards/files/card-html.ts";
import { cardSides } from "#lib/cards/files/card-sides.ts";
import { suggestedRating } from "#lib/cards/suggested-rating.ts";
import {
  partText,
  presentPlace,
  takenChanges,
  withDocumentChange,
} from "#lib/editing/document-part.ts";
import { clipText, failureDetail, placeLabel } from "#lib/editing/failure-sentence.ts";
import { editParts, editPreview, textAfter, textBefore } from "#lib/editing/history.ts";
import { passageStates } from "#lib/editing/kept-passages.ts";
import { takenPassages } from "#lib/editing/taken-passages.ts";
import { sentenceWords, stepWords } from "#lib/guide/export-guide.ts";
import { stepsInNote } from "#lib/guide/steps-in-note.ts";
import { concernsByName, versionConcerns } from "#lib/guide/version-concerns.ts";
import {
  artifactAnswer,
  attachment,
  downloadAnswer,
  fileName,
  quizAnswer,
} from "#lib/http/answer.ts";
import { numberParam } from "#lib/http/read-body.ts";
import {
  clientAddress,
  hostAllowed,
  isApiPath,
  isLoopback,
  isLoopbackHost,
  isProxy,
} from "#lib/http/request-rules.ts";
import { fillTemplate } from "#lib/library/cards/card-template.ts";
import { fieldMarkdown } from "#lib/library/cards/field-markdown.ts";
import { mathJaxSigns } from "#lib/library/cards/latex-signs.ts";
import { readCardTable } from "#lib/library/cards/read-card-table.ts";
import { nearestPart } from "#lib/library/nearest-part.ts";
import { versionNumbers } from "#lib/library/new-chunk.ts";
import { withoutVaultLinks } from "#lib/library/office/found-pictures.ts";
import { changedQuotes, sentencesOf, standsIn } from "#lib/library/quoted-words.ts";
import { isPassedOver } from "#lib/library/source/passed-over.ts";
import { figureIn } from "#lib/pictures/read-page.ts";
import { type ExportedQuiz, exportQuiz, quizFiles } from "#lib/questions/export-quiz.ts";
import { disputedStatement, readBesidePoint } from "#lib/questions/open-points.ts";
import { ownQuestion } from "#lib/questions/own-question.ts";
import { passagePictures } from "#lib/questions/passage-pictures.ts";
import { isCode } from "#lib/questions/same-answer.ts";
import { mathIn } from "#lib/quotes/formulas.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import {
  definitionInSections,
  questionWords,
  quoteSection,
  titleCovers,
} from "#lib/rules/answer-by-rules.ts";
import { answerFromDocument } from "#lib/rules/answer-from-document.ts";
import { draftQuestions } from "#lib/rules/document/draft-questions.ts";
import { settleCommands } from "#lib/rules/edit-commands.ts";
import { passageCardAgain, passageCards } from "#lib/rules/passage-cards.ts";
import { longestMarkedEnd, maxSideCharacters } from "#lib/schemas/card-limits.ts";
import type { Correction, OwnTexts } from "#lib/schemas/quiz.ts";
import { foldWord, labelTokens } from "#lib/screen/screen-label.ts";
import { termPlace } from "#lib/search/index-chunk.ts";
import { isComplaint, isOnTrouble } from "#lib/search/trouble.ts";
import { isPlainQuestion } from "#lib/study/is-plain-question.ts";
import {
  blockAround,
  markedSpan,
  paragraphAround,
  sectionAround,
} from "#lib/study/marked-passage.ts";
import { guardTopic } from "#lib/study/name-topic.ts";
import { noteLinkPlaces, withoutNoteLinks } from "#lib/study/note-links.ts";
import {
  documentsOfQuestions,
  placeOfSentence,
  sentenceOf,
} from "#lib/study/passages-in-documents.ts";
import { putBackPictures } from "#lib/study/put-back-pictures.ts";
import { relevantParts } from "#lib/study/relevant-parts.ts";
import { shareAnswered } from "#lib/study/share-answered.ts";
import { textSoFar, wholeBlocks } from "#lib/study/text-so-far.ts";
import { verifiedQuotes } from "#lib/study/verified-quotes.ts";
import { isId } from "#lib/subjects/archive/carry-over-ids.ts";
import { betweenFences, cutBlock, placeOfCut } from "#lib/subjects/code-fix.ts";
import {
  faultOfOwnWords,
  ownCode,
  ownWords,
  withOwnWording,
  withWording,
  wordingOf,
} from "#lib/subjects/correct-text.ts";
import { shownPlace } from "#lib/subjects/place-words.ts";
import { changedLines, changeExcerpts, excerpts } from "#lib/subjects/source-history.ts";
import {
  addGap,
  ankiGaps,
  filledGaps,
  gapNumbers,
  hasGaps,
  joinGaps,
  shownSides,
  splitGaps,
} from "#lib/text/card-gaps.ts";
import {
  blankPictures,
  pictureSpans,
  picturesIn,
  replacePictures,
  sideInWords,
} from "#lib/text/card-pictures.ts";
import {
  ankiTag,
  distinctTags,
  fittingTags,
  isTagOf,
  subjectTag,
  tagKey,
  tagsOfAnki,
  tagsOfCell,
} from "#lib/text/card-tags.ts";
import { letterPlaces, lettersIn } from "#lib/text/letter-places.ts";
import { withoutUnseenSigns } from "#lib/text/unseen-signs.ts";
import { foldedWords, plainWords } from "#lib/text/words.ts";
import { foundPieces, wordsFound } from "#lib/thread-texts/found-pieces.ts";
import { foundPlace } from "#lib/thread-texts/found-place.ts";
import { learnedForms } from "#lib/thread-texts/learned-forms.ts";
import { inOtherLayout } from "#lib/thread-texts/other-layout.ts";
import { readableLines, readableText } from "#lib/thread-texts/readable-text.ts";
import {
  correctedQuery,
  maySlip,
  meantWord,
  otherBeginnings,
  queryWords,
  textQuery,
  wordQuery,
} from "#lib/thread-texts/text-query.ts";
import { placedWords, termOfWord, wordsOfText } from "#lib/thread-texts/text-words.ts";
import { threadPassages } from "#lib/thread-texts/thread-passages.ts";
import { trustedProxies } from "#lib/trusted-proxies.ts";
import { fence, fencesOf } from "../ai/fence.ts";
import { isHttpUrl, keyAddress } from "../ai/model-config.ts";
import { withoutUser } from "../ai/models.ts";
import { createKeyBox } from "../ai/seal-key.ts";
import { plainName } from "../ai/text-from-model.ts";
import { documentDocx } from "../artifacts/document-docx.ts";
import { downloadArchive, downloadFile } from "../artifacts/download-files.ts";
import { isCopy } from "../concepts/is-copy.ts";
import { patchedPassage } from "../concepts/note-report.ts";
import { shownCode } from "../concepts/note-windows.ts";
import { weighEvidence } from "../concepts/weigh-evidence.ts";
import { garbledMarks } from "../editing/garbled-marks.ts";
import { settleBatch } from "../editing/place-edits.ts";
import { changedSentences, replaceAll } from "../editing/replace-all.ts";
import { isNamed, takesAwayMuch } from "../editing/takes-away-much.ts";
import { languageAdvice, namesAdvice } from "../guide/answer-advice.ts";
import { citedAmong, citedSentence } from "../guide/cited-sentence.ts";
import { citedWords } from "../guide/cited-words.ts";
import { guideMarkdown } from "../guide/export-guide.ts";
import { replyWords, withoutSources } from "../guide/understand-reply.ts";
import { chooseLocale } from "../i18n/locale.ts";
import { sha256 } from "../ids.ts";
import { judgeAnswer } from "../questions/judge-answer.ts";
import { makePatch } from "../quotes/make-patch.ts";
import { parseModelName, providerOf } from "../schemas/model-providers.ts";
import { planSynthesis } from "../study/plan-synthesis.ts";
import type { HostileCall } from "./hostile-calls.ts";

const patch = { start: 0, removed: "", inserted: "b" };
const section = (text: string) => ({ id: "a", title: "Save", path: [], text });
const student = { version: "1", edition: null, versions: [], editions: [] };
const proxies = trustedProxies("10.0.0.0/8");
const failure = { kind: "absent", nearest: [], index: 0, quote: "a quote" } as const;

const strangersGuide = {
  ...{ pack: null, version: null, edition: null, missing: null, steps: [] },
  thread: { title: "A guide", updatedAt: "2026-01-05T10:00:00.000Z" },
};

const snapshot: ArtifactSnapshot = {
  ...{ threadId: "thr_1", revision: 1, title: "T", topic: "T", status: "done" },
  ...{ createdAt: new Date(0), updatedAt: new Date("2026-01-01"), edits: [], questions: [] },
  ...{ generated: null, notes: null, document: null },
};

const strangersQuiz = (text: string): ExportedQuiz => ({
  ...{ title: text, language: "en" },
  questions: [
    {
      ...{ id: "q", type: "multiple_choice", stem: text, options: [text, "b"], answer: text },
      ...{ accepted: [], explanation: text, conceptId: null, code: text, codeLanguage: "js" },
      ...{ difficulty: "easy", evidence: { quote: text, start: 0, end: text.length } },
    },
  ],
});

const correctionOf = (text: string): Correction => ({
  ...{ id: "c", conceptId: null, term: text, type: "definition_fix", message: text },
  ...{ original: text, fixed: text, span: null, patch: { start: 0, removed: text, inserted: "b" } },
  ...{ removedCode: null, basis: "model", evidence: null, status: "open" },
});

/** As if a model quoted the whole passage. */
const quotedWhole = (text: string) =>
  weighEvidence(
    [correctionOf(text)],
    new Map([[1, "c"]]),
    [{ text, place: text, at: { in: "note", start: 0, end: text.length }, pages: [] }],
    [{ number: 1, right: "b", proofs: [{ passage: 1, says: "b", quote: text.slice(0, 900) }] }],
    "en",
  );

const written = (text: string): OwnTexts => ({
  ...{ stem: text, options: [text], answer: text, accepted: [text], explanation: text, code: text },
});

const header = [16_000, "Node takes no longer headers and addresses"] as const;
const request = [8_000, "a request and what a guide is told have at most as much"] as const;
const answer = [10_000, "an answer has at most as much"] as const;
const modelName = [300, "a model has no longer name"] as const;
const address = [2_000, "an address has at most as much"] as const;
const topic = [2_000, "a topic has at most as much"] as const;

/** Functions that do little with a text: they pass it on, cut it, or look for something in it. */
const typed = { word: "a", term: "a", prefix: true, required: true };

export const hostileSmallCalls: readonly HostileCall[] = [
  { name: "isCopy", call: (text) => isCopy(text, text) },
  { name: "weighEvidence", call: quotedWhole },
  {
    name: "patchedPassage",
    call: (text) => patchedPassage(text, { start: 0, end: text.length }, [patch]),
  },
  {
    name: "ownQuestion",
    call: (text) => ownQuestion("q", "fill_in", written(text)),
    limit: [20_000, "a longer text of a question is refused"],
  },
  { name: "fence", call: (text) => fence("note", text) },
  { name: "foundPieces", call: (text) => foundPieces(text, [{ ...typed, forms: ["a"] }]) },
  { name: "foundPlace", call: (text) => foundPlace("#at-1,2", text, [{ ...typed, forms: ["a"] }]) },
  { name: "wordsFound", call: (text) => wordsFound(text, [{ ...typed, forms: ["a"] }]) },
  { name: "readableLines", call: readableLines },
  { name: "readableText", call: readableText },
  { name: "queryWords", call: queryWords },
  {
    name: "textQuery",
    call: (text) => textQuery([{ ...typed, word: text, forms: [text] }], "all"),
  },
  { name: "wordQuery", call: (text) => wordQuery({ ...typed, word: text, forms: [text] }) },
  { name: "correctedQuery", call: (text) => correctedQuery(text, new Map([["a", "b"]])) },
  { name: "maySlip", call: (text) => maySlip({ word: text }) },
  {
    name: "meantWord",
    call: (text) =>
      meantWord({ word: text, term: text }, [{ word: "abc", term: "abc", chunks: 1 }]),
  },
  { name: "otherBeginnings", call: otherBeginnings },
  { name: "learnedForms", call: learnedForms },
  { name: "inOtherLayout", call: (text) => inOtherLayout(text, new Set(wordsOfText(text))) },
  { name: "placedWords", call: placedWords },
  { name: "wordsOfText", call: wordsOfText },
  { name: "termOfWord", call: termOfWord },
  {
    name: "threadPassages",
    call: (text) =>
      threadPassages({
        ...{ kind: "study", titles: [text], note: text, document: text, questions: [] },
        ...{ guide: { answer: [text], steps: [] }, messages: [] },
      }),
  },
  { name: "fencesOf", call: (text) => fencesOf(text, [text])("note", text) },
  { name: "hasTooManySigns", call: hasTooManySigns },
  { name: "isTooMuchMarkdown", call: isTooMuchMarkdown },
  { name: "isFormula", call: (text) => isFormula(text, text) },
  { name: "shownCode", call: shownCode },
  { name: "clipText", call: (text) => clipText(text, 200) },
  { name: "settleCommands", call: (text) => settleCommands(text, []) },
  { name: "failureDetail", call: (text) => failureDetail(text, [{ ...failure, quote: text }]) },
  { name: "garbledMarks", call: (text) => garbledMarks(text, [{ start: 0, end: text.length }]) },
  { name: "editParts", call: (text) => editParts(text, `b${text}`, [patch]) },
  { name: "editPreview", call: editPreview },
  { name: "textAfter", call: (text) => textAfter(text, [{ patches: [patch] }]) },
  {
    name: "textBefore",
    call: (text) => textBefore(textAfter(text, [{ patches: [patch] }]), [{ patches: [patch] }]),
  },
  { name: "settleBatch", call: (text) => settleBatch(text, [], []) },
  { name: "placeLabel", call: (text) => placeLabel(text, { start: 500, end: text.length - 500 }) },
  {
    name: "changedSentences",
    call: (text) =>
      changedSentences(text, [
        { start: 0, removed: "", inserted: text },
        { start: Math.floor(text.length / 2), removed: "a", inserted: "b" },
      ]),
  },
  {
    name: "replaceAll",
    call: (text) =>
      replaceAll(text, {
        forms: [
          { oldText: "b", newText: "" },
          { oldText: "a", newText: "c" },
        ],
        reason: "",
      }),
  },
  { name: "takesAwayMuch", call: (text) => takesAwayMuch(text, { patches: [patch] }) },
  { name: "isNamed", call: (text) => isNamed(text, { patches: [patch] }, null), limit: request },
  { name: "concernsByName", call: (text) => concernsByName(text, [], [], []), limit: request },
  { name: "languageAdvice", call: (text) => languageAdvice([text], "ru") },
  {
    name: "namesAdvice",
    call: (text) => namesAdvice([{ text, sourceId: "a" }], [section(text)]),
  },
  {
    name: "changedQuotes",
    call: (text) => {
      changedQuotes([{ text, quotes: ["Choose Save.", text] }]);
      standsIn(text, "Choose Save.");
      changedQuotes([{ text: "Choose **Save** at 5 Hz.", quotes: [text] }]);
    },
  },
  { name: "nearestPart", call: (text) => nearestPart(text, "Choose Save.") },
  { name: "citedSentence, section", call: (text) => citedSentence([text], "Choose Save.") },
  { name: "citedSentence, step", call: (text) => citedSentence(["Choose Save."], text) },
  {
    name: "citedWords, section",
    call: (text) =>
      citedWords(
        "Choose Save.",
        [{ text: "Choose Save.", chunkId: "a" }],
        [{ id: "a", text, isPart: true }],
      ),
  },
  {
    name: "citedWords, answer",
    call: (text) => {
      const sections = [{ id: "a", text: "Choose **Save** now. It is kept.", isPart: false }];
      citedWords(text, [{ text: text.slice(0, 8_000), chunkId: "a" }], sections);
    },
  },
  {
    name: "citedAmong",
    call: (text) => citedAmong([{ stems: new Set(["sav"]), length: 1 }], text),
  },
  { name: "sentencesOf", call: sentencesOf },
  { name: "foldedWords", call: foldedWords },
  { name: "plainWords", call: plainWords },
  { name: "questionWords", call: (text) => questionWords(text), limit: request },
  { name: "titleCovers", call: (text) => titleCovers(text, ["save"]) },
  { name: "quoteSection, section", call: (text) => quoteSection("save", [section(text)]) },
  {
    name: "quoteSection, question",
    call: (text) => quoteSection(text, [section("Save it.")]),
    limit: request,
  },
  { name: "replyWords", call: replyWords, limit: request },
  { name: "withoutSources", call: withoutSources },
  { name: "withoutUnseenSigns", call: (text) => withoutUnseenSigns(text) },
  { name: "shownPlace", call: shownPlace },
  {
    name: "withWording",
    call: (text) => {
      const fix = { original: text.slice(9, 500), fixed: text.slice(0, 300), at: 40 };
      wordingOf(text, fix, text);
      withWording(text, [fix, { ...fix, at: 9_000 }], "fixed", text);
    },
  },
  {
    name: "changedLines, excerpts, changeExcerpts",
    call: (text) => {
      const other = `${text.slice(0, 900)}\n${text.slice(-900)}`;
      changeExcerpts(text, changedLines(text, other));
      excerpts(text, other);
    },
  },
  {
    name: "presentPlace, partText, takenChanges, withDocumentChange",
    call: (text) => {
      const place = { start: 90, end: 400 };
      const patch = { start: 300, removed: text.slice(300, 900), inserted: text };
      const edits = [{ number: 1, kind: "typed" as const, patches: [patch] }];
      const document = { revision: 1, text: applyPatches(text, [patch]) ?? "", edits };
      presentPlace(document, 0, place);
      partText(text, place);
      withDocumentChange(text, { before: text.slice(0, 900), after: text.slice(-900) });
      takenChanges(document, [{ text, revision: 0, place }]);
    },
  },
  {
    name: "cutBlock, placeOfCut, betweenFences",
    call: (text) => {
      betweenFences(text)(90);
      const block = cutBlock(text, { start: 90, end: 400 });
      const cut = { at: 90, original: text.slice(90, 400), head: "", tail: "" };
      placeOfCut(text.slice(400), text, block ?? cut);
    },
  },
  {
    name: "ownWords, ownCode, faultOfOwnWords, withOwnWording",
    call: (text) => {
      const fix = { original: text.slice(40, 500), fixed: text.slice(0, 300), at: 40 };
      const own = ownWords(text, text);
      faultOfOwnWords(own, { ...fix, isCode: false });
      const block = { at: 0, original: text, head: text.slice(0, 9), tail: text.slice(90) };
      faultOfOwnWords(ownCode(text, block), { ...fix, isCode: true });
      withOwnWording(text, fix, own, [{ ...fix, at: 9_000 }], text);
    },
  },
  { name: "isComplaint", call: isComplaint },
  { name: "isOnTrouble", call: (text) => isOnTrouble([text]) },
  { name: "labelTokens", call: labelTokens },
  { name: "foldWord", call: foldWord },
  { name: "plainName", call: plainName },
  { name: "versionConcerns", call: (text) => versionConcerns([], student, text), limit: request },
  {
    name: "definitionInSections",
    call: (text) => definitionInSections("What is saving?", [section(text)]),
  },
  {
    name: "definitionInSections of a question",
    call: (text) => definitionInSections(`What is ${text}`, [section("Saving is a habit.")]),
    limit: request,
  },
  { name: "withoutNoteLinks", call: withoutNoteLinks },
  { name: "noteLinkPlaces", call: noteLinkPlaces },
  { name: "placeOfSentence", call: (text) => placeOfSentence(text, text.slice(-40)) },
  { name: "clipped", call: (text) => clipped(text, text.length >> 1) },
  {
    name: "markedSpan",
    call: (text) => {
      const end = { words: text.slice(0, longestMarkedEnd), beside: "", letters: 9 };
      return markedSpan(text, { start: 0, end: text.length }, { begins: end, ends: end });
    },
  },
  {
    name: "sectionAround",
    call: (text) => sectionAround(text, { start: text.length >> 1, end: text.length >> 1 }),
  },
  {
    name: "blockAround",
    call: (text) => blockAround(text, { start: text.length >> 1, end: text.length >> 1 }),
  },
  {
    name: "paragraphAround",
    call: (text) => paragraphAround(text, { start: text.length >> 1, end: text.length >> 1 }),
  },
  {
    name: "stepWords, sentenceWords, stepsInNote",
    call: (text) => {
      const patch = { start: 300, removed: text.slice(300, 900), inserted: text.slice(-600) };
      const edit = { revision: 1, at: "", cause: { by: "hand" as const }, patches: [patch] };
      const steps = [
        text.slice(0, 400),
        text.slice(400, 900),
        text[0] ?? "",
        stepWords(text),
        sentenceWords(text),
      ];
      stepsInNote({ text: applyPatches(text, [patch]) ?? "", revision: 1, edits: [edit] }, steps);
    },
  },
  {
    name: "takenPassages",
    call: (text) => {
      const places = [
        { start: 90, end: 400 },
        { start: 0, end: text.length },
      ];
      return takenPassages(text, { revision: 0, place: null }, null, places);
    },
  },
  {
    name: "passageStates",
    call: (text) => {
      const one = { text: text.slice(-200), start: 0, revision: 0 };
      const short = { ...one, text: text[0] ?? "" };
      return passageStates({ text, revision: 1 }, [one, short], []);
    },
  },
  {
    name: "passageCards",
    call: (text) => {
      const all = { start: 0, end: text.length };
      return passageCards(text, "en", { blocks: all, marked: all });
    },
    inTest: 5_000,
  },
  {
    name: "passageCardAgain",
    call: (text) => {
      const whole = { text, span: { start: 0, end: text.length } };
      return passageCardAgain("en", { front: "Save", back: "It saves." }, whole, whole);
    },
    inTest: 10_000,
  },
  { name: "lettersIn", call: lettersIn },
  { name: "letterPlaces", call: (text) => letterPlaces(text, text.slice(-40)) },
  { name: "sentenceOf", call: (text) => sentenceOf({ quote: text, start: 0, end: text.length }) },
  {
    name: "documentsOfQuestions",
    call: (text) => {
      const evidence = { quote: text, start: 0, end: text.length };
      const questions = [{ id: "q", stem: text, evidence }];
      return documentsOfQuestions({ note: text, questions }, [{ id: "d", text }]);
    },
  },
  {
    name: "downloadFile",
    call: (text) => downloadFile({ ...snapshot, document: text, notes: text }, "document", "en"),
  },
  {
    name: "guideMarkdown",
    call: (text) =>
      guideMarkdown({ ...strangersGuide, task: text, full_answer: text }, new Map(), "en"),
  },
  { name: "cardHtml", call: cardHtml },
  { name: "replacePictures", call: (text) => replacePictures(text, ({ alt }) => alt) },
  { name: "sideInWords", call: sideInWords },
  { name: "hasGaps", call: hasGaps },
  { name: "gapNumbers", call: gapNumbers },
  { name: "joinGaps", call: joinGaps },
  { name: "ankiGaps", call: ankiGaps },
  { name: "filledGaps", call: filledGaps },
  // A text is made for each number.
  { name: "splitGaps", call: splitGaps, limit: [maxSideCharacters, "no side is longer"] },
  { name: "addGap", call: (text) => addGap(text, { start: 0, end: text.length }) },
  { name: "shownSides", call: (text) => shownSides({ front: text, back: text }) },
  { name: "picturesIn", call: (text) => picturesIn(text) },
  { name: "pictureSpans", call: pictureSpans },
  { name: "mathIn", call: mathIn },
  { name: "blankPictures", call: blankPictures },
  {
    name: "putBackPictures",
    call: (text) => putBackPictures(text, `${text}\n\n![](picture:${"0".repeat(64)})\n\n${text}`),
  },
  {
    name: "passagePictures",
    call: (text) =>
      passagePictures(`${text}![](picture:${"0".repeat(64)})${text}`, {
        ...{ start: text.length, end: text.length + 1 },
      }),
  },
  { name: "tagsOfAnki", call: (text) => fittingTags(tagsOfAnki(text)) },
  { name: "tagsOfCell", call: (text) => distinctTags(tagsOfCell(text)) },
  { name: "tagKey", call: tagKey },
  { name: "ankiTag", call: ankiTag },
  { name: "subjectTag", call: subjectTag },
  { name: "isTagOf", call: (text) => isTagOf(text, text) },
  { name: "checkedTags", call: (text) => checkedTags([text]) },
  {
    name: "cardSides",
    call: (text) => strangersQuiz(text).questions.map((one) => cardSides(one, "en")),
  },
  { name: "fieldMarkdown", call: fieldMarkdown },
  {
    name: "fillTemplate",
    call: (text) =>
      fillTemplate(`${text}{{furigana:cloze:Text}}`, new Map([["Text", text]]), {
        gap: 1,
        side: "front",
      }),
  },
  { name: "mathJaxSigns", call: (text) => mathJaxSigns(`[latex]${text}[/latex]${text}`) },
  { name: "readCardTable", call: (text) => readCardTable(text, () => {}) },
  {
    name: "documentDocx",
    call: (text) => documentDocx(text, text.slice(0, 200), "en"),
    inTest: 8_000,
  },
  {
    name: "downloadArchive",
    call: (text) =>
      downloadArchive(
        { ...snapshot, document: text, notes: text },
        { photos: [], pictures: [] },
        "en",
      ),
  },
  ...quizFiles.map((file) => ({
    name: `exportQuiz ${file}`,
    call: (text: string) => exportQuiz(strangersQuiz(text), file),
  })),
  { name: "quizAnswer", call: (text) => quizAnswer(strangersQuiz(text), "gift", "en") },
  { name: "downloadAnswer", call: (text) => downloadAnswer(text, "notes", text, "ru") },
  { name: "artifactAnswer", call: (text) => artifactAnswer(text, [], text) },
  {
    name: "attachment",
    call: (text) => attachment(text, { name: fileName(text), type: "text/plain" }),
  },
  { name: "isLoopback", call: isLoopback, limit: header },
  { name: "isLoopbackHost", call: isLoopbackHost, limit: header },
  { name: "parseModelName", call: parseModelName, limit: modelName },
  { name: "providerOf", call: providerOf, limit: modelName },
  { name: "isHttpUrl", call: isHttpUrl, limit: address },
  { name: "keyAddress", call: keyAddress, limit: address },
  {
    name: "withoutUser",
    call: (text) => withoutUser(`https://example.com/${encodeURIComponent(text.toWellFormed())}`),
    limit: address,
  },
  { name: "createKeyBox", call: createKeyBox },
  { name: "isProxy", call: (text) => isProxy(text, proxies), limit: header },
  {
    name: "clientAddress",
    call: (text) => clientAddress("10.0.0.1", text, proxies),
    limit: header,
  },
  {
    name: "hostAllowed",
    call: (text) => hostAllowed(text, { bind: "0.0.0.0", allowed: ["a"] }),
    limit: header,
  },
  { name: "isApiPath", call: isApiPath, limit: header },
  { name: "numberParam", call: numberParam, limit: header },
  { name: "chooseLocale", call: (text) => chooseLocale(text, text), limit: header },
  { name: "sha256", call: sha256 },
  { name: "versionNumbers", call: versionNumbers },
  { name: "isPassedOver", call: (text) => isPassedOver(text) },
  { name: "withoutVaultLinks", call: (text) => withoutVaultLinks(`[[${text}]] ![[${text}]]`) },
  { name: "figureIn", call: figureIn },
  { name: "isCode", call: isCode },
  { name: "readBesidePoint", call: readBesidePoint },
  {
    name: "disputedStatement",
    call: (text) => disputedStatement([{ text, kind: "key" }], text),
  },
  {
    name: "suggestedRating",
    call: (text) =>
      suggestedRating(
        { type: "naming", stem: text, answer: "lock\nqueue", accepted: [text] },
        text,
        false,
      ),
    limit: answer,
  },
  {
    name: "judgeAnswer, items",
    call: (text) =>
      judgeAnswer({ type: "naming", stem: "Name all", answer: "lock\nqueue", accepted: [] }, text),
    limit: answer,
  },
  {
    name: "judgeAnswer",
    call: (text) =>
      judgeAnswer({ type: "fill_in", stem: `____ ${text}`, answer: "a lock", accepted: [] }, text),
    limit: answer,
  },
  { name: "applyPatches", call: (text) => applyPatches(text, [patch]) },
  { name: "makePatch", call: (text) => makePatch(text, 0, text.length, `${text}b`) },
  { name: "termPlace", call: termPlace },
  { name: "guardTopic", call: guardTopic, limit: topic },
  { name: "planSynthesis", call: (text) => planSynthesis(text, text), inTest: 30_000 },
  {
    name: "answerFromDocument",
    call: (text) => answerFromDocument("save", text),
    inTest: 5_000,
  },
  { name: "draftQuestions", call: (text) => draftQuestions(text), inTest: 5_000 },
  {
    name: "shareAnswered",
    call: (text) =>
      shareAnswered(
        { question: text.slice(0, 2_000), document: text },
        { answer: text, quotes: [text.slice(-99)] },
      ),
  },
  { name: "isPlainQuestion", call: (text) => isPlainQuestion(`what ${text.slice(0, 490)}?`) },
  { name: "relevantParts", call: (text) => relevantParts(text, "save") },
  { name: "verifiedQuotes", call: (text) => verifiedQuotes(text, ["a quote that nobody wrote"]) },
  { name: "textSoFar", call: (text) => textSoFar(text, false) },
  { name: "wholeBlocks", call: wholeBlocks },
  { name: "isId", call: isId },
];
