import { seededOrder } from "#lib/questions/seeded-order.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { askedWords, hasGaps, shownSides } from "#lib/text/card-gaps.ts";
import { contentWords } from "#lib/text/content-words.ts";

/** What helps to remember before a card is turned over: the least comes first. */
export type Hint =
  /** The passage that the answer rests on, without the answer's words. */
  | { readonly kind: "passage"; readonly text: string }
  /** An option that is wrong. */
  | { readonly kind: "option"; readonly value: string }
  /** The first letter of each word. */
  | { readonly kind: "letters"; readonly text: string };

const cover = "▁▁▁▁";

/** A passage has to say so many things besides what is asked and what is covered, or else it helps nobody. */
const fewestWords = 2;

const word = /[\p{L}\p{N}_+#]+/gu;

/** What all forms of a word begin with: their stems are not always the same. It covers too much rather than too little. */
const rootOf = (stem: string): string => stem.slice(0, 4);

/** A passage with every form of the answers' words covered; null where it would say nothing or everything. */
const coveredPassage = (
  passage: string,
  { asked, answers }: { readonly asked: string; readonly answers: readonly string[] },
): string | null => {
  const hidden = new Set(answers.flatMap(contentWords).map(rootOf));
  const told = new Set(contentWords(asked));
  let covered = 0;
  const left = new Set<string>();
  const text = passage.replaceAll(word, (one) => {
    const stems = contentWords(one);
    if (!stems.some((part) => hidden.has(rootOf(part)))) {
      for (const part of stems) if (!told.has(part)) left.add(part);
      return one;
    }
    covered += 1;
    return cover;
  });
  return covered > 0 && left.size >= fewestWords ? text : null;
};

/** Words whose first letters are shown, and signs that are looked at for them. */
const mostWords = 12;
const mostSigns = 400;

/** The first letters of a text, as `m·····s`; null where they would tell nothing, or all of it. */
const firstLetters = (markdown: string): string | null => {
  const plain = markdown
    .slice(0, mostSigns)
    .replaceAll(/[*`>~|\\$]/g, "")
    .replaceAll(/\s+/gu, " ");
  const words = [...plain.matchAll(word)].slice(0, mostWords);
  const end = words.at(-1);
  if (end === undefined) return null;
  const shown = plain.slice(0, end.index + end[0].length).trim();
  const masked = shown.replaceAll(word, (one) => {
    const [first = "", ...rest] = [...one];
    return first + "·".repeat(rest.length);
  });
  if (masked === shown) return null;
  return shown.length < plain.trim().length ? `${masked} …` : masked;
};

const lettersOf = (markdown: string): Hint[] => {
  const text = firstLetters(markdown);
  return text === null ? [] : [{ kind: "letters", text }];
};

const passageOf = (...given: Parameters<typeof coveredPassage>): Hint[] => {
  const text = coveredPassage(...given);
  return text === null ? [] : [{ kind: "passage", text }];
};

/** The passage of its source that a back ends with, as those of documents' and quizzes' questions do, and what stands above it. */
const quotedBelow = (back: string): { readonly above: string; readonly passage: string } => {
  const lines = back.trimEnd().split("\n");
  const end = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith(">")) + 1;
  const passage = lines.slice(end).map((line) => line.replace(/^> ?/, ""));
  return { above: lines.slice(0, end).join("\n"), passage: passage.join("\n").trim() };
};

/**
 * Hints for a card of the student's own, of its other side alone: the passage that it quotes below the answer, as long as that
 * helps, then first letters.
 */
export const hintsOfOwn = (sides: CardSides): Hint[] => {
  const { above, passage } = quotedBelow(sides.back);
  const answer = askedWords({ ...sides, back: above || sides.back });
  const shown = above === "" && !hasGaps(sides.front) ? "" : passage;
  return [
    ...passageOf(shown, { asked: shownSides(sides).front, answers: [answer] }),
    ...lettersOf(answer),
  ];
};

/** Hints for a question, from the passage that it rests on as long as that helps. */
export const hintsOfQuestion = (question: Question): Hint[] => {
  const { id, type, options, answer } = question;
  switch (type) {
    // A passage would tell, and half of two options is the answer.
    case "true_false":
    case "ordering":
    case "matching":
      return [];
    case "naming":
    case "free_recall":
      return lettersOf(answer);
    default: {
      const { stem: asked, accepted, evidence } = question;
      const [wrong] = seededOrder(
        id,
        (options ?? []).filter((option) => option !== answer),
      );
      return [
        ...passageOf(evidence.quote, { asked, answers: [answer, ...accepted] }),
        ...(wrong === undefined ? [] : [{ kind: "option", value: wrong } as const]),
        ...lettersOf(answer),
      ];
    }
  }
};
