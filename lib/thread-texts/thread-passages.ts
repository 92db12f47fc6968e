import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { noteTitle } from "#lib/notes/note-title.ts";
import {
  findAttempt,
  type QuizSnapshot,
  roundQuestions,
  withdrawnIds,
} from "#lib/questions/quiz-view.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import type { TextPart } from "#lib/schemas/search.ts";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import { blankAddresses } from "#lib/text/card-pictures.ts";
import { readableLines, readableText } from "./readable-text.ts";

/** Rises when the same thread gives other passages or words than before: texts of another version are made again. */
export const textsVersion = 4;

/** A question as it is shown, and its answer once that is. Markdown. */
interface ReadableQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string | null;
}

/** What a person reads of a thread now. Texts are Markdown. */
export interface ReadableThread {
  readonly kind: ThreadKind;
  /** Its title, and the topic or question that it was made of. */
  readonly titles: readonly string[];
  /** The student's own notes. */
  readonly note: string | null;
  readonly document: string | null;
  readonly questions: readonly ReadableQuestion[];
  /** What a guide answered, and the steps of it. */
  readonly guide: { readonly answer: readonly string[]; readonly steps: readonly string[] };
  readonly messages: readonly { readonly id: string; readonly text: string }[];
}

/** The same of a source. */
export interface ReadableSource {
  readonly kind: "source";
  readonly title: string;
  readonly text: string;
}

/** A piece of what is read, as it is found and shown. */
export interface TextPassage {
  readonly part: TextPart;
  /** Order within its part, from 0. */
  readonly ordinal: number;
  /**
   * What leads to it from the thread's page; null where the page has no such place. In a note each line of the text has its
   * own, `#at-0,12,40`; see `foundPlace`.
   */
  readonly place: string | null;
  /** Without signs of Markdown. */
  readonly text: string;
}

type Piece = Pick<TextPassage, "place" | "text">;

/** Letters of a passage: a long paragraph is several. */
const longest = 800;
/** Paragraphs of a note are joined up to here, so that a list of short lines is no hundred passages. */
const joined = 400;

/** Where a text from `start` on may be cut: at the end of a line, a sentence or a word within the limit. */
const cutAfter = (text: string, start: number, end: number): number => {
  if (end - start <= longest) return end;
  const part = text.slice(start, start + longest);
  for (const gap of ["\n", ". ", "? ", "! ", "; ", " "]) {
    const at = part.lastIndexOf(gap);
    if (at > longest / 3) return start + at + gap.length;
  }
  // Not between the halves of a character.
  const last = part.charCodeAt(longest - 1);
  return start + (last >= 0xd800 && last <= 0xdbff ? longest - 1 : longest);
};

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text in pieces that are not too long. */
const cut = (text: string, { start, end }: Span): Span[] => {
  const pieces: Span[] = [];
  for (let at = start; at < end; ) {
    const next = cutAfter(text, at, end);
    pieces.push({ start: at, end: next });
    at = next;
  }
  return pieces;
};

/** Neighbouring blocks of a note together; a heading begins a new passage. */
const joinBlocks = (text: string): Span[] => {
  const spans: Span[] = [];
  for (const { start, end, kind } of splitBlocks(text)) {
    const last = spans.at(-1);
    if (last && kind !== "heading" && end - last.start <= joined)
      spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  }
  return spans;
};

const piece = (text: string, span: Span, place: string | null): Piece => ({
  ...{ place, text: readableText(text.slice(span.start, span.end)) },
});

const piecesOf = (written: string, place: string | null = null): Piece[] => {
  const text = blankAddresses(written);
  return cut(text, { start: 0, end: text.length }).map((span) => piece(text, span, place));
};

const documentPieces = (written: string): Piece[] => {
  const text = blankAddresses(written);
  return splitBlocks(written).flatMap((block, number) =>
    cut(text, block).map((span) => piece(text, span, `#block-${number}`)),
  );
};

/** A page of nothing but a note finds places by their offset, that of a study document lines of the notes by their number. */
const notePieces = (written: string, kind: ThreadKind | "source"): Piece[] => {
  const text = blankAddresses(written);
  let line = 1;
  let counted = 0;
  const lineAt = (offset: number): number => {
    line += text.slice(counted, offset).split("\n").length - 1;
    counted = offset;
    return line;
  };
  const name = kind === "study" ? "#note-L" : `${kind === "source" ? "" : "/note"}#at-`;
  return joinBlocks(text)
    .flatMap((span) => cut(text, span))
    .map(({ start, end }) => {
      const lines = readableLines(text.slice(start, end));
      const places = lines.map((one) => start + one.start);
      return {
        place: `${name}${(kind === "study" ? places.map(lineAt) : places).join()}`,
        text: lines.map((one) => one.text).join("\n"),
      };
    });
};

const passagesOf = (parts: Readonly<Partial<Record<TextPart, Piece[]>>>): TextPassage[] =>
  (Object.keys(parts) as TextPart[]).flatMap((part) =>
    (parts[part] ?? [])
      .filter(({ text }) => text !== "")
      .map((found, ordinal) => ({ ...found, part, ordinal })),
  );

/**
 * The passages of a thread by their parts, empty ones left out. A thread that was just made may have none but its title.
 */
export const threadPassages = (thread: ReadableThread): TextPassage[] => {
  const { kind, note, document, questions, guide } = thread;
  return passagesOf({
    title: [...new Set(thread.titles)].flatMap((title) => piecesOf(title)),
    document: document === null ? [] : documentPieces(document),
    note: note === null ? [] : notePieces(note, kind),
    question: questions.flatMap(({ id, question }) => piecesOf(question, `#question-${id}`)),
    answer: questions.flatMap(({ id, answer }) => piecesOf(answer ?? "", `#question-${id}`)),
    guide: [
      ...guide.answer.flatMap((text) => piecesOf(text, "#answer")),
      ...guide.steps.flatMap((text, place) => piecesOf(text, `#step-${place}`)),
    ],
    message: thread.messages.flatMap(({ id, text }) => piecesOf(text, `#message-${id}`)),
  });
};

/** A title that is only how the text begins would be found twice. */
const sourcePassages = ({ kind, title, text }: ReadableSource): TextPassage[] =>
  passagesOf({
    title: title === noteTitle(text) ? [] : piecesOf(title),
    note: notePieces(text, kind),
  });

/** The passages of a thread or a source. */
export const textPassages = (readable: ReadableThread | ReadableSource): TextPassage[] =>
  readable.kind === "source" ? sourcePassages(readable) : threadPassages(readable);

const shownQuestion = ({ stem, code, options }: Question): string =>
  [stem, ...(code === null ? [] : [`\`\`\`\n${code}\n\`\`\``]), (options ?? []).join(" · ")]
    .filter((text) => text !== "")
    .join("\n\n");

/** What is shown with an answer; a passage to be recalled stands in the note already, and "true" tells nothing. */
const shownAnswer = ({ type, answer, explanation }: Question, own: string): string =>
  [
    type === "free_recall" || type === "true_false" ? "" : answer,
    explanation,
    type === "open" || type === "free_recall" ? own : "",
  ]
    .filter((text) => text.trim() !== "")
    .join("\n\n");

/**
 * The questions of a quiz as its player shows them: none before the quiz is ready, and the key of a question only once it was
 * answered in the present round, or answered right in an earlier one, so that it is not asked any more.
 */
export const quizQuestions = (
  snapshot: Pick<QuizSnapshot, "questions" | "complaints" | "attempts"> & {
    readonly quiz: Pick<QuizSnapshot["quiz"], "status" | "round">;
  },
): ReadableQuestion[] => {
  const { status, round } = snapshot.quiz;
  if (status !== "ready" && status !== "ready_unchecked") return [];
  const asked = new Set(roundQuestions(snapshot, round).map(({ id }) => id));
  const withdrawn = withdrawnIds(snapshot);
  return snapshot.questions.map((question) => {
    const attempt = findAttempt(snapshot.attempts, question.id, round);
    const isAsked = asked.has(question.id) && attempt === null;
    const isOpen = isAsked || (withdrawn.has(question.id) && attempt === null);
    const said = snapshot.complaints.find(({ questionId }) => questionId === question.id);
    const answer = [
      isOpen ? "" : shownAnswer(question, attempt?.answer ?? ""),
      said?.words ?? "",
      // Why a question stays would answer it.
      isAsked ? "" : (said?.reply ?? ""),
    ]
      .filter((text) => text !== "")
      .join("\n\n");
    return {
      id: question.id,
      question: shownQuestion(question),
      answer: answer === "" ? null : answer,
    };
  });
};
