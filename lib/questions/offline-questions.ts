import type { ReadNote } from "../concepts/read-note.ts";
import type { Concept, Span } from "../schemas/quiz.ts";
import { findQuestionFault } from "./check-question.ts";
import { withoutEmphasis } from "./offline/bare-definition.ts";
import { askableSentence, type ClozeSource, clozeQuestions } from "./offline/cloze-questions.ts";
import { codeQuestions } from "./offline/code-questions.ts";
import { definitionQuestions } from "./offline/definition-questions.ts";
import type { Fact, OfflineDraft } from "./offline/fact.ts";
import { type Gap, gapsOf } from "./offline/find-gaps.ts";
import { listQuestions } from "./offline/list-questions.ts";
import { neighbours } from "./offline/neighbours.ts";
import { readFacts } from "./offline/read-facts.ts";
import { readLists } from "./offline/read-lists.ts";

/** Sentences looked at for gap questions, spread over the note; enough for a quiz of a hundred. */
const mostSentences = 400;

/** Snippets and lists on each side that wrong options are taken from. */
const reach = 8;

/**
 * Every question that rules can make of a note: from its definitions, its sentences, its lists and
 * its code. The same note yields the same questions in the same order. One after the other, because
 * those of a note of 1 MB take seconds, and a server has other work to do in between.
 */
export function* offlineQuestions(
  note: ReadNote,
  concepts: readonly Concept[],
  seed: string,
): Generator<OfflineDraft> {
  for (const drafts of draftsInParts(note, concepts, seed)) {
    yield* drafts.filter((draft) => findQuestionFault(draft) === null);
  }
}

function* draftsInParts(
  note: ReadNote,
  concepts: readonly Concept[],
  seed: string,
): Generator<OfflineDraft[]> {
  const facts = readFacts(note, concepts);
  const lists = readLists(note);
  const terms = facts.map(({ term }) => term).sort((left, right) => right.length - left.length);
  const sources = clozeSources(note, concepts, facts);
  const trusted = note.codeBlocks.filter((block) => !isRemoved(concepts, block));
  const words = wordsByKind(sources, terms);
  for (const fact of facts) yield definitionQuestions(fact, facts, note.language, seed);
  for (const [at, block] of trusted.entries()) {
    const near = neighbours(trusted, at, reach);
    yield codeQuestions(block, near, conceptAt(concepts, block), note.language, seed);
  }
  for (const [at, list] of lists.entries()) {
    yield listQuestions(list, neighbours(lists, at, reach), note.language, seed);
  }
  for (const source of sources) yield clozeQuestions(source, words, terms, note.language, seed);
}

/** Code that the fact-check found not to fit its concept. */
const isRemoved = (concepts: readonly Concept[], block: Span): boolean =>
  concepts.some(
    ({ code, codeSpan }) => code === null && codeSpan !== null && overlap(codeSpan, block),
  );

/** The concept that a code block belongs to. */
const conceptAt = (concepts: readonly Concept[], block: Span): Concept | null =>
  concepts.find(
    ({ codeSpan }) => codeSpan !== null && codeSpan.start < block.end && block.start < codeSpan.end,
  ) ?? null;

const overlap = (left: Span, right: Span): boolean =>
  left.start < right.end && right.start < left.end;

/** Sentences to leave gaps in; not those that the fact-check had to correct. */
const clozeSources = (
  note: ReadNote,
  concepts: readonly Concept[],
  facts: readonly Fact[],
): ClozeSource[] => {
  const corrected = concepts.filter(({ definition, original }) => definition !== original);
  const askable = note.sentences.filter(
    (sentence) =>
      askableSentence(sentence) && !corrected.some(({ span }) => overlap(span, sentence)),
  );
  const step = Math.max(1, askable.length / mostSentences);
  return Array.from(
    { length: Math.min(askable.length, mostSentences) },
    (_, index) => askable[Math.floor(index * step)],
  )
    .flatMap((sentence) => sentence ?? [])
    .map((sentence) => {
      const concept = concepts.find(({ span }) => overlap(span, sentence));
      return {
        sentence,
        conceptId: concept?.id ?? null,
        about: concept?.id ?? `s${sentence.number}`,
        defines: facts.find(({ evidence }) => overlap(evidence, sentence))?.term ?? null,
      };
    });
};

/** The words of the note that could stand in a gap of each kind. */
const wordsByKind = (
  sources: readonly ClozeSource[],
  terms: readonly string[],
): ReadonlyMap<Gap["kind"], readonly string[]> => {
  const words = new Map<Gap["kind"], Set<string>>([["term", new Set(terms)]]);
  for (const { sentence } of sources) {
    for (const { kind, text } of gapsOf(withoutEmphasis(sentence.text), [])) {
      words.set(kind, (words.get(kind) ?? new Set()).add(text));
    }
  }
  return new Map([...words].map(([kind, texts]) => [kind, [...texts]]));
};
