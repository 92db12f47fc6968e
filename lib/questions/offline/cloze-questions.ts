import type { NoteSentence } from "../../concepts/read-note.ts";
import type { Language } from "../../schemas/language.ts";
import { blank } from "../check-question.ts";
import { normaliseAnswer } from "../normalise-answer.ts";
import { seededOrder } from "../seeded-order.ts";
import { withoutEmphasis } from "./bare-definition.ts";
import { chooseDistractors } from "./choose-distractors.ts";
import type { OfflineDraft } from "./fact.ts";
import { englishEnding, type Gap, gapsOf, replaceGap } from "./find-gaps.ts";
import { phrases } from "./phrases.ts";

/** Sentences outside these lengths (UTF-16 units) say too little, or too much to be read at a glance. */
const shortest = 30;
const longest = 320;

export interface ClozeSource {
  readonly sentence: NoteSentence;
  readonly conceptId: string | null;
  readonly about: string;
  /** The term that this sentence defines, which is asked for by other questions. */
  readonly defines: string | null;
}

/** Sentences that stand alone: no headings of lists, no table rows, no formulas. */
export const askableSentence = ({ text, role }: NoteSentence): boolean =>
  (role === "text" || role === "item") &&
  text.length >= shortest &&
  text.length <= longest &&
  (role === "text" || /[.!]$/.test(text)) &&
  !/https?:|<\/?\w/.test(text) &&
  /[\p{L}\p{N})»”"`.!]$/u.test(text) &&
  !/^(?:see|this|that|these|those|it|they|he|she|such|thus|therefore|however|см|смотри|это|этот|эта|эти|он|она|оно|они|такой|такая|такие|так|поэтому|однако)[\s.]/iu.test(
    text,
  );

/** Gap questions on one sentence: a choice, words to fill in, and a statement with the gap filled right or wrong. */
export const clozeQuestions = (
  source: ClozeSource,
  wordsOfNote: ReadonlyMap<Gap["kind"], readonly string[]>,
  terms: readonly string[],
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const sentence = withoutEmphasis(source.sentence.text);
  const gaps = seededOrder(seed, gapsOf(sentence, terms), ({ start }) => `${source.about} ${start}`)
    .filter(({ text }) => text.toLowerCase() !== source.defines?.toLowerCase())
    .sort((left, right) => left.rank - right.rank)
    .slice(0, 2);
  return gaps.flatMap((gap) => {
    const wrong = wrongWords(gap, sentence, wordsOfNote, `${seed} ${source.about} ${gap.start}`);
    return gapDrafts({ source, sentence, gap, wrong, language });
  });
};

const wrongWords = (
  gap: Gap,
  sentence: string,
  wordsOfNote: ReadonlyMap<Gap["kind"], readonly string[]>,
  seed: string,
): string[] | null => {
  const inSentence = ` ${normaliseAnswer(sentence)} `;
  const fitting = (gap.alternatives ?? wordsOfNote.get(gap.kind) ?? []).filter(
    (word) => fits(word, gap) && !inSentence.includes(` ${normaliseAnswer(word)} `),
  );
  return chooseDistractors(gap.text, fitting, seed);
};

/** A wrong word must look as if it could stand there: the same kind, case and ending. */
const fits = (word: string, gap: Gap): boolean => {
  if (gap.kind === "number") return true;
  if (gap.kind === "code") return codeShape(word) === codeShape(gap.text);
  if (letterCase(word) !== letterCase(gap.text)) return false;
  if (word.split(" ").length !== gap.text.split(" ").length) return false;
  return ending(word) === ending(gap.text);
};

const codeShape = (code: string): string =>
  /^`\w+`$/.test(code)
    ? "name"
    : /^`[\w.:>-]+\(.*\)`$/.test(code)
      ? "call"
      : /\w/.test(code)
        ? "mixed"
        : "signs";

const letterCase = (word: string): string =>
  /^[\p{Lu}\d-]{2,}$/u.test(word) ? "capitals" : /^\p{Lu}/u.test(word) ? "capital" : "small";

const ending = (word: string): string =>
  /[а-яё]/i.test(word)
    ? word.slice(-2).toLowerCase()
    : (englishEnding.exec(word)?.[0] ?? (/[^s]s$/.test(word) ? "s" : "")).replace(/s$/, "");

const gapDrafts = ({
  source,
  sentence,
  gap,
  wrong,
  language,
}: {
  source: ClozeSource;
  sentence: string;
  gap: Gap;
  wrong: string[] | null;
  language: Language;
}): OfflineDraft[] => {
  const { quote, start, end } = {
    quote: source.sentence.text,
    start: source.sentence.start,
    end: source.sentence.end,
  };
  const shared = {
    about: source.about,
    kind: "gap" as const,
    conceptId: source.conceptId,
    code: null,
    codeLanguage: null,
    accepted: [],
    evidence: { quote, start, end },
    explanation: phrases[language].noteSays(sentence),
  };
  const stem = replaceGap(sentence, gap, blank);
  const [first] = wrong ?? [];
  return [
    ...(wrong
      ? [
          {
            ...shared,
            type: "multiple_choice" as const,
            stem: phrases[language].missingWord(stem),
            options: [gap.text, ...wrong],
            answer: gap.text,
          },
        ]
      : []),
    ...(first === undefined || gap.kind === "word"
      ? []
      : [
          {
            ...shared,
            type: "true_false" as const,
            stem: replaceGap(sentence, gap, first),
            options: null,
            answer: "false",
          },
        ]),
    ...(source.defines === null
      ? [{ ...shared, type: "true_false" as const, stem: sentence, options: null, answer: "true" }]
      : []),
    {
      ...shared,
      type: "fill_in" as const,
      stem: phrases[language].fillWord(stem),
      options: null,
      answer: gap.text.replace(/^`|`$/g, ""),
    },
  ];
};
