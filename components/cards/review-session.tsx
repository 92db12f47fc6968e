"use client";

import { Lightbulb, Pause, Undo2 } from "lucide-react";
import Link from "next/link";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  type JudgedQuestion,
  type Suggestion,
  suggestedRating,
} from "#lib/cards/suggested-rating.ts";
import { type CardRating, hintedRatings } from "#lib/schemas/card.ts";
import { isPlain, numberOf, takesEnter, useShortcuts } from "../hooks/use-shortcuts.ts";
import { AnswerVerdict, PassageFigure, QuestionCard } from "../quiz/question-card.tsx";
import { StaleNotice } from "../quiz/stale-question.tsx";
import type { PlayerQuestion } from "../quiz/use-player.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { type Done, type DoneHere, type SessionScope, useDone, useReviews } from "./use-reviews.ts";

/** The two sides of a card of the student's own. */
interface Sides {
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** What became of the sentence of a document that it was made from. */
  readonly passage: ReactNode;
}

/** A hint as it is shown; an option that is wrong is not. */
type ShownHint =
  | { readonly kind: "passage" | "letters"; readonly text: ReactNode }
  | { readonly kind: "option"; readonly value: string };

/** What comes back, with its answer, and how long it stays away after each of the ratings. */
export interface SessionCard {
  readonly id: string;
  readonly asks:
    | { readonly question: PlayerQuestion; readonly judged: JudgedQuestion }
    | { readonly sides: Sides };
  readonly reviews: number;
  /** How often it was forgotten; null where that is nothing to speak of. */
  readonly forgotten: number | null;
  readonly waits: readonly string[];
  /** What helps to remember, the least first. */
  readonly hints: readonly ShownHint[];
  /** The quiz, the document or the subject that it comes from. */
  readonly from: {
    readonly quizId?: string;
    readonly href: string;
    readonly title: string;
    /** Its question among all of the quiz. */
    readonly questionHref?: string;
  };
  /** The documents whose words it asks, at these: shown with the answer, which stands there. */
  readonly answers: readonly { readonly href: string; readonly title: string }[];
}

const questionOf = ({ asks }: SessionCard): PlayerQuestion | null =>
  "question" in asks ? asks.question : null;

/** The question without the options that hints have ruled out. */
const withoutOptions = (question: PlayerQuestion, hints: readonly ShownHint[]): PlayerQuestion => {
  const out = hints.flatMap((hint) => (hint.kind === "option" ? [hint.value] : []));
  const choices = question.choices.filter(({ value }) => !out.includes(value));
  return out.length === 0 ? question : { ...question, choices };
};

const ratings: readonly CardRating[] = ["again", "hard", "good", "easy"];

/** A card and how many of its hints were looked at. */
interface HintedCard {
  readonly id: string | undefined;
  readonly count: number;
}

/** The hints that were looked at of a card, and its question without the options that they ruled out. */
const useHints = (
  card: SessionCard | undefined,
  { turned, open }: { readonly turned: boolean; readonly open: HintedCard | null },
  onRuledOut: (value: string) => void,
) => {
  const [taken, setTaken] = useState(open ?? { id: card?.id, count: 0 });
  const count = taken.id === card?.id ? taken.count : 0;
  const hints = card?.hints.slice(0, count) ?? [];
  const asked = card === undefined ? null : questionOf(card);
  const takeHint = () => {
    const next = card?.hints[count];
    if (next === undefined) return;
    if (next.kind === "option") onRuledOut(next.value);
    setTaken({ id: card?.id, count: count + 1 });
  };
  return { hints, takeHint, question: asked && (turned ? asked : withoutOptions(asked, hints)) };
};

interface SessionProps {
  readonly cards: readonly SessionCard[];
  readonly due: number;
  readonly scope: SessionScope;
  /** What is shown when no card is left. */
  readonly children: ReactNode;
}

/** One card after the other: remember, turn it over, say how well it went. */
export const ReviewSession = (props: SessionProps) => {
  const { done, setDone } = useDone(props.scope);
  const [resumed, setResumed] = useState(0);
  const [back, setBack] = useState<{ id: string; list: string } | null>(null);
  const [open, setOpen] = useState<HintedCard | null>(null);
  // A list that was read anew begins anew; with a card that was resumed it may be the same one.
  const list = props.cards.map(({ id, reviews }) => `${id}${reviews}`).join();
  return (
    <Sitting
      key={`${resumed} ${list}`}
      {...props}
      {...{ done, setDone }}
      // The card that is back is the first, once the list has it as it is now.
      first={back === null || back.list === list ? null : back.id}
      back={back?.id ?? null}
      setBack={(id) => {
        setBack(id === null ? null : { id, list });
        setOpen(null);
      }}
      {...{ open, setOpen }}
      onResumed={() => setResumed(resumed + 1)}
    />
  );
};

/** The rating that the answer to a card speaks for, once that was turned over. */
const suggestionFor = (
  card: SessionCard | undefined,
  given: { readonly turned: boolean; readonly hinted: boolean; readonly answer: string },
): Suggestion | null =>
  given.turned && card !== undefined && "judged" in card.asks
    ? suggestedRating(card.asks.judged, given.answer, given.hinted)
    : null;

interface SessionKeys {
  readonly turned: boolean;
  /** What Space does before the card is turned over: in some questions it picks something up. */
  readonly space: "turns" | "moves";
  /** What the numbers do, from 1: they rate a card that was turned over, and choose an option before. */
  readonly numbers: readonly (() => void)[];
  readonly turn: () => void;
  /** Takes the rating that the answer speaks for; null where it speaks for none. */
  readonly take: (() => void) | null;
  readonly hint: () => void;
  readonly undo: () => void;
}

/** An option that has the focus while none is chosen. */
const isOpenChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement &&
  target.matches("input[type=radio]:not(:disabled)") &&
  target.form?.querySelector("input[type=radio]:checked") === null;

/** What a key other than a number does; null for nothing. */
const actOf = (event: KeyboardEvent, keys: SessionKeys): (() => void) | null => {
  const isEnter = event.key === "Enter";
  if (isEnter || event.key === " ") {
    // A button that has the focus is pressed by it, and an option is chosen by Space first.
    if (takesEnter(event.target) || (!isEnter && isOpenChoice(event.target))) return null;
    if (keys.turned) return keys.take;
    return isEnter || keys.space === "turns" ? keys.turn : null;
  }
  if (event.code === "KeyU") return keys.undo;
  return event.code === "KeyH" && !keys.turned ? keys.hint : null;
};

/** The keys of a session: Space and Enter turn a card over, and take the rating that its answer speaks for. */
const useSessionKeys = (keys: SessionKeys): void =>
  useShortcuts((event) => {
    // A list of steps has taken its Enter already, and turned the card over by it.
    if (!isPlain(event) || event.defaultPrevented) return false;
    // A key that is held down turns the card over, and does not rate it as well.
    if (event.repeat) return keys.turned && event.key === " ";
    const number = numberOf(event);
    const act = number === null ? actOf(event, keys) : keys.numbers[number - 1];
    act?.();
    return act != null;
  });

/** What was answered of the card in hand, whether it was turned over, and where the focus goes then. */
const useTurning = (index: number, isOpen: boolean) => {
  const [draft, setDraft] = useState("");
  const [turned, setTurned] = useState(isOpen);
  const [awake, setAwake] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const rating = useRef<HTMLFieldSetElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => setAwake(true), []);
  // A field that had the focus would keep the keys that rate.
  useLayoutEffect(() => {
    if (!turned) return;
    rating.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: "nearest" });
  }, [turned]);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    setDraft("");
    setTurned(false);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  const turn = () => setTurned(true);
  return { draft, setDraft, turned, turn, awake, heading, rating, verdict };
};

/** What is said when no card is left, and the way back from the last rating. */
const NoneLeft = (props: {
  done: readonly Done[];
  busy: boolean;
  told: ReactNode;
  refusal: string | null;
  onUndo: () => void;
  children: ReactNode;
}) => {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-6">
      {props.children}
      {props.done.length > 0 && (
        <button
          type="button"
          onClick={props.onUndo}
          disabled={props.busy}
          className={buttonStyle("quiet", "-ml-3")}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {t("cards.undo")}
        </button>
      )}
      <Alert>{props.refusal}</Alert>
      {props.told}
    </div>
  );
};

/** That a rating was taken back: of the card in hand, or of one that comes later. */
const TakenBack = (props: { back: string | null; cardId: string | undefined; busy: boolean }) => {
  const t = useTexts();
  const { back, cardId, busy } = props;
  return (
    <p role="status" className="caption empty:hidden">
      {back !== null && !busy && t(back === cardId ? "cards.back" : "cards.backLater")}
    </p>
  );
};

interface SittingProps extends SessionProps, DoneHere {
  readonly first: string | null;
  /** The card of two sides that is turned over: it stays so when the list is read anew, as when it got other words. */
  readonly open: HintedCard | null;
  readonly setOpen: (card: HintedCard) => void;
}

const Sitting = (props: SittingProps) => {
  const t = useTexts();
  // For the whole sitting: what comes next is counted in this order.
  const [first] = useState(props.first);
  const cards = props.cards.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  const { card, index, busy, refusal, rate, suspend, undo } = useReviews(cards, props);
  const turning = useTurning(index, props.open !== null && props.open.id === card?.id);
  const { draft, setDraft, turned, awake, heading, rating, verdict } = turning;
  const { hints, question, takeHint } = useHints(card, { turned, open: props.open }, (value) => {
    if (value === draft) setDraft("");
  });
  const turn = () => {
    turning.turn();
    if (card !== undefined && question === null)
      props.setOpen({ id: card.id, count: hints.length });
  };
  const hinted = hints.length > 0;
  const offered = hinted ? hintedRatings : ratings;
  const suggestion = suggestionFor(card, { turned, hinted, answer: draft });
  useSessionKeys({
    ...{ turned, turn, undo },
    numbers: turned
      ? offered.map((one) => () => rate(one, hinted))
      : choicesOf(question).map(
          ({ value }) =>
            () =>
              setDraft(value),
        ),
    space: spaceOf(question),
    take: suggestion && (() => rate(suggestion.rating, hinted)),
    hint: takeHint,
  });
  const told = <TakenBack back={props.back} cardId={card?.id} busy={busy} />;
  if (card === undefined) return <NoneLeft {...props} {...{ busy, refusal, told }} onUndo={undo} />;
  const { asks } = card;
  const left = Math.max(props.due, props.cards.length) - index;
  return (
    <>
      <StaleCard key={card.id} card={card} isShown={turned} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          turn();
        }}
        className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]"
      >
        <div className="grid grid-cols-1 content-start gap-7">
          <p className="caption flex flex-wrap justify-between gap-x-6">
            <span>{t("cards.left", { count: left })}</span>
            <CardOrigin card={card} turned={turned} />
          </p>
          {told}
          {card.forgotten !== null && (
            <LeechNotice count={card.forgotten} busy={busy} onSuspend={suspend} />
          )}
          {question !== null ? (
            <>
              <QuestionCard
                key={card.id}
                question={question}
                position={t("cards.left", { count: left })}
                heading={heading}
                passage={heading}
                chosen={draft}
                answered={turned}
                sending={!awake}
                keyValue={question.key?.value ?? null}
                onChoose={setDraft}
                onEnter={turn}
              />
              {turned && <Turned ref={verdict} {...{ question, suggestion }} answer={draft} />}
            </>
          ) : (
            "sides" in asks && (
              <OwnCard
                key={card.id}
                sides={asks.sides}
                position={t("cards.left", { count: left })}
                heading={heading}
                turned={turned}
              />
            )
          )}
          {!turned && <Hints hints={hints} />}
          <div className="flex flex-wrap items-end gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t max-sm:border-rule max-sm:bg-paper/92 max-sm:px-[clamp(1.25rem,4vw,3rem)] max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:backdrop-blur-sm">
            <Alert className="basis-full">{refusal}</Alert>
            {turned ? (
              <RatingButtons
                ref={rating}
                {...{ offered, busy, suggestion }}
                waits={card.waits}
                onRate={(one) => rate(one, hinted)}
              />
            ) : (
              <button
                type="submit"
                disabled={!awake}
                className={buttonStyle("primary", "min-w-36 disabled:opacity-100 max-sm:flex-1")}
              >
                {t("cards.turn")}
              </button>
            )}
            {!turned && card.hints.length > 0 && (
              <HintButton
                disabled={!awake || hints.length === card.hints.length}
                onPress={takeHint}
              />
            )}
            <UndoButton done={props.done} busy={busy} turned={turned} onUndo={undo} />
          </div>
        </div>
        {turned && question !== null && <PassageBeside question={question} />}
      </form>
    </>
  );
};

/** The way back from what was done last here. */
const UndoButton = (props: {
  done: readonly Done[];
  busy: boolean;
  turned: boolean;
  onUndo: () => void;
}) => {
  const t = useTexts();
  if (props.done.length === 0) return null;
  return (
    <button
      type="button"
      onClick={props.onUndo}
      disabled={props.busy}
      title={t("cards.undo")}
      className={buttonStyle("quiet", props.turned ? "max-sm:hidden" : "")}
    >
      <Undo2 aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t("cards.undo")}</span>
    </button>
  );
};

/** How well it went, with the rating marked that the answer speaks for. */
const RatingButtons = (props: {
  ref: RefObject<HTMLFieldSetElement | null>;
  offered: readonly CardRating[];
  waits: readonly string[];
  suggestion: Suggestion | null;
  busy: boolean;
  onRate: (rating: CardRating) => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { suggestion } = props;
  return (
    <fieldset
      ref={props.ref}
      tabIndex={-1}
      aria-describedby={suggestion === null ? undefined : id}
      // Disabled it would lose the focus, and with it the keys of whom a refusal stops.
      aria-disabled={props.busy}
      className={`grid gap-2 outline-none max-sm:w-full ${props.offered.length < ratings.length ? "grid-cols-2" : "grid-cols-4"}`}
      aria-label={t("cards.rate")}
    >
      {suggestion !== null && (
        <p id={id} className="caption col-span-full">
          {t("cards.suggested.line", { rating: t(`cards.ratings.${suggestion.rating}`) })}{" "}
          <span className="max-sm:hidden pointer-coarse:hidden">{t("cards.suggested.keys")}</span>
        </p>
      )}
      {props.offered.map((rating, at) => {
        const isSuggested = rating === suggestion?.rating;
        return (
          <button
            key={rating}
            type="button"
            onClick={() => props.onRate(rating)}
            aria-keyshortcuts={isSuggested ? `${at + 1} Space Enter` : String(at + 1)}
            data-suggested={isSuggested ? "" : undefined}
            className={buttonStyle(
              isSuggested ? "primary" : "secondary",
              "flex-col gap-0! px-3! py-1.5!",
            )}
          >
            <span>{t(`cards.ratings.${rating}`)}</span>
            <span className={isSuggested ? "text-xs font-normal" : "caption"}>
              {props.waits[at]}
            </span>
            {isSuggested && <span className="sr-only">{t("cards.suggested.mark")}</span>}
          </button>
        );
      })}
    </fieldset>
  );
};

/** The ways to where a card comes from. */
const CardOrigin = ({ card, turned }: { card: SessionCard; turned: boolean }) => {
  const { from } = card;
  const answers = turned ? card.answers : [];
  const t = useTexts();
  return (
    <span className="flex flex-wrap gap-x-3">
      <Link href={from.href} className="link wrap-anywhere">
        {from.title}
      </Link>
      {from.questionHref !== undefined && (
        <Link href={from.questionHref} prefetch={false} className="link">
          {t("cards.question")}
        </Link>
      )}
      {answers.map(({ href, title }) => (
        <Link key={href} href={href} prefetch={false} className="link wrap-anywhere">
          {title}
        </Link>
      ))}
    </span>
  );
};

/** That the note under a question was changed. */
const StaleCard = ({ card, isShown }: { card: SessionCard; isShown: boolean }) => {
  const question = questionOf(card);
  const { quizId } = card.from;
  if (!question?.stale || quizId === undefined) return null;
  return (
    <div className="max-w-2xl">
      <StaleNotice {...{ quizId, question, isShown }} stale={question.stale} hasKeys />
    </div>
  );
};

/** The passage that the answer rests on; of free recall it stands in the question itself. */
const PassageBeside = ({ question }: { question: PlayerQuestion }) =>
  question.key !== null &&
  question.type !== "free_recall" && (
    <PassageFigure
      isPatched={question.key.isPatched}
      isRebuilt={question.key.isRebuilt}
      byHand={question.byHand}
      className="content-start"
    >
      {question.key.passage}
    </PassageFigure>
  );

/** A card that is forgotten again and again, and what can be done about it. */
const LeechNotice = (props: { count: number; busy: boolean; onSuspend: () => void }) => {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-doubt pl-4 text-sm">
      <p className="min-w-0 flex-[1_1_18rem]">{t("cards.leech", { count: props.count })}</p>
      <button
        type="button"
        onClick={props.onSuspend}
        disabled={props.busy}
        className={buttonStyle("quiet", "-ml-3")}
      >
        <Pause aria-hidden="true" className="size-4" />
        {t("cards.list.suspend")}
      </button>
    </div>
  );
};

const HintButton = (props: { disabled: boolean; onPress: () => void }) => {
  const t = useTexts();
  return (
    <button
      type="button"
      onClick={props.onPress}
      disabled={props.disabled}
      title={t("cards.hint.title")}
      aria-keyshortcuts="h"
      className={buttonStyle("secondary")}
    >
      <Lightbulb aria-hidden="true" className="size-4" />
      {t("cards.hint.button")}
    </button>
  );
};

/** What was looked at so far to remember by. The letters of a passage take its place. */
const Hints = ({ hints }: { hints: readonly ShownHint[] }) => {
  const t = useTexts();
  const hasLetters = hints.some(({ kind }) => kind === "letters");
  const shown = hints.filter(({ kind }) => !(hasLetters && kind === "passage"));
  const told = useRef<HTMLDivElement>(null);
  // On a phone it would come below the buttons.
  useLayoutEffect(() => {
    if (hints.length > 0) told.current?.scrollIntoView({ block: "nearest" });
  }, [hints.length]);
  return (
    <div
      ref={told}
      role="status"
      className="grid min-w-0 scroll-mb-48 grid-cols-1 gap-4 empty:hidden"
    >
      {hints.length > 0 && (
        <>
          {shown.map((hint) => (
            <div
              key={hint.kind}
              className="min-w-0 animate-arrive border-l-2 border-rule-strong/50 pl-4"
            >
              <h3 className="caption">{t(`cards.hint.kinds.${hint.kind}`)}</h3>
              {hint.kind !== "option" && (
                <div className="font-serif text-lg wrap-anywhere">{hint.text}</div>
              )}
            </div>
          ))}
          <p className="caption">{t("cards.hint.cost")}</p>
        </>
      )}
    </div>
  );
};

/** The options that a number chooses. */
const choicesOf = (question: PlayerQuestion | null): PlayerQuestion["choices"] =>
  question?.type === "multiple_choice" || question?.type === "true_false" ? question.choices : [];

const spaceOf = (question: PlayerQuestion | null): SessionKeys["space"] =>
  question?.type === "ordering" || question?.type === "matching" ? "moves" : "turns";

/** A card of the student's own: what it asks, and below a line what it answers. */
const OwnCard = (props: {
  sides: Sides;
  position: string;
  heading: RefObject<HTMLHeadingElement | null>;
  turned: boolean;
}) => (
  <div className="grid min-w-0 grid-cols-1 gap-7">
    <div className="min-w-0 font-serif text-stem font-book tracking-[-0.006em] text-pretty wrap-anywhere">
      <h2 ref={props.heading} tabIndex={-1} className="sr-only outline-none">
        {props.position}
      </h2>
      {props.sides.front}
    </div>
    {props.turned && (
      <div
        role="status"
        className="min-w-0 animate-arrive border-t border-rule pt-6 font-serif text-lg wrap-anywhere"
      >
        {props.sides.back}
        <div className="mt-4 empty:hidden">{props.sides.passage}</div>
      </div>
    )}
  </div>
);

/** The other side: whether the answer was right, the right one where the question itself does not show it, and why. */
const Turned = (props: {
  ref: RefObject<HTMLDivElement | null>;
  question: PlayerQuestion;
  answer: string;
  suggestion: Suggestion | null;
}) => {
  const t = useTexts();
  const { question, answer, suggestion } = props;
  const { key, type, choices } = question;
  if (key === null) return null;
  return (
    <div ref={props.ref} role="status" className="grid scroll-mb-40 grid-cols-1 gap-4">
      {suggestion !== null ? (
        <AnswerVerdict
          question={question}
          attempt={{ answer, ...suggestion.judgement, reason: null }}
          judging={false}
          onJudgeAgain={() => undefined}
        />
      ) : (
        <>
          {choices.length === 0 && type !== "free_recall" && (
            <div>
              <h3 className="caption">{t("player.rightAnswer")}</h3>
              <div className="font-serif text-lg font-medium">{key.answer}</div>
            </div>
          )}
          {key.explanation !== null && (
            <div>
              <h3 className="caption">{t("player.why")}</h3>
              <div className="font-serif text-lg">{key.explanation}</div>
            </div>
          )}
        </>
      )}
    </div>
  );
};
