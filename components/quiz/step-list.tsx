"use client";

import { ArrowDown, ArrowUp, Check, GripVertical, X } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { PlayerQuestion } from "./use-player.ts";

type Step = PlayerQuestion["choices"][number];

/** The list with one item in another place; the same list where the place does not exist. */
const moved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
};

/** The steps in the order of an answer, which names one on each line; as they were put where it names others. */
export const stepsInOrder = (steps: readonly Step[], answer: string): readonly Step[] => {
  const named = answer.split("\n").map((line) => steps.find(({ value }) => value === line));
  const found = named.filter((step) => step !== undefined);
  return found.length === steps.length ? found : steps;
};

interface StepListProps {
  readonly steps: readonly Step[];
  readonly legend: string;
  /** The order so far, a step on each line; "" while nothing was moved. */
  readonly order: string;
  readonly disabled: boolean;
  readonly onOrder: (order: string) => void;
  readonly onEnter: () => void;
}

/**
 * Steps that are put into their order: dragged by mouse or by the grip under a finger, moved by the buttons, or by keys,
 * where Space takes a step and the arrows move it.
 */
export const StepList = (props: StepListProps) => {
  const t = useTexts();
  const id = useId();
  const steps = stepsInOrder(props.steps, props.order);
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const refocus = useFocusThatMoves(list, props.order);

  const move = (from: number, to: number) => {
    const next = moved(steps, from, to);
    const step = steps[from];
    if (props.disabled || next === steps || step === undefined) return;
    refocus(step.value);
    setSaid(t("player.steps.moved", { place: to + 1, total: steps.length }));
    props.onOrder(next.map(({ value }) => value).join("\n"));
  };
  const drag = useStepDrag(list, steps, move, setHeld);

  const hold = (step: Step, at: number) => {
    const isHeld = held === step.value;
    setHeld(isHeld ? null : step.value);
    setSaid(
      isHeld
        ? t("player.steps.let", { place: at + 1 })
        : t("player.steps.held", { place: at + 1, total: steps.length }),
    );
  };
  const onKey = (event: KeyboardEvent, step: Step, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      if (held === step.value || event.altKey) move(at, at + by);
      else focusStep(list.current, at + by);
    } else if (event.key === "Enter") props.onEnter();
    else if (event.key === "Escape" && held !== null) setHeld(null);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset disabled={props.disabled} className="grid min-w-0 grid-cols-1">
      <legend className="caption mb-3">{props.legend}</legend>
      <p id={`${id}-keys`} className="sr-only">
        {t("player.steps.keys")}
      </p>
      <ol ref={list} {...drag} className="grid grid-cols-1 gap-2.5">
        {steps.map((step, at) => (
          <li
            key={step.value}
            data-held={held === step.value ? "" : undefined}
            className="flex min-h-13 items-stretch rounded-xl border border-rule bg-surface select-none has-[[data-step]:focus-visible]:outline-2 has-[[data-step]:focus-visible]:outline-offset-2 has-[[data-step]:focus-visible]:outline-accent data-held:border-accent data-held:bg-accent-wash"
          >
            <button
              type="button"
              data-step={at}
              aria-pressed={held === step.value}
              aria-describedby={`${id}-keys`}
              onClick={(event) => {
                // A click of the mouse ends a drag; one of the keyboard or a screen reader has no position.
                if (event.detail === 0) hold(step, at);
              }}
              onKeyDown={(event) => onKey(event, step, at)}
              onBlur={() => held === step.value && !drag["data-dragging"] && setHeld(null)}
              className="flex min-w-0 flex-1 cursor-grab items-center gap-3 py-[0.65rem] pl-1 text-left outline-none in-data-dragging:cursor-grabbing"
            >
              <span
                data-grip=""
                className="grid size-11 flex-none touch-none place-items-center -my-2 text-ink-faint"
              >
                <GripVertical aria-hidden="true" className="size-5" />
              </span>
              <span className="caption flex-none tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1 font-serif text-lg wrap-anywhere">{step.label}</span>
            </button>
            <MoveButton
              way="up"
              step={step.value}
              disabled={at === 0}
              onMove={() => move(at, at - 1)}
            />
            <MoveButton
              way="down"
              step={step.value}
              disabled={at === steps.length - 1}
              onMove={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
};

const MoveButton = (props: {
  way: "up" | "down";
  step: string;
  disabled: boolean;
  onMove: () => void;
}) => {
  const t = useTexts();
  const Icon = props.way === "up" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-move={props.way}
      // Not `disabled`: who moves a step to the end keeps the focus.
      aria-disabled={props.disabled}
      aria-label={t(`player.steps.${props.way}`, { step: props.step })}
      onClick={props.onMove}
      className="grid min-h-11 w-11 flex-none place-items-center rounded-lg text-ink-soft hover:bg-surface-2 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
};

/** Takes the focus to a step. */
export const focusStep = (within: ParentNode | null, at: number): void =>
  within?.querySelector<HTMLElement>(`[data-step="${at}"]`)?.focus();

/** What moves in the page loses the focus, which belongs to the step and the button on it. */
const useFocusThatMoves = (list: { readonly current: HTMLOListElement | null }, order: string) => {
  const wanted = useRef<{ value: string; part: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { value, part } = wanted.current;
    wanted.current = null;
    const at = order.split("\n").indexOf(value);
    list.current?.children[at]?.querySelector<HTMLElement>(part)?.focus();
  }, [order]);
  return (value: string) => {
    const way = document.activeElement?.getAttribute("data-move");
    wanted.current = { value, part: way ? `[data-move="${way}"]` : "[data-step]" };
  };
};

/**
 * The handlers of a list whose items are dragged. A finger drags by the grip alone, so that the page can be scrolled by
 * all else; the list holds the pointer, because items that change their places lose it.
 */
const useStepDrag = (
  list: { readonly current: HTMLOListElement | null },
  steps: readonly Step[],
  move: (from: number, to: number) => void,
  setHeld: (step: string | null) => void,
) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const end = () => {
    if (dragged === null) return;
    setDragged(null);
    setHeld(null);
  };
  return {
    "data-dragging": dragged === null ? undefined : "",
    onPointerDown: (event: PointerEvent<HTMLOListElement>) => {
      const target = event.target instanceof Element ? event.target : null;
      const handle = target?.closest<HTMLButtonElement>("[data-step]:enabled");
      const byFinger = event.pointerType !== "mouse";
      if (!handle || event.button !== 0 || (byFinger && !target?.closest("[data-grip]"))) return;
      const step = steps[Number(handle.dataset.step)];
      if (step === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(step.value);
      setHeld(step.value);
    },
    onPointerMove: (event: PointerEvent<HTMLOListElement>) => {
      const from = steps.findIndex(({ value }) => value === dragged);
      if (from === -1) return;
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const to = rows.findIndex(
        ({ top, bottom }) => event.clientY >= top && event.clientY < bottom,
      );
      const [own, other] = [rows[from], rows[to]];
      if (!own || !other || to === from) return;
      // A tall row would swap back at once where the pointer is not yet past the room it needs.
      const fits =
        to > from
          ? event.clientY > other.bottom - own.height
          : event.clientY < other.top + own.height;
      if (fits) move(from, to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};

/** After the answer: the student's order with a mark for each place, and the right one beside it. */
export const OrderComparison = (props: {
  steps: readonly Step[];
  order: string;
  keyValue: string;
}) => {
  const t = useTexts();
  const [own, right] = [props.order, props.keyValue].map((one) => stepsInOrder(props.steps, one));
  const isRight = props.order === props.keyValue;
  return (
    <div className="grid grid-cols-1 gap-6 sm:has-[>:nth-child(2)]:grid-cols-2">
      <OrderColumn title={t("player.steps.own")}>
        {own?.map((step, at) => {
          const fits = step.value === right?.[at]?.value;
          const Icon = fits ? Check : X;
          return (
            <OrderRow
              key={step.value}
              number={at + 1}
              look={fits ? "right" : "wrong"}
              label={step.label}
            >
              <Icon aria-hidden="true" className="size-4" strokeWidth={2.5} />
              <span className="sr-only">{t(fits ? "player.right" : "player.wrong")}</span>
            </OrderRow>
          );
        })}
      </OrderColumn>
      {!isRight && (
        <OrderColumn title={t("player.steps.right")}>
          {right?.map((step, at) => (
            <OrderRow key={step.value} number={at + 1} look="plain" label={step.label} />
          ))}
        </OrderColumn>
      )}
    </div>
  );
};

const OrderColumn = (props: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 content-start gap-2">
    <h3 className="caption">{props.title}</h3>
    <ol className="grid grid-cols-1 gap-2">{props.children}</ol>
  </section>
);

const OrderRow = (props: {
  number: number;
  look: "right" | "wrong" | "plain";
  label: ReactNode;
  children?: ReactNode;
}) => (
  <li
    data-look={props.look}
    className="flex items-center gap-3 rounded-xl border border-rule px-4 py-2 data-[look=right]:border-correct-line data-[look=right]:bg-correct-wash data-[look=wrong]:border-loss-line data-[look=wrong]:bg-loss-wash"
  >
    <span className="caption flex-none tabular-nums">{props.number}</span>
    <span className="min-w-0 flex-1 font-serif text-lg wrap-anywhere">{props.label}</span>
    {props.children}
  </li>
);
