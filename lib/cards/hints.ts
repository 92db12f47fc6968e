import { seededOrder } from "#lib/questions/seeded-order.ts";
import { mathIn } from "#lib/quotes/formulas.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { askedWords, hasGaps, shownSides } from "#lib/text/card-gaps.ts";
import { withoutPictures } from "#lib/text/card-pictures.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { withoutUnseenSigns } from "#lib/text/unseen-signs.ts";
import { plainWords } from "#lib/text/words.ts";

/** What helps to remember before a card is turned over: the least comes first. Texts are Markdown. */
export type Hint =
  /** The passage that the answer rests on, without the answer's words. */
  | { readonly kind: "passage"; readonly text: string }
  /** A wrong option: of the others, the passage says no less. */
  | { readonly kind: "option"; readonly value: string }
  /** The same passage, where each covered word has its first letter. */
  | { readonly kind: "letters"; readonly text: string };

const cover = "▁▁▁▁";

/** A passage has to say so many things besides what is asked and what is covered, or else it helps nobody. */
const fewestWords = 2;

/** A word as it is masked: the marks of Markdown around it, as of a heading or of `_words_`, are none of it. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_+#]*[\p{L}\p{N}\p{M}+#])?/gu;

/** The words of a text in the case they have, without stress marks: a note may have them where its key has none. */
const wordsOf = (text: string): string[] =>
  plainWords(
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300\u0301]/g, "")
      .normalize("NFKC"),
  );

const folded = (one: string): string => one.toLowerCase().replaceAll("ё", "е");

/** Letters whose vowel comes and goes: лед and льда, ветер and ветра. */
const fleeting = /(?<=[бвгджзклмнпрстфхцчшщ])[ео](?=[бвгджзклмнпрстфхцчшщ]$)/u;

/** Words of one syllable keep their endings as stems: льда, льдом. */
const shortEnding =
  /(?<=^[бвгджзклмнпрстфхцчшщ]{2,3})(?:[аеиоуыюя]|ом|ем|ей|ов|[ая]х|[ая]м|[ая]ми)$/u;

const stemsOf = (text: string): string[] => wordsOf(text).flatMap(contentWords);

/** What all forms of words begin with: their stems are not always the same. It covers too much rather than too little. */
const rootsOf = (text: string): string[] =>
  stemsOf(text).flatMap((stem) => [
    stem.slice(0, 4),
    stem.replaceAll("ь", "").replace(shortEnding, "").replace(fleeting, "").slice(0, 4),
  ]);

/** A word as its first sign, `m······`; null for one of a single sign, which would be told whole. */
const firstLetterOf = (one: string): string | null => {
  const [first = "", ...rest] = one.match(/.\p{M}*/gu) ?? [];
  return rest.length === 0 ? null : first + "·".repeat(rest.length);
};

/** A passage with signs in the place of words. A formula with one of them is covered whole: half of it could not be set. */
const masked = (
  passage: string,
  maskOf: (one: string) => string | null,
): { readonly text: string; readonly left: readonly string[] } => {
  const left: string[] = [];
  const plain = (text: string): string =>
    text.replaceAll(word, (one) => {
      const mask = maskOf(one);
      if (mask === null) left.push(one);
      return mask ?? one;
    });
  let text = "";
  let from = 0;
  for (const [start, end] of mathIn(passage)) {
    const formula = passage.slice(start, end);
    // Without its commands it may be a word: H₂O is written with three.
    const bare = formula.replaceAll(/\\[a-zA-Z]+|[^\p{L}\p{N}]/gu, "");
    const words = [...(formula.match(word) ?? []), bare];
    const isCovered = words.some((one) => maskOf(one) !== null);
    if (!isCovered) left.push(...words);
    text += plain(passage.slice(from, start)) + (isCovered ? cover : formula);
    from = end;
  }
  return { text: text + plain(passage.slice(from)), left };
};

/** What is asked, and all that answers it. */
interface Asked {
  readonly asked: string;
  readonly answers: readonly string[];
  /** Among which one chooses. */
  readonly options: readonly string[];
}

const isOfGrammar = (one: string): boolean => stemsOf(one).length === 0;

/** A letter such as the one of vitamin A: in small it is an article or a preposition. */
const isCapital = (one: string): boolean => /^\p{Lu}$/u.test(one);

/**
 * The words of grammar that tell an answer: where it has no others, at its end (turn on), as a capital (vitamin A), and what
 * parts it from an option with the same other words.
 */
const tellingWords = (answer: string, options: readonly ReadOption[]): string[] => {
  const words = wordsOf(answer);
  const ofGrammar = words.filter(isOfGrammar);
  if (ofGrammar.length === words.length || ofGrammar.length === 0) return ofGrammar;
  const roots = rootsOf(answer);
  const alike = options.filter((option) => isWithin(roots, option.roots));
  return ofGrammar.filter(
    (one) =>
      one === words.at(-1) ||
      (isCapital(one) && one !== words[0]) ||
      alike.some((option) => !option.words.has(folded(one))),
  );
};

/** An option as it is compared with each line of an answer: read once, as both may be long. */
interface ReadOption {
  readonly roots: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const readOption = (option: string): ReadOption => ({
  roots: new Set(rootsOf(option)),
  words: new Set(wordsOf(option).map(folded)),
});

const isWithin = (some: readonly string[], all: ReadonlySet<string>): boolean =>
  some.every((one) => all.has(one));

/** Tells the words that are to be covered: every form of the answers' words. */
const hiddenOf = ({ answers, options }: Omit<Asked, "asked">): ((one: string) => boolean) => {
  const each = answers.flatMap((answer) => answer.split("\n"));
  const roots = new Set(each.flatMap(rootsOf));
  const read = options.map(readOption);
  const telling = new Set(
    each
      .flatMap((answer) => tellingWords(answer, read))
      .map((one) => (isCapital(one) ? one : folded(one))),
  );
  return (found) =>
    wordsOf(found).some(
      (one) =>
        rootsOf(one).some((root) => roots.has(root)) ||
        telling.has(one) ||
        telling.has(folded(one)),
    );
};

const bareWords = (text: string): string => folded((text.match(word) ?? []).join(" "));

/**
 * Whether a text tells the answer by signs, which are not covered: where the answer is nothing else, as `==`, or nothing
 * else parts it from an option, as `a == b` from `a = b`.
 */
const tellsBySigns = (text: string, { answers, options }: Omit<Asked, "asked">): boolean => {
  const shown = `${text}\n${text.replaceAll("\\", "")}`;
  return answers.some((answer) => {
    const words = bareWords(answer);
    if (words !== "")
      return options.some((option) => !answers.includes(option) && bareWords(option) === words);
    const signs = answer.replaceAll(/[`\\\s]/g, "") || answer.trim();
    return signs !== "" && shown.includes(signs);
  });
};

/** A passage with words covered, and with their first letters; of these null where they tell nothing. */
const bothMasked = (passage: string, isHidden: (one: string) => boolean) => {
  const covered = masked(passage, (one) => (isHidden(one) ? cover : null));
  const letters = masked(passage, (one) => (isHidden(one) ? (firstLetterOf(one) ?? cover) : null));
  return { ...covered, letters: letters.text === covered.text ? null : letters.text };
};

/**
 * A passage with every form of the answers' words covered, and with their first letters: either is null where it would say
 * nothing or everything.
 */
const hiddenIn = (passage: string, { asked, ...rest }: Asked) => {
  const { text, left, letters } = bothMasked(passage, hiddenOf(rest));
  if (text === passage || tellsBySigns(passage, rest)) return { covered: null, letters: null };
  const told = new Set(stemsOf(asked));
  const said = new Set(left.flatMap(stemsOf).filter((stem) => !told.has(stem)));
  return { covered: said.size >= fewestWords ? text : null, letters };
};

/** The first letters of what a passage says beside what is asked, where the answer is not said in its words. */
const lettersBeside = (passage: string, { asked, ...rest }: Asked): string | null => {
  if (wordsOf(passage).some(hiddenOf(rest)) || tellsBySigns(passage, rest)) return null;
  const told = new Set(stemsOf(asked));
  return bothMasked(passage, (one) => {
    const stems = stemsOf(one);
    return stems.length > 0 && !stems.some((stem) => told.has(stem));
  }).letters;
};

/** Words whose first letters are shown of a text that is all asked for, and signs that are looked at for them. */
const mostWords = 12;
const mostSigns = 400;

/** A text with each formula covered whole: of its source no letter helps. */
const withoutFormulas = (markdown: string): string => {
  let text = "";
  let from = 0;
  for (const [start, end] of mathIn(markdown)) {
    text += markdown.slice(from, start) + cover;
    from = end;
  }
  return text + markdown.slice(from);
};

/** The first letters of an answer; null where they would tell nothing, or all of it. */
const firstLetters = (answer: string, asked: Omit<Asked, "asked">): string | null => {
  const plain = withoutFormulas(withoutUnseenSigns(answer).text)
    .slice(0, mostSigns)
    .replaceAll(/[*`>~|\\$]/g, "")
    .replaceAll(/\s+/gu, " ");
  const words = [...plain.matchAll(word)].slice(0, mostWords);
  const end = words.at(-1);
  if (end === undefined || words.every(([one]) => firstLetterOf(one) === null)) return null;
  if (tellsBySigns(plain, asked)) return null;
  const shown = plain.slice(0, end.index + end[0].length).trim();
  const isHidden = hiddenOf(asked);
  const letters = shown.replaceAll(
    word,
    (one) => firstLetterOf(one) ?? (isHidden(one) ? cover : one),
  );
  return shown.length < plain.trim().length ? `${letters} …` : letters;
};

/** A wrong option that the passage speaks of least, and less than of the right one; undefined where it speaks of all alike. */
const leastSaid = (passage: string, { id, options, answer }: Question): string | undefined => {
  const said = new Set(rootsOf(passage));
  const isSaid = (one: string) => rootsOf(one).some((root) => said.has(root));
  const shareOf = (option: string): number => {
    const words = new Set(wordsOf(option).filter((one) => !isOfGrammar(one)));
    return [...words].filter(isSaid).length / Math.max(1, words.size);
  };
  const wrong = wrongOf({ id, options, answer }).map(
    (option) => [option, shareOf(option)] as const,
  );
  const least = Math.min(...wrong.map(([, share]) => share));
  return least < shareOf(answer) ? wrong.find(([, share]) => share === least)?.[0] : undefined;
};

/** The wrong options, in an order that is always the same; none where without one of them only the right one is left. */
const wrongOf = ({
  id,
  options,
  answer,
}: Pick<Question, "id" | "options" | "answer">): string[] => {
  const wrong = (options ?? []).filter((option) => option !== answer);
  return wrong.length < 2 ? [] : seededOrder(id, wrong);
};

const hint = <Kind extends "passage" | "letters">(kind: Kind, text: string | null) =>
  text === null ? [] : [{ kind, text }];

const optionLess = (value: string | undefined): Hint[] =>
  value === undefined ? [] : [{ kind: "option", value }];

/** The passage of its source that a back ends with, as those of documents' and quizzes' questions do, and what stands above it. */
const quotedBelow = (back: string): { readonly above: string; readonly passage: string } => {
  const lines = back.trimEnd().split("\n");
  const end = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith(">")) + 1;
  const passage = lines.slice(end).map((line) => line.replace(/^> ?/, ""));
  return { above: lines.slice(0, end).join("\n"), passage: passage.join("\n").trim() };
};

/**
 * Hints for a card of the student's own: of a passage that it leads to, or else of the one that it quotes below the answer,
 * as long as that helps. What has none is its own source, of which the first letters are told.
 * @param passages words of documents that it was made of, and what they stand among, the least first
 */
export const hintsOfOwn = (sides: CardSides, passages: readonly string[] = []): Hint[] => {
  const { above, passage } = quotedBelow(sides.back);
  const answers = askedWords({ ...sides, back: above || sides.back });
  const quoted = above === "" && !hasGaps(sides.front) ? [] : [passage];
  const asked = { asked: shownSides(sides).front, answers, options: [] };
  const read = [...passages, ...quoted].map((one) => hiddenIn(withoutUnseenSigns(one).text, asked));
  const best =
    read.find(({ covered }) => covered !== null) ?? read.find(({ letters }) => letters !== null);
  return [
    ...hint("passage", best?.covered ?? null),
    ...hint("letters", best === undefined ? firstLetters(answers.join(", "), asked) : best.letters),
  ];
};

/** Hints for a question, of the passage that it rests on. One that its student wrote is its own source. */
export const hintsOfQuestion = (question: Question): Hint[] => {
  const { type, stem, code, options, answer, accepted, evidence } = question;
  const passage = withoutUnseenSigns(withoutPictures(evidence.quote)).text;
  const asked = {
    ...{ asked: `${stem}\n${code ?? ""}`, answers: [answer, ...accepted] },
    options: options ?? [],
  };
  switch (type) {
    // A passage would tell, and half of two options is the answer.
    case "true_false":
    case "ordering":
    case "matching":
      return [];
    // The passage is what is asked for.
    case "free_recall":
      return hint("letters", firstLetters(answer, asked));
    default: {
      if (passage === "")
        return [
          ...optionLess(wrongOf(question)[0]),
          ...hint("letters", firstLetters(answer, asked)),
        ];
      const { covered, letters } = hiddenIn(passage, asked);
      return [
        ...hint("passage", covered),
        ...optionLess(leastSaid(passage, question)),
        ...hint("letters", letters ?? lettersBeside(passage, asked)),
      ];
    }
  }
};
