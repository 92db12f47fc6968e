"use client";

import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTexts } from "./texts.tsx";

/** The list with one item in another place; the same list where the place does not exist. */
const moved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
};

/** What is put into an order. */
interface OrderedItem {
  /** Tells it from the others. */
  readonly value: string;
  /** As it is called by who does not see it. */
  readonly name: string;
  readonly label: ReactNode;
}

interface OrderListProps {
  readonly items: readonly OrderedItem[];
  readonly legend: string;
  /** What the keys do, for who does not see the list. */
  readonly keys: string;
  readonly disabled?: boolean;
  /** With the values in their new order. */
  readonly onOrder: (values: readonly string[]) => void;
  readonly onEnter?: () => void;
}

/**
 * Items that are put into their order: dragged by mouse or by the grip under a finger, moved by the buttons, or by keys,
 * where Space takes an item and the arrows move it, with Alt at once.
 */
export const OrderList = (props: OrderListProps) => {
  const t = useTexts();
  const id = useId();
  const { items, disabled = false } = props;
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const refocus = useFocusThatMoves(list, items);

  const move = (from: number, to: number) => {
    const next = moved(items, from, to);
    const item = items[from];
    if (disabled || next === items || item === undefined) return;
    refocus(item.value);
    setSaid(t("shell.order.moved", { place: to + 1, total: items.length }));
    props.onOrder(next.map(({ value }) => value));
  };
  const drag = useItemDrag(list, items, move, setHeld);

  const hold = (item: OrderedItem, at: number) => {
    const isHeld = held === item.value;
    setHeld(isHeld ? null : item.value);
    setSaid(
      isHeld
        ? t("shell.order.let", { place: at + 1 })
        : t("shell.order.held", { place: at + 1, total: items.length }),
    );
  };
  const onKey = (event: KeyboardEvent, item: OrderedItem, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      if (held === item.value || event.altKey) move(at, at + by);
      else focusStep(list.current, at + by);
    } else if (event.key === "Enter" && props.onEnter) props.onEnter();
    else if (event.key === "Escape" && held !== null) setHeld(null);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1">
      <legend className="caption mb-3">{props.legend}</legend>
      <p id={`${id}-keys`} className="sr-only">
        {props.keys}
      </p>
      <ol ref={list} {...drag} className="grid grid-cols-1 gap-2.5">
        {items.map((item, at) => (
          <li
            key={item.value}
            data-held={held === item.value ? "" : undefined}
            className="flex min-h-13 items-stretch rounded-xl border border-rule bg-surface select-none has-[[data-step]:focus-visible]:outline-2 has-[[data-step]:focus-visible]:outline-offset-2 has-[[data-step]:focus-visible]:outline-accent data-held:border-accent data-held:bg-accent-wash"
          >
            <button
              type="button"
              data-step={at}
              aria-pressed={held === item.value}
              aria-describedby={`${id}-keys`}
              onClick={(event) => {
                // A click of the mouse ends a drag; one of the keyboard or a screen reader has no position.
                if (event.detail === 0) hold(item, at);
              }}
              onKeyDown={(event) => onKey(event, item, at)}
              onBlur={() => held === item.value && !drag["data-dragging"] && setHeld(null)}
              className="flex min-w-0 flex-1 cursor-grab items-center gap-3 py-[0.65rem] pl-1 text-left outline-none in-data-dragging:cursor-grabbing"
            >
              <span
                data-grip=""
                className="grid size-11 flex-none touch-none place-items-center -my-2 text-ink-faint"
              >
                <GripVertical aria-hidden="true" className="size-5" />
              </span>
              <span className="caption flex-none tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1 font-serif text-lg wrap-anywhere">{item.label}</span>
            </button>
            <MoveButton
              way="up"
              name={item.name}
              disabled={at === 0}
              onMove={() => move(at, at - 1)}
            />
            <MoveButton
              way="down"
              name={item.name}
              disabled={at === items.length - 1}
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
  name: string;
  disabled: boolean;
  onMove: () => void;
}) => {
  const t = useTexts();
  const Icon = props.way === "up" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-move={props.way}
      // Not `disabled`: who moves an item to the end keeps the focus.
      aria-disabled={props.disabled}
      aria-label={t(`shell.order.${props.way}`, { name: props.name })}
      onClick={props.onMove}
      className="grid min-h-11 w-11 flex-none place-items-center rounded-lg text-ink-soft hover:bg-surface-2 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
};

/** Takes the focus to an item. */
export const focusStep = (within: ParentNode | null, at: number): void =>
  within?.querySelector<HTMLElement>(`[data-step="${at}"]`)?.focus();

/** What moves in the page loses the focus, which belongs to the item and the button on it. */
const useFocusThatMoves = (
  list: { readonly current: HTMLOListElement | null },
  items: readonly OrderedItem[],
) => {
  const wanted = useRef<{ value: string; part: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { value, part } = wanted.current;
    wanted.current = null;
    const at = items.findIndex((item) => item.value === value);
    list.current?.children[at]?.querySelector<HTMLElement>(part)?.focus();
  }, [items.map(({ value }) => value).join("\n")]);
  return (value: string) => {
    const way = document.activeElement?.getAttribute("data-move");
    wanted.current = { value, part: way ? `[data-move="${way}"]` : "[data-step]" };
  };
};

/**
 * The handlers of a list whose items are dragged. A finger drags by the grip alone, so that the page can be scrolled by
 * all else; the list holds the pointer, because items that change their places lose it.
 */
export const useItemDrag = (
  list: { readonly current: HTMLOListElement | null },
  items: readonly Pick<OrderedItem, "value">[],
  move: (from: number, to: number) => void,
  setHeld: (value: string | null) => void,
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
      const item = items[Number(handle.dataset.step)];
      if (item === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(item.value);
      setHeld(item.value);
    },
    onPointerMove: (event: PointerEvent<HTMLOListElement>) => {
      const from = items.findIndex(({ value }) => value === dragged);
      if (from === -1) return;
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const isInRow = ({ top, bottom }: DOMRect) => event.clientY >= top && event.clientY < bottom;
      const inRow = rows.filter(isInRow);
      // Of several beside each other the one below the pointer; a list is followed beside it, too.
      const under = (row: DOMRect) =>
        isInRow(row) &&
        (inRow.length === 1 || (event.clientX >= row.left && event.clientX < row.right));
      const to = rows.findIndex(under);
      const [own, other] = [rows[from], rows[to]];
      if (!own || !other || to === from) return;
      // A tall row would swap back at once where the pointer is not yet past the room it needs.
      const fits =
        own.top === other.top ||
        (to > from
          ? event.clientY > other.bottom - own.height
          : event.clientY < other.top + own.height);
      if (fits) move(from, to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
