import { repairJson, wholeEntries } from "#lib/ai/read-reply.ts";
import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import { limitNesting } from "#lib/blocks/limit-nesting.ts";
import { hintsOfOwn, hintsOfQuestion } from "#lib/cards/hints.ts";
import { readPastedPairs } from "#lib/cards/pasted-pairs.ts";
import { checkEdit, markdownFaults, parseMarkdown } from "#lib/editing/check-edit.ts";
import { documentParts } from "#lib/editing/document-parts.ts";
import { withLineNumbers } from "#lib/editing/line-numbers.ts";
import { bareFormulas } from "#lib/editing/lost-marks.ts";
import { tidyDeletion } from "#lib/editing/word-edges.ts";
import { missingPart } from "#lib/guide/answer-advice.ts";
import { proseOf } from "#lib/guide/cited-sentence.ts";
import { guideTitle, topicOf } from "#lib/guide/guide-store.ts";
import { namesControl, orderedLists, requiresClick } from "#lib/guide/listed-steps.ts";
import { namesInStep, resultOfStep } from "#lib/guide/step-result.ts";
import { isThanks, understandReply } from "#lib/guide/understand-reply.ts";
import { namesIn } from "#lib/guide/version-concerns.ts";
import { fileName } from "#lib/http/answer.ts";
import { shownFileName } from "#lib/http/read-body.ts";
import { takeFormulas } from "#lib/library/html/take-formulas.ts";
import { withoutUnseen } from "#lib/library/html/without-unseen.ts";
import { mathmlToTex } from "#lib/library/office/formula-to-tex.ts";
import { parseXml } from "#lib/library/office/xml.ts";
import { splitText } from "#lib/library/section-chunks.ts";
import { safeSvg } from "#lib/library/source/safe-svg.ts";
import { decodeText, sourceKindOrThrow } from "#lib/library/source/source-kind.ts";
import { decodeNote } from "#lib/notes/check-note.ts";
import { noteTitle, numberedTitle, shortTitle } from "#lib/notes/note-title.ts";
import { notePieces, readNote } from "#lib/notes/read-note.ts";
import { namedOptions, sentencesForComplaint } from "#lib/questions/complaints.ts";
import { matchedPairs, namedItems } from "#lib/questions/judge-answer.ts";
import { holdsBlock, notePrograms, withoutComments } from "#lib/questions/note-programs.ts";
import { programOf, verdictOf } from "#lib/questions/run-question.ts";
import { normaliseAnswer, sameAnswer } from "#lib/questions/same-answer.ts";
import { answerByRules, helpByRules, termAsked } from "#lib/rules/answer-by-rules.ts";
import { checkByWords } from "#lib/rules/check-by-words.ts";
import { writeTitle } from "#lib/rules/compose-material.ts";
import { definitionIn } from "#lib/rules/definition-in.ts";
import { withoutEmphasis } from "#lib/rules/definitions/bare-definition.ts";
import { readFeedback } from "#lib/rules/document/read-feedback.ts";
import { planWhole } from "#lib/rules/edit-commands.ts";
import { gradeByKeyWords } from "#lib/rules/grade-by-key-words.ts";
import { inOwnWords } from "#lib/rules/own-words.ts";
import { readChoice, readRequest } from "#lib/rules/read-edit-request.ts";
import { mostMarks, openingLength } from "#lib/schemas/source-limits.ts";
import { parseInstruction, screenPosition } from "#lib/screen/parse-instruction.ts";
import { foldLabel } from "#lib/screen/screen-label.ts";
import { firstSentence, indexChunk } from "#lib/search/index-chunk.ts";
import { splitParts } from "#lib/study/plan-synthesis.ts";
import { growingText, joinParts, outlineOf } from "#lib/study/text-so-far.ts";
import { excerptOf, intoSource, movedPlaces, presentExcerpt } from "#lib/subjects/excerpt.ts";
import { findPlaces } from "#lib/subjects/find-places.ts";
import { sourceParts } from "#lib/subjects/source-parts.ts";
import { picturesOf, sideOf, sideParts, withoutPictures } from "#lib/text/card-pictures.ts";
import { changedWords } from "#lib/text/changed-words.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { countWords } from "#lib/text/count-words.ts";
import { garbageReason } from "#lib/text/garbage-reason.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { chooseTimeZone } from "#lib/time-zone.ts";
import { hashWords } from "../ai/hash-words.ts";
import { splitBlocks } from "../blocks/split-blocks.ts";
import { plainTerm } from "../concepts/concepts-from-numbers.ts";
import { isSmallChange } from "../concepts/place-fault.ts";
import { newWords } from "../concepts/without-surroundings.ts";
import { codeFault } from "../editing/code-fault.ts";
import { editSection } from "../editing/edit-section.ts";
import { placeEdits } from "../editing/place-edits.ts";
import { strangeNames } from "../guide/answer-advice.ts";
import { citedPart } from "../guide/cited-sentence.ts";
import { wantedState } from "../guide/control-state.ts";
import { endedSentence } from "../guide/ended-sentence.ts";
import { parsePage, textOf } from "../library/html/html-tree.ts";
import { frontMatter, readMarkdown } from "../library/read-markdown.ts";
import { pageLeadOf, sectionChunks } from "../library/section-chunks.ts";
import { checkNote } from "../notes/check-note.ts";
import { changesUnder, patchesSince } from "../questions/stale-questions.ts";
import { placeLetters, placeQuote, QUOTE_LIMIT } from "../quotes/place-quote.ts";
import { questionTerms } from "../search/question-terms.ts";
import { termsOf } from "../search/terms-of.ts";
import { nameTopic } from "../study/name-topic.ts";
import { alignNotes, changedSentences, requestOf } from "../subjects/note-changes.ts";
import { hostileSmallCalls } from "./hostile-small-calls.ts";

/** A public function of lib on a text from outside. */
export interface HostileCall {
  readonly name: string;
  readonly call: (text: string) => unknown;
  /** Longest text that arrives there, in UTF-16 units, and what sees to that; 100,000 without it. */
  readonly limit?: readonly [length: number, reason: string];
  /** So much is enough for a test of a function that is slow and linear, as `npm run bench -- hostile` shows. */
  readonly inTest?: number;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const edit = { newText: "b", before: null, after: null, reason: "" };
const manualSection = (text: string) => ({
  ...{
    address: "a.md",
    page: null,
    title: "Save",
    headingPath: [],
    innerAddresses: [],
    indexTerms: [],
    text,
  },
});
/** A question about code that the text stands in everywhere. */
const codeQuestion = (text: string) => ({
  ...{ type: "multiple_choice" as const, accepted: [], code: null, codeLanguage: null },
  ...{ stem: `What does this print?\n\n\`\`\`js\n${text}\n\`\`\`\n${text}`, answer: text },
  options: [text, `${text}a`, "4", "5"],
});
const sectionOf = (text: string) => ({ id: "a", title: "Save", path: [], text });

const request = [8_000, "a request and what a guide is told have at most as much"] as const;
const step = [2_000, "a step has as much by the schema of its task"] as const;
const answer = [10_000, "an answer has at most as much"] as const;
const question = [3_000, "a question with a longer text is refused"] as const;
const topic = [2_000, "a topic has at most as much"] as const;
const sentence = [1_500, "splitSentences cuts longer ones"] as const;
const separate = [
  4_000,
  "reading a manual or a note is heavy and does not run where requests are answered",
] as const;

/**
 * Every function of lib that takes text from outside, with the text: the rest of Lectern calls none that is not here
 * (lib/testing/hostile-calls.test.ts). What cannot be read may throw.
 */
const noElement = { name: "mi", attributes: {}, start: 0, end: 0 };

export const hostileCalls: readonly HostileCall[] = [
  ...hostileSmallCalls,
  { name: "hashWords", call: hashWords },
  { name: "foldLabel", call: foldLabel },
  { name: "missingPart", call: missingPart },
  { name: "matchedPairs", call: (text) => matchedPairs(text, text), limit: answer },
  { name: "namedItems", call: (text) => namedItems("one\ntwo", text), limit: answer },
  {
    name: "bareFormulas",
    call: (text) => bareFormulas(text, { oldText: "", newText: text }),
    limit: [QUOTE_LIMIT, "longer quotes are refused"],
  },
  { name: "repairJson", call: repairJson },
  {
    name: "wholeEntries",
    call: (text) => wholeEntries(`{"a": [{"b": ${JSON.stringify(text)}}, {"b": "${text}`, "a"),
  },
  { name: "repairJson of an open text", call: (text) => repairJson(`{"a": "${text}`) },
  {
    name: "newWords",
    call: (text) => newWords(text, text.slice(9, 500), text.slice(0, 5_000)),
  },
  {
    name: "strangeNames",
    call: (text) => strangeNames(text, { title: text.slice(0, 99), path: [], text }),
  },
  { name: "codeFault", call: (text) => codeFault("python", text) },
  { name: "codeFault of braces", call: (text) => codeFault("ts", text) },
  {
    name: "isSmallChange",
    call: (text) => isSmallChange({ start: 0, removed: text, inserted: `${text}a` }),
  },
  { name: "plainTerm", call: plainTerm },
  { name: "definitionIn", call: (text) => definitionIn(text, "en"), limit: sentence },
  { name: "definitionIn, Russian", call: (text) => definitionIn(text, "ru"), limit: sentence },
  { name: "garbageReason", call: garbageReason },
  { name: "noteLanguage", call: noteLanguage },
  { name: "chooseTimeZone", call: chooseTimeZone },
  { name: "readNote", call: (text) => readNote(text, "en"), inTest: 25_000 },
  { name: "notePieces", call: notePieces },
  { name: "limitNesting", call: (text) => limitNesting(text) },
  { name: "splitBlocks", call: splitBlocks },
  { name: "splitSentences", call: (text) => splitSentences(text, "en") },
  { name: "checkEdit", call: (text) => checkEdit(text, []) },
  {
    name: "withLineNumbers",
    call: (text) => withLineNumbers(text, [{ start: 0, end: text.length }]),
  },
  { name: "documentParts", call: (text) => documentParts(text, []) },
  {
    name: "markdownFaults",
    call: (text) => markdownFaults(parseMarkdown(text), new Set()),
    inTest: 25_000,
  },
  {
    name: "placeEdits, document",
    call: (text) => placeEdits(text, [{ ...edit, oldText: "a quote that nobody wrote" }], null),
  },
  {
    name: "placeEdits, edit",
    call: (text) => placeEdits(`A text. ${text.slice(1)}`, [{ ...edit, oldText: text }], null),
    limit: [QUOTE_LIMIT, "longer quotes are refused"],
    inTest: 2_000,
  },
  { name: "readChoice", call: readChoice },
  { name: "readRequest", call: readRequest },
  { name: "inOwnWords, request", call: (text) => inOwnWords(text, "## Aims\n\nA list.") },
  { name: "inOwnWords, document", call: (text) => inOwnWords("rename section a to b to c", text) },
  {
    name: "planWhole",
    call: (text) => planWhole(text, { kind: "replace_all", quote: "b", text: "" }, "en"),
  },
  {
    name: "editSection",
    call: (text) =>
      editSection(text, { heading: "none", change: "delete", before: null, reason: "" }),
  },
  { name: "tidyDeletion", call: (text) => tidyDeletion(text, { start: 50_000, end: 50_001 }) },
  {
    name: "answerByRules of a guide",
    call: (text) =>
      answerByRules({
        ...{ question: "save", product: "", sections: [sectionOf(text)] },
        ...{ found: true, said: [] },
      }),
    limit: separate,
  },
  { name: "proseOf", call: proseOf },
  {
    name: "checkByWords",
    call: (text) => checkByWords(text, { before: ["a"], after: ["b"] }),
    limit: step,
  },
  { name: "citedPart of a step", call: (text) => citedPart(text, text), limit: request },
  { name: "endedSentence", call: endedSentence },
  { name: "wantedState of a step", call: (text) => wantedState(text, "circle"), limit: request },
  { name: "guideTitle", call: guideTitle, limit: request },
  { name: "topicOf", call: topicOf, limit: request },
  { name: "termAsked", call: termAsked },
  { name: "helpByRules", call: (text) => helpByRules("Save", text), limit: request },
  { name: "isThanks", call: isThanks, limit: request },
  { name: "namesIn", call: namesIn },
  { name: "namesInStep", call: namesInStep },
  { name: "orderedLists", call: orderedLists },
  { name: "namesControl", call: namesControl },
  { name: "requiresClick", call: requiresClick },
  { name: "resultOfStep", call: resultOfStep },
  {
    name: "understandReply",
    call: (text) => understandReply(text, "guide_review"),
    limit: request,
  },
  { name: "fileName", call: fileName },
  { name: "shownFileName", call: shownFileName },
  { name: "decodeText", call: (text) => decodeText(bytesOf(text)) },
  { name: "parsePage", call: (text) => textOf(parsePage(text)), limit: separate },
  { name: "frontMatter", call: (text) => frontMatter(`---\n${text}`) },
  { name: "headingAnchors", call: (text) => headingAnchors([text, text]) },
  {
    name: "readMarkdown",
    call: (text) => readMarkdown(text, { path: "a.md", above: [] }),
    limit: separate,
  },
  { name: "parseXml", call: (text) => parseXml(`<a>${text}</a>`), limit: separate },
  {
    name: "mathmlToTex",
    call: (text) => mathmlToTex({ ...noElement, children: [{ ...noElement, children: [text] }] }),
    limit: separate,
  },
  {
    name: "takeFormulas",
    call: (text) =>
      takeFormulas(
        parsePage(`<script src="mathjax.js"></script><script type="math/tex">${text}
</script><p>\\(${text}</p>`),
      ),
    limit: separate,
  },
  { name: "withoutUnseen", call: (text) => withoutUnseen(parsePage(`<p style='${text}'>a</p>`)) },
  {
    name: "safeSvg",
    call: (text) =>
      safeSvg(
        bytesOf(
          `<svg viewBox="0 0 9 9"><g fill="url(${text}"/><style>url(${text}</style>${text}</svg>`,
        ),
      ),
  },
  {
    name: "sourceKindOrThrow",
    call: (text) => sourceKindOrThrow(bytesOf(text), "a.html"),
  },
  {
    name: "sectionChunks",
    call: (text) => sectionChunks([manualSection(text)]),
  },
  {
    name: "indexChunk",
    call: (text) => indexChunk({ ...manualSection(text), pageLead: "" }),
    limit: separate,
  },
  { name: "splitText", call: (text) => splitText(text, (part) => part.length < 2_000) },
  { name: "checkNote", call: checkNote },
  { name: "decodeNote", call: (text) => decodeNote(bytesOf(text)) },
  { name: "noteTitle", call: noteTitle },
  { name: "picturesOf", call: (text) => picturesOf({ front: text, back: text }) },
  { name: "sideParts", call: (text) => sideOf(sideParts(text)) },
  { name: "withoutPictures", call: withoutPictures },
  {
    name: "hintsOfOwn",
    call: (text) => hintsOfOwn({ front: text, back: `x\n\n> ${text}` }, [text]),
  },
  {
    name: "hintsOfQuestion",
    call: (text) =>
      hintsOfQuestion({
        ...{ ...codeQuestion(text), id: "q", explanation: "", conceptId: null, difficulty: "easy" },
        evidence: { quote: text, start: 0, end: text.length },
      }),
  },
  { name: "readPastedPairs", call: readPastedPairs },
  { name: "shortTitle", call: (text) => shortTitle(text) },
  { name: "numberedTitle", call: (text) => numberedTitle(text, 2) },
  {
    name: "findPlaces",
    call: (text) =>
      findPlaces(
        text,
        Array.from({ length: mostMarks }, (_, page) => ({
          ...{ file: "", unit: "page", title: "", page, length: 1 + (page % 7) },
          opening: text.slice(page, page + openingLength) || "a",
        })),
      ),
  },
  {
    name: "movedPlaces",
    call: (text) => {
      const place = { file: "", unit: "chapter" as const, page: null, title: text };
      const places = Array.from({ length: mostMarks }, (_, at) => ({
        ...{ ...place, start: at * 7, length: 7 },
      }));
      const patches = [{ start: 3, removed: text.slice(3), inserted: `${text}\n${text}` }];
      return movedPlaces(places, text, `${text.slice(0, 3)}${text}\n${text}`, patches);
    },
  },
  {
    name: "sourceParts, excerptOf, intoSource",
    call: (text) => {
      const parts = sourceParts({ text, title: text, fileName: null, places: [] });
      const { places } = excerptOf(text, parts);
      const source = { text, title: text, fileName: null, places: [], revision: 0, edits: [] };
      const excerpt = presentExcerpt({ places, revision: 0 }, source);
      return excerpt && intoSource(text, excerpt, `${excerpt.text.slice(1)}\nMore.`);
    },
  },
  { name: "contentWords", call: contentWords },
  { name: "countWords", call: countWords },
  {
    name: "gradeByKeyWords",
    call: (text) => gradeByKeyWords("A lock.", text, "en"),
    limit: answer,
  },
  { name: "normaliseAnswer", call: normaliseAnswer },
  {
    name: "notePrograms",
    call: (text) => notePrograms(readNote(`\`\`\`sql\n${text}\n\`\`\`\n`, "en")),
    inTest: 25_000,
  },
  {
    name: "sentencesForComplaint",
    call: (text) => {
      const { sentences } = readNote(text, "en");
      const [first] = sentences;
      if (first) sentencesForComplaint(sentences, { ...first, quote: first.text }, text);
    },
    inTest: 25_000,
  },
  { name: "namedOptions", call: (text) => namedOptions([text, "b", "c", "d"], text) },
  {
    name: "changedSentences",
    call: (text) => changedSentences(readNote(text, "en"), readNote(`A lock. ${text}`, "en")),
    inTest: 25_000,
  },
  {
    name: "alignNotes",
    call: (text) => alignNotes(readNote(`${text} A lock.`, "en"), readNote(text, "en")),
    inTest: 25_000,
  },
  {
    name: "changesUnder",
    call: (text) => {
      const read = readNote(text, "en");
      const aligned = alignNotes(read, readNote(`A lock. ${text}`, "en"));
      const asked = { type: "naming", answer: text } as const;
      const question = {
        ...asked,
        ...{ code: text, codeLanguage: "sql" },
        evidence: { quote: text, start: 0, end: text.length },
      };
      return changesUnder(question, { note: text, patches: [] }, [{ id: "s", text, aligned }]);
    },
    inTest: 25_000,
  },
  {
    name: "patchesSince",
    call: (text) => {
      const all = { start: 0, end: text.length };
      const patches = [{ start: 0, removed: text.slice(0, 99), inserted: text }];
      return patchesSince({ ...all, at: all }, patches, text);
    },
  },
  {
    name: "requestOf",
    call: (text) => requestOf([{ before: text, after: text, isRepeated: true }], "en"),
  },
  { name: "withoutComments", call: (text) => withoutComments(text, "javascript") },
  { name: "holdsBlock", call: (text) => holdsBlock(text, text, "sql") },
  { name: "programOf", call: (text) => programOf(codeQuestion(text)), limit: question },
  {
    name: "verdictOf",
    call: (text) =>
      verdictOf(codeQuestion(text), { is: "script", printed: [text], value: null, thrown: null }),
    limit: question,
  },
  { name: "withoutEmphasis", call: withoutEmphasis },
  { name: "sameAnswer", call: (text) => sameAnswer(text, "a lock"), limit: answer },
  { name: "placeQuote, document", call: (text) => placeQuote(text, "a quote that nobody wrote") },
  {
    name: "placeQuote, quote",
    call: (text) => placeQuote(`A text. ${text.slice(1)}`, text),
    limit: [QUOTE_LIMIT, "longer quotes are refused"],
    inTest: 2_000,
  },
  { name: "placeLetters", call: (text) => placeLetters(`A text. ${text.slice(1)}`, text) },
  { name: "screenPosition", call: screenPosition },
  { name: "parseInstruction", call: parseInstruction, limit: step },
  { name: "firstSentence", call: firstSentence },
  { name: "pageLeadOf", call: (text) => pageLeadOf(text, 1) },
  { name: "questionTerms", call: (text) => questionTerms(text), limit: request },
  { name: "termsOf", call: termsOf },
  { name: "writeTitle", call: (text) => writeTitle(text, "en"), limit: topic },
  { name: "growingText", call: (text) => growingText(`{"markdown": "${text}`) },
  { name: "joinParts", call: (text) => joinParts(text, text) },
  { name: "nameTopic", call: (text) => nameTopic(text, "ru"), limit: topic },
  { name: "outlineOf", call: outlineOf },
  { name: "readFeedback", call: readFeedback, limit: request },
  { name: "splitParts", call: (text) => splitParts(text, 2_000) },
  { name: "changedWords", call: (text) => changedWords(text, `${text} b`), limit: request },
];
