"use client";

import { Check, GripVertical, X } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { focusStep } from "#components/ui/order-list.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { matchedPairs } from "#lib/questions/judge-answer.ts";
import { stepsInOrder } from "./step-list.tsx";
import type { PlayerQuestion } from "./use-player.ts";

type Choice = PlayerQuestion["choices"][number];

/** The terms of a matching, each with what an answer puts to it; as they were put where it names other meanings. */
export const pairsOf = (
  choices: readonly Choice[],
  answer: string,
): { term: Choice; meaning: Choice }[] => {
  const terms = choices.slice(0, choices.length / 2);
  const meanings = stepsInOrder(choices.slice(terms.length), answer);
  return terms.flatMap((term, at) => {
    const meaning = meanings[at];
    return meaning ? [{ term, meaning }] : [];
  });
};

interface PairListProps {
  readonly choices: readonly Choice[];
  readonly legend: string;
  /** The meanings so far in the order of the terms, on a line each; "" while nothing was moved. */
  readonly order: string;
  readonly disabled: boolean;
  readonly onOrder: (order: string) => void;
  readonly onEnter: () => void;
}

/**
 * Terms with what belongs to them: two meanings change their places when one is dragged onto the other, or one after the
 * other is pressed, by mouse, finger or Space.
 */
export const PairList = (props: PairListProps) => {
  const t = useTexts();
  const id = useId();
  const pairs = pairsOf(props.choices, props.order);
  const [held, setHeld] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);

  const swap = (from: number, to: number) => {
    const meanings = pairs.map(({ meaning }) => meaning.value);
    const [one, other] = [meanings[from], meanings[to]];
    setHeld(null);
    if (props.disabled || from === to || one === undefined || other === undefined) return;
    setSaid(t("player.pairs.swapped", { place: to + 1, total: pairs.length }));
    props.onOrder(meanings.with(from, other).with(to, one).join("\n"));
  };
  const press = (at: number) => {
    if (held === null) {
      setHeld(at);
      setSaid(t("player.pairs.held", { place: at + 1, total: pairs.length }));
    } else swap(held, at);
  };
  const drag = usePairDrag(list, swap);

  const onKey = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) focusStep(list.current, at + by);
    else if (event.key === "Enter") props.onEnter();
    else if (event.key === "Escape" && held !== null) setHeld(null);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset disabled={props.disabled} className="grid min-w-0 grid-cols-1">
      <legend className="caption mb-3">{props.legend}</legend>
      <p id={`${id}-keys`} className="sr-only">
        {t("player.pairs.keys")}
      </p>
      <ol ref={list} {...drag.handlers} className="grid grid-cols-1 gap-4 sm:gap-2.5">
        {pairs.map(({ term, meaning }, at) => (
          <PairRow key={term.value} term={term.label} termId={`${id}-t${at}`}>
            <button
              type="button"
              data-step={at}
              data-look={
                drag.from === at || held === at ? "held" : drag.over === at ? "over" : undefined
              }
              aria-pressed={held === at}
              aria-labelledby={`${id}-t${at} ${id}-m${at}`}
              aria-describedby={`${id}-keys`}
              onClick={() => drag.isClick() && press(at)}
              onKeyDown={(event) => onKey(event, at)}
              className="flex min-h-13 min-w-0 cursor-grab items-center gap-1 rounded-xl border border-rule bg-surface py-[0.65rem] pr-4 pl-1 text-left select-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-[look=held]:border-accent data-[look=held]:bg-accent-wash data-[look=over]:border-accent data-[look=over]:border-dashed"
            >
              <span
                data-grip=""
                className="-my-2 grid size-11 flex-none touch-none place-items-center text-ink-faint"
              >
                <GripVertical aria-hidden="true" className="size-5" />
              </span>
              <span id={`${id}-m${at}`} className="min-w-0 flex-1 font-serif text-lg wrap-anywhere">
                {meaning.label}
              </span>
            </button>
          </PairRow>
        ))}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
};

const PairRow = (props: { term: ReactNode; termId?: string; children: ReactNode }) => (
  <li className="grid grid-cols-1 items-center gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <span id={props.termId} className="min-w-0 font-serif text-lg font-medium wrap-anywhere">
      {props.term}
    </span>
    {props.children}
  </li>
);

/** A press that moves by more than this is a drag. */
const dragFromPx = 6;

/**
 * The handlers of a list whose meanings are dragged onto each other. A finger drags by the grip alone, so that the page
 * can be scrolled by all else. The pointer is held from the first move on, as a press without one is a click.
 */
const usePairDrag = (
  list: { readonly current: HTMLOListElement | null },
  swap: (from: number, to: number) => void,
) => {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const press = useRef<{ at: number; x: number; y: number; moved: boolean } | null>(null);
  const placeAt = (y: number): number | null => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const at = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
    return at === -1 ? null : at;
  };
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    from,
    over,
    /** Whether a click ends no drag; one of the keyboard or a screen reader never does. */
    isClick: () => {
      const { moved = false } = press.current ?? {};
      press.current = null;
      return !moved;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLOListElement>) => {
        press.current = null;
        const target = event.target instanceof Element ? event.target : null;
        const handle = target?.closest<HTMLElement>("[data-step]:enabled");
        const byFinger = event.pointerType !== "mouse";
        if (!handle || event.button !== 0 || (byFinger && !target?.closest("[data-grip]"))) return;
        const { clientX: x, clientY: y } = event;
        press.current = { at: Number(handle.dataset.step), x, y, moved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLOListElement>) => {
        const begun = press.current;
        if (!begun || event.buttons === 0) return;
        if (!begun.moved) {
          if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < dragFromPx) return;
          begun.moved = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(begun.at);
        }
        setOver(placeAt(event.clientY));
      },
      onPointerUp: (event: PointerEvent<HTMLOListElement>) => {
        const begun = press.current;
        const to = placeAt(event.clientY);
        if (begun?.moved && to !== null) swap(begun.at, to);
        end();
      },
      onPointerCancel: () => {
        press.current = null;
        end();
      },
    },
  };
};

/** After the answer: what the student put to each term with a mark, and under a wrong one what belongs there. */
export const PairComparison = (props: {
  choices: readonly Choice[];
  order: string;
  keyValue: string;
}) => {
  const t = useTexts();
  const fits = matchedPairs(props.keyValue, props.order);
  const right = pairsOf(props.choices, props.keyValue);
  return (
    <ol className="grid grid-cols-1 gap-4 sm:gap-2.5">
      {pairsOf(props.choices, props.order).map(({ term, meaning }, at) => {
        const isRight = fits[at] === true;
        const Icon = isRight ? Check : X;
        return (
          <PairRow key={term.value} term={term.label}>
            <div
              data-look={isRight ? "right" : "wrong"}
              className="flex items-start gap-3 rounded-xl border px-4 py-2 data-[look=right]:border-correct-line data-[look=right]:bg-correct-wash data-[look=wrong]:border-loss-line data-[look=wrong]:bg-loss-wash"
            >
              <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 font-serif text-lg wrap-anywhere">
                <span>{meaning.label}</span>
                {!isRight && (
                  <span className="text-correct">
                    <span className="caption mr-2">{t("player.rightAnswer")}</span>
                    {right[at]?.meaning.label}
                  </span>
                )}
              </div>
              <Icon aria-hidden="true" className="mt-1.5 size-4 flex-none" strokeWidth={2.5} />
              <span className="sr-only">{t(isRight ? "player.right" : "player.wrong")}</span>
            </div>
          </PairRow>
        );
      })}
    </ol>
  );
};
