import { changedQuotes, sentencesOf } from "#lib/library/quoted-words.ts";
import { type CitedWords, longestCitedQuote, mostCitedWords } from "#lib/schemas/guide.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { citedAmong, proseOf } from "./cited-sentence.ts";
import { namesInStep } from "./step-result.ts";

interface Section {
  readonly id: string;
  readonly text: string;
  /** Whether it is one of several that a long section was cut into: a sentence at its ends may be half of one. */
  readonly isPart: boolean;
}

const proseSentences = (markdown: string): string[] => proseOf(markdown).flatMap(sentencesOf);

/** The sentences of a section of which it will be known whether it still says them. */
const readSection = ({ id, text, isPart }: Section) => {
  const all = [...new Set(proseSentences(text))];
  const quotes = (isPart ? all.slice(1, -1) : all).filter(
    ({ length }) => length <= longestCitedQuote,
  );
  const language = noteLanguage(text);
  const [unsaid = []] = changedQuotes([{ text, quotes }]);
  return quotes
    .filter((_, at) => unsaid[at]?.length === 0)
    .map((quote) => ({
      ...{ chunkId: id, quote, length: quote.length, language },
      stems: new Set(contentWords(quote)),
    }));
};

type Sentence = ReturnType<typeof readSection>[number];

const inWord = /[\p{L}\p{N}]/u;

/** Whether a text has a name as words of its own: "OK" is none of "Look". */
const hasName = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return (
    at >= 0 &&
    !(at > 0 && inWord.test(text.charAt(at - 1))) &&
    !inWord.test(text.charAt(at + name.length))
  );
};

/** Of sections in another language than what was said the sentence that holds most of its names; null where none holds any. */
const sentenceWithNames = (sentences: readonly Sentence[], step: string): Sentence | null => {
  const language = noteLanguage(step);
  const names = namesInStep(step).map((name) => name.toLowerCase());
  let [best, most]: [Sentence | null, number] = [null, 0];
  for (const one of sentences.filter((sentence) => sentence.language !== language)) {
    const words = one.quote.toLowerCase();
    const held = names.filter((name) => hasName(words, name)).length;
    if (held > most) [best, most] = [one, held];
  }
  return best;
};

/** Whether a sentence says enough to rest on another: "That is how it works." shares its one word with many. */
const saysMuch = (said: string): boolean => {
  const words = new Set(contentWords(said)).size;
  return words > 2 || (words === 2 && namesInStep(said).length > 0);
};

/**
 * The sentences of a manual's sections that the steps of an answer rest on, and those that only its prose does, as they stand
 * there.
 * @param steps with the lasting id of the section that each cites
 * @param sections by their lasting ids
 */
export const citedWords = (
  answer: string,
  steps: readonly { readonly text: string; readonly chunkId: string }[],
  sections: readonly Section[],
): CitedWords[] => {
  const sentences = sections.flatMap(readSection);
  const cite = ({ chunkId, quote }: Sentence, step: number | null): CitedWords => ({
    ...{ step, chunkId, quote, kept: null },
  });
  const foundIn = (some: readonly Sentence[], said: string) =>
    citedAmong(some, said) ?? sentenceWithNames(some, said);
  const ofSteps = steps.flatMap(({ text, chunkId }, step) => {
    const own = sentences.filter((one) => one.chunkId === chunkId);
    const found = foundIn(own, text);
    return found === null ? [] : [cite(found, step)];
  });
  const known = new Set(ofSteps.map(({ quote }) => quote));
  const ofAnswer: CitedWords[] = [];
  for (const said of proseSentences(answer).filter(saysMuch)) {
    const found = foundIn(sentences, said);
    if (found === null || known.has(found.quote)) continue;
    known.add(found.quote);
    ofAnswer.push(cite(found, null));
  }
  return [...ofSteps, ...ofAnswer].slice(0, mostCitedWords);
};
