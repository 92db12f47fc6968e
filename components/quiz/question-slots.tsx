import {
  BadgeCheck,
  Check,
  CircleDashed,
  Footprints,
  MessageSquareText,
  PenLine,
} from "lucide-react";
import Link from "next/link";
import { namedItems } from "#lib/questions/judge-answer.ts";
import { correctionCards } from "#lib/questions/note-places.ts";
import { passagePictures } from "#lib/questions/passage-pictures.ts";
import { proofWords } from "#lib/questions/proof-words.ts";
import { isPatched } from "#lib/questions/quiz-view.ts";
import { isCode } from "#lib/questions/same-answer.ts";
import type {
  Complaint,
  Passage,
  QuestionProof,
  QuestionView,
  QuizView,
  StaleQuestion,
} from "#lib/schemas/quiz.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { RichText, type ShownPictures } from "../ui/rich-text.tsx";
import { type CorrectionLabels, CorrectionNote, NoteLink } from "./correction-note.tsx";
import { NoteExcerpt } from "./note-excerpt.tsx";
import { type StaleLabels, staleSlot } from "./stale-words.tsx";
import type { ComplaintSlot, PlayerQuestion } from "./use-player.ts";

export interface QuestionLabels {
  readonly true: string;
  readonly false: string;
  /** Of an item that was to be named. */
  readonly named: string;
  readonly missing: string;
  readonly correction: CorrectionLabels;
  readonly stale: StaleLabels;
  /** What leads to the document that says it. */
  readonly ask: string;
  /** A certificate, without what came out. */
  readonly proof: (words: ReturnType<typeof proofWords>) => string;
}

/** The note of a quiz with pictures in it: a passage is shown with those that belong to it. */
export interface PicturedNote {
  readonly text: string;
  readonly shown: ShownPictures;
}

/** The way to a step of a guide, or to the guide alone. */
export interface StepWay {
  readonly href: string;
  readonly title: string;
}

interface QuestionWays {
  /** Where a document says it, and is asked about it. */
  readonly asks?: ReadonlyMap<string, string>;
  readonly steps?: ReadonlyMap<string, StepWay>;
}

/**
 * Sets the texts of a quiz on the server, so that the player carries no Markdown, formulas or colours.
 * @param note the address of the page that shows the quiz's note
 * @param stale what was changed in the note under its questions
 * @param pictured the note itself, where it has pictures
 * @param ways to what the questions rest on, by their ids
 */
export const questionSlots = (
  quiz: Pick<QuizView, "questions" | "corrections" | "complaints" | "factCheck">,
  labels: QuestionLabels,
  note: string,
  stale: readonly StaleQuestion[],
  pictured: PicturedNote | null = null,
  ways: QuestionWays = {},
): PlayerQuestion[] =>
  quiz.questions.map((question) => ({
    id: question.id,
    type: question.type,
    difficulty: question.difficulty,
    // Where nothing was checked, the page says so once for all questions.
    unchecked: question.unchecked && (quiz.factCheck === "partly" || quiz.factCheck === "checked"),
    stem: <RichText markdown={question.stem} />,
    code:
      question.code === null ? null : (
        <CodeBlock code={question.code} language={question.codeLanguage} />
      ),
    choices: choicesOf(question, labels),
    byHand: question.byHand?.as ?? null,
    changedAt: question.byHand?.at ?? null,
    flagged: question.flagged ?? false,
    answeredBefore: question.answeredBefore,
    stale: staleOf(question, stale, labels.stale),
    corrections: correctionNotes(question, quiz, labels.correction, note),
    attempt: question.attempt,
    complaint: complaintOf(
      quiz.complaints.find(({ questionId }) => questionId === question.id),
      labels.correction.show,
      note,
    ),
    key: keyOf(question, quiz, labels, {
      ...{ note, pictured, ask: ways.asks?.get(question.id) ?? null },
      step: ways.steps?.get(question.id) ?? null,
    }),
  }));

/** The changed words may be the answer: they come with its key. */
const staleOf = (
  { id, key }: QuestionView,
  stale: readonly StaleQuestion[],
  labels: StaleLabels,
): PlayerQuestion["stale"] => {
  const slot = staleSlot(
    stale.find(({ questionId }) => questionId === id),
    labels,
  );
  return slot && key === null ? { ...slot, words: null } : slot;
};

/** A complaint with what was answered to it. @param show what leads to a place in the note */
export const complaintSlot = (said: Complaint, show: string, note: string): ComplaintSlot => ({
  said,
  reply: said.reply === null ? null : <RichText markdown={said.reply} />,
  quotes:
    said.quotes.length === 0 ? null : (
      <div className="grid grid-cols-1 gap-3">
        {said.quotes.map((place) => (
          <div key={place.start} className="grid grid-cols-1 gap-1">
            <blockquote className="passage">
              <NoteExcerpt markdown={place.quote} />
            </blockquote>
            <NoteLink note={note} span={place} label={show} />
          </div>
        ))}
      </div>
    ),
});

const complaintOf = (said: Complaint | undefined, show: string, note: string) =>
  said === undefined ? null : complaintSlot(said, show, note);

const choicesOf = (question: QuestionView, labels: QuestionLabels): PlayerQuestion["choices"] => {
  if (question.type === "true_false") {
    return [
      { value: "true", label: labels.true },
      { value: "false", label: labels.false },
    ];
  }
  const options = question.options ?? [];
  const areCode = options.every(isBareCode);
  return options.map((option) => ({
    value: option,
    label: <ShortText markdown={option} isBareCode={areCode} />,
  }));
};

/** Code that nobody put between backticks; prose that names code is none. */
const isBareCode = (option: string): boolean =>
  isCode(option) && !/[`$]/.test(option) && !/[a-z] [a-z]+ [a-z]/i.test(option);

/** An option or an answer. One that is code and nothing else has the code's look, and no frame around it. */
const ShortText = (props: { markdown: string; isBareCode: boolean }) => {
  const { markdown } = props;
  if (!props.isBareCode && !/^`[^`]+`$/.test(markdown.trim())) {
    return <RichText markdown={markdown} inline />;
  }
  return (
    <span className="code-option">
      {props.isBareCode ? (
        <span className="rich-text-inline">
          <code translate="no">{markdown}</code>
        </span>
      ) : (
        <RichText markdown={markdown} inline />
      )}
    </span>
  );
};

const correctionNotes = (
  question: QuestionView,
  quiz: Pick<QuizView, "corrections">,
  labels: CorrectionLabels,
  note: string,
): PlayerQuestion["corrections"] => {
  const cards = correctionCards(
    quiz.corrections.filter(({ id }) => question.correctionIds.includes(id)),
  );
  if (cards.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      {cards.map((card) => (
        <CorrectionNote key={card.id} card={card} labels={labels} note={note} />
      ))}
    </div>
  );
};

const keyOf = (
  question: QuestionView,
  quiz: Pick<QuizView, "corrections">,
  labels: QuestionLabels,
  shown: Readonly<{
    note: string;
    pictured: PicturedNote | null;
    ask: string | null;
    step: StepWay | null;
  }>,
): PlayerQuestion["key"] => {
  const { key } = question;
  if (key === null) return null;
  return {
    value: key.answer,
    answer: keyText(question, key.answer, labels),
    explanation: key.explanation.trim() === "" ? null : <RichText markdown={key.explanation} />,
    passage: (
      <PassageText
        question={question}
        passage={key.evidence}
        place={key.isRebuilt ? null : key.place && labels.correction.place(key.place)}
        isRebuilt={key.isRebuilt ?? false}
        proof={key.proof}
        labels={labels}
        {...shown}
      />
    ),
    isPatched: !key.isRebuilt && isPatched(key.evidence, quiz.corrections),
    isRebuilt: key.isRebuilt ?? false,
  };
};

/** The right answer as it is read: some types of question have one on several lines. */
const keyText = (question: QuestionView, key: string, labels: QuestionLabels) => {
  const { type, options, attempt, answeredBefore } = question;
  const lines = key.split("\n");
  switch (type) {
    case "true_false":
      return labels[key === "true" ? "true" : "false"];
    case "ordering":
      return <LineList look="list-decimal" lines={lines} />;
    case "matching":
      return (
        <LineList look="list-disc" lines={lines.map((one, at) => `${options?.[at]} — ${one}`)} />
      );
    case "naming":
      // A card is turned over without an answer that could name them, and an earlier one named other items.
      if (attempt === null || answeredBefore) return <LineList look="list-disc" lines={lines} />;
      return <NamedItems items={key} given={attempt?.answer ?? ""} labels={labels} />;
    default:
      return (
        <ShortText markdown={key} isBareCode={options?.every(isBareCode) ?? isBareCode(key)} />
      );
  }
};

const LineList = (props: { look: string; lines: readonly string[] }) => (
  <ol className={`${props.look} pl-6`}>
    {props.lines.map((line) => (
      <li key={line}>
        <RichText markdown={line} inline />
      </li>
    ))}
  </ol>
);

/** The items that were to be named, each with a mark that says whether it was. */
const NamedItems = (props: { items: string; given: string; labels: QuestionLabels }) => {
  const named = namedItems(props.items, props.given);
  return (
    <ul className="grid grid-cols-1 gap-1">
      {props.items.split("\n").map((item, at) => {
        // All of these are right: what was not named is no wrong item.
        const Icon = named[at] ? Check : CircleDashed;
        return (
          <li key={item} className="flex items-center gap-2">
            <Icon
              aria-hidden="true"
              className={`size-4 flex-none ${named[at] ? "text-correct" : "text-doubt"}`}
              strokeWidth={2.5}
            />
            <RichText markdown={item} inline />
            <span className={named[at] ? "sr-only" : "caption"}>
              {named[at] ? props.labels.named : props.labels.missing}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** How the key was proved, with what came out where its code was run. */
const Certificate = (props: { proof: QuestionProof; labels: QuestionLabels }) => {
  const words = proofWords(props.proof);
  return (
    <p className="caption flex items-start gap-1.5 wrap-anywhere">
      {/* Nothing was proved of what is the student's own. */}
      {props.proof.by === "student" ? (
        <PenLine aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      ) : (
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 flex-none text-correct" />
      )}
      <span className="min-w-0">
        {props.labels.proof(words)}
        {words.output !== null && (
          <>
            {" "}
            <code translate="no" className="whitespace-pre-wrap text-ink">
              {words.output}
            </code>
          </>
        )}
      </span>
    </p>
  );
};

/** Questions about lines of the note, of which each is an item: Markdown would run them together. */
const areLines: ReadonlySet<QuestionView["type"]> = new Set(["ordering", "matching", "naming"]);

/** What the answer rests on, where it stands in the note, and how it was proved. */
const PassageText = (props: {
  question: QuestionView;
  passage: Passage;
  /** The page of the file that it comes from. */
  place: string | null;
  proof: QuestionProof | null;
  /** Whether the note says it by now: the page of the note shows what it said before. */
  isRebuilt: boolean;
  labels: QuestionLabels;
  note: string;
  /** The document that says it, where it can be asked about. */
  ask: string | null;
  /** The step of a guide that it comes from. */
  step: StepWay | null;
  pictured: PicturedNote | null;
}) => {
  const { question, passage, place, proof, labels, note, isRebuilt, pictured } = props;
  const pictures = pictured === null || isRebuilt ? [] : passagePictures(pictured.text, passage);
  const certificate = proof !== null && <Certificate proof={proof} labels={labels} />;
  // What a student wrote rests on no passage.
  if (passage.quote === "") return certificate;
  return (
    <>
      <blockquote
        className={`passage ${areLines.has(question.type) ? "[&_p]:whitespace-pre-line" : ""}`}
      >
        {isCodePassage(passage.quote, question.code) ? (
          <CodeBlock code={passage.quote} language={question.codeLanguage} />
        ) : (
          <NoteExcerpt markdown={withGaps(passage)} />
        )}
      </blockquote>
      {pictured !== null && pictures.length > 0 && (
        <RichText markdown={pictures.join("\n\n")} shown={pictured.shown} />
      )}
      <NoteLink
        {...{ note, place, label: labels.correction.show }}
        span={passage.start < passage.end && !isRebuilt ? passage : null}
      />
      {props.ask !== null && (
        <Link
          href={props.ask}
          prefetch={false}
          className="link inline-flex w-fit items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <MessageSquareText aria-hidden="true" className="size-3.5 flex-none" />
          {labels.ask}
        </Link>
      )}
      {props.step !== null && (
        <Link
          href={props.step.href}
          prefetch={false}
          className="link inline-flex w-fit items-center gap-1.5 text-sm wrap-anywhere pointer-coarse:min-h-11"
        >
          <Footprints aria-hidden="true" className="size-3.5 flex-none" />
          {props.step.title}
        </Link>
      )}
      {certificate}
    </>
  );
};

/** The places of a passage with a sign where something between two was left out. */
const withGaps = ({ quote, places = [] }: Passage): string => {
  let text = "";
  let from = 0;
  for (const [index, place] of places.entries()) {
    const start = quote.indexOf(place.quote, from);
    if (start < 0) return quote;
    const between = quote.slice(from, start);
    text += index > 0 && between.trim() === "" ? "\n\n…\n\n" : between;
    text += place.quote;
    from = start + place.quote.length;
  }
  return text + quote.slice(from);
};

/** A passage is code when at least half of its lines stand in the question's code, which may have a gap. */
export const isCodePassage = (quote: string, code: string | null): boolean => {
  if (code === null) return false;
  const known = new Set(code.split("\n").map((line) => line.trim()));
  const lines = quote.split("\n").map((line) => line.trim());
  return lines.filter((line) => known.has(line)).length * 2 >= lines.length;
};
