import { seededOrder } from "#lib/questions/seeded-order.ts";
import { formulasIn } from "#lib/quotes/formulas.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { askedWords, hasGaps, shownSides } from "#lib/text/card-gaps.ts";
import { withoutPictures } from "#lib/text/card-pictures.ts";
import { contentWords } from "#lib/text/content-words.ts";

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

const word = /[\p{L}\p{N}_+#][\p{L}\p{N}\p{M}_+#]*/gu;

/** What all forms of a word begin with: their stems are not always the same. It covers too much rather than too little. */
const rootOf = (stem: string): string => stem.slice(0, 4);

const rootsOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(contentWords).map(rootOf));

/** A word as its first sign, `m······`; null for one of a single sign, which would be told whole. */
const firstLetterOf = (one: string): string | null => {
  const [first = "", ...rest] = one.match(/.\p{M}*/gu) ?? [];
  return rest.length === 0 ? null : first + "·".repeat(rest.length);
};

/** Whether what `formulasIn` has found is no code, which is set as it stands. */
const isFormula = (text: string, start: number): boolean => /[$\\]/.test(text.charAt(start));

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
  for (const [start, end] of formulasIn(passage)) {
    if (!isFormula(passage, start)) continue;
    const formula = passage.slice(start, end);
    const words = formula.match(word) ?? [];
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
}

/**
 * A passage with every form of the answers' words covered, and with their first letters: either is null where it would say
 * nothing or everything.
 */
const hiddenIn = (passage: string, { asked, answers }: Asked) => {
  const hidden = rootsOf(...answers);
  const isHidden = (one: string) => contentWords(one).some((stem) => hidden.has(rootOf(stem)));
  const covered = masked(passage, (one) => (isHidden(one) ? cover : null));
  const letters = masked(passage, (one) => (isHidden(one) ? (firstLetterOf(one) ?? cover) : null));
  const told = new Set(contentWords(asked));
  const left = new Set(covered.left.flatMap(contentWords).filter((stem) => !told.has(stem)));
  const isThere = covered.text !== passage;
  return {
    isThere,
    covered: isThere && left.size >= fewestWords ? covered.text : null,
    letters: letters.text === covered.text ? null : letters.text,
  };
};

/** Words whose first letters are shown of a text that is all asked for, and signs that are looked at for them. */
const mostWords = 12;
const mostSigns = 400;

/** A text with each formula covered whole: of its source no letter helps. */
const withoutFormulas = (markdown: string): string => {
  let text = "";
  let from = 0;
  for (const [start, end] of formulasIn(markdown)) {
    if (!isFormula(markdown, start)) continue;
    text += markdown.slice(from, start) + cover;
    from = end;
  }
  return text + markdown.slice(from);
};

/** The first letters of a text; null where they would tell nothing, or all of it. */
const firstLetters = (markdown: string): string | null => {
  const plain = withoutFormulas(markdown)
    .slice(0, mostSigns)
    .replaceAll(/[*`>~|\\$]/g, "")
    .replaceAll(/\s+/gu, " ");
  const words = [...plain.matchAll(word)].slice(0, mostWords);
  const end = words.at(-1);
  if (end === undefined) return null;
  const shown = plain.slice(0, end.index + end[0].length).trim();
  const letters = shown.replaceAll(word, (one) => firstLetterOf(one) ?? one);
  if (letters === shown) return null;
  return shown.length < plain.trim().length ? `${letters} …` : letters;
};

/** The first letters of what a passage says beside what is asked, where the answer is not said in its words. */
const lettersBeside = (passage: string, asked: string): string | null => {
  const told = new Set(contentWords(asked));
  const { text } = masked(passage, (one) => {
    const stems = contentWords(one);
    return stems.length === 0 || stems.some((stem) => told.has(stem)) ? null : firstLetterOf(one);
  });
  return text === passage ? null : text;
};

/** A wrong option that the passage speaks of least, and less than of the right one; undefined where it speaks of all alike. */
const leastSaid = (passage: string, { id, options, answer }: Question): string | undefined => {
  const said = rootsOf(passage);
  const shareOf = (option: string): number => {
    const roots = rootsOf(option);
    return [...roots].filter((root) => said.has(root)).length / Math.max(1, roots.size);
  };
  const wrong = wrongOf({ id, options, answer }).map(
    (option) => [option, shareOf(option)] as const,
  );
  const least = Math.min(...wrong.map(([, share]) => share));
  return least < shareOf(answer) ? wrong.find(([, share]) => share === least)?.[0] : undefined;
};

/** The wrong options, in an order that is always the same. */
const wrongOf = ({ id, options, answer }: Pick<Question, "id" | "options" | "answer">): string[] =>
  seededOrder(
    id,
    (options ?? []).filter((option) => option !== answer),
  );

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
  const answer = askedWords({ ...sides, back: above || sides.back });
  const quoted = above === "" && !hasGaps(sides.front) ? [] : [passage];
  const asked = { asked: shownSides(sides).front, answers: [answer] };
  const read = [...passages, ...quoted].map((one) => hiddenIn(one, asked));
  const best =
    read.find(({ covered }) => covered !== null) ?? read.find(({ letters }) => letters !== null);
  return [
    ...hint("passage", best?.covered ?? null),
    ...hint("letters", best === undefined ? firstLetters(answer) : best.letters),
  ];
};

/** Hints for a question, of the passage that it rests on. One that its student wrote is its own source. */
export const hintsOfQuestion = (question: Question): Hint[] => {
  const { type, stem, code, answer, accepted, evidence } = question;
  const passage = withoutPictures(evidence.quote);
  switch (type) {
    // A passage would tell, and half of two options is the answer.
    case "true_false":
    case "ordering":
    case "matching":
      return [];
    // The passage is what is asked for.
    case "free_recall":
      return hint("letters", firstLetters(answer));
    default: {
      if (passage === "")
        return [...optionLess(wrongOf(question)[0]), ...hint("letters", firstLetters(answer))];
      const asked = `${stem}\n${code ?? ""}`;
      const { isThere, covered, letters } = hiddenIn(passage, {
        asked,
        answers: [answer, ...accepted],
      });
      return [
        ...hint("passage", covered),
        ...optionLess(leastSaid(passage, question)),
        ...hint("letters", isThere ? letters : lettersBeside(passage, asked)),
      ];
    }
  }
};
