import { foldedWords } from "#lib/text/words.ts";
import { type Context, formPlaces, isIn, nameParts, readNoun, wordsIn } from "./anchors.ts";
import { changed, type Operation, spanOf } from "./reading.ts";
import { type Token, wordsOf } from "./said.ts";
import { areForms } from "./same-word.ts";

/** "Not bold", "plain": bold, unless something else is said. */
const markOf = (look: readonly Token[]): "**" | "*" | "`" => {
  const words = wordsOf(look);
  return /ital|курсив/iu.test(words) ? "*" : /code|mono|код|моно/iu.test(words) ? "`" : "**";
};

const markedWords: Operation["read"] = ({ what = [], Look = [], Mark = [] }, context) => {
  const { within, everywhere } = context;
  const mark = markOf([...Look, ...Mark]);
  const and = what.findIndex(({ word, isLocked }) => !isLocked && /^(?:and|и)$/.test(word));
  const whole = quoteOf(context, what);
  // "Mesosaurus and Benioff": each of both, unless they stand there so.
  const quotes =
    whole !== null || and < 1
      ? [whole]
      : [what.slice(0, and), what.slice(and + 1)].map((one) => quoteOf(context, one));
  const commands = quotes.flatMap((quote) =>
    quote === null
      ? []
      : [{ kind: "mark" as const, quote, mark, everywhere, ...(within && { within }) }],
  );
  return commands.length < quotes.length ? null : { read: { kind: "commands", commands }, sure: 3 };
};

/** What is to be marked as the document writes it. */
const quoteOf = (context: Context, what: readonly Token[]): string | null => {
  const phrase = readNoun(what);
  const isWords = phrase?.kinds.includes("words") === true && phrase.rest.length > 0;
  if (phrase !== null && !isWords) {
    const [only, ...others] = nameParts(context, what, ["sentence"])?.parts ?? [];
    return only === undefined || others.length > 0
      ? null
      : context.document.slice(only.start, only.end);
  }
  const asked = wordsOf(phrase?.rest ?? what);
  if (/^(?:it|this|that|them|everything|это|его|ее|их|всё|все)?$/iu.test(asked)) return null;
  return wordsIn(context, asked) ?? formIn(context, asked);
};

/** The same words in other forms, where those stand once. */
const formIn = (context: Context, words: string): string | null => {
  const [only, ...others] = formPlaces(context, foldedWords(words));
  return only === undefined || others.length > 0
    ? null
    : context.document.slice(only.start, only.end);
};

const marked = {
  "**": /(?<![*\\])\*\*(?![\s*])([^*\n]{1,300})\*\*(?!\*)/g,
  "*": /(?<![*\\])\*(?![\s*])([^*\n]{1,300})\*(?!\*)|(?<![\p{L}\p{N}_\\])_(?![\s_])([^_\n]{1,300})_(?![\p{L}\p{N}_])/gu,
  "`": /(?<![`\\])`(?!`)([^`\n]{1,300})`(?!`)/g,
} as const;

/** The marks around words go; the words are found by their letters, else in other forms. */
const unmarked: Operation["read"] = ({ what = [], Look = [], Plain = [] }, context) => {
  const phrase = readNoun(what);
  const asked = foldedWords(wordsOf(phrase?.kinds.includes("words") ? phrase.rest : what));
  const { code } = context.parts;
  const all = [...context.document.matchAll(marked[markOf([...Look, ...Plain])])]
    .map(({ 0: { length }, 1: one, 2: other, index }) => ({
      start: index,
      end: index + length,
      text: one ?? other ?? "",
    }))
    .filter((place) => isIn(place, context.within) && !isIn(place, code));
  const same = all.filter(({ text }) => foldedWords(text).join(" ") === asked.join(" "));
  const found =
    same.length > 0 ? same : all.filter(({ text }) => areForms(asked, foldedWords(text)));
  const places = found.map((place) => ({ ...place, meant: spanOf(place) }));
  return changed("unmarked", wordsOf(what), places);
};

/** Emphasis and the look of code. */
export const marking: readonly Operation[] = [
  {
    frames: [
      ...["Unmark Look Off what", "Off what Unmark Look AnyMore?", "Unmark Off what Look AnyMore?"],
      ...[
        "what NotLook Look AnyMore?",
        "Make what Plain AnyMore?",
        "Unbold what",
        "what ShouldBe Plain AnyMore?",
      ],
    ],
    read: unmarked,
  },
  {
    frames: [
      "Make what Look",
      "Make Look what",
      "Mark what",
      "what Make Look",
      "what ShouldBe Look",
    ],
    read: markedWords,
  },
];
