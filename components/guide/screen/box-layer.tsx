"use client";

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import { type Corner, movedBox, type Place, resizedBox } from "./edit-box.ts";

/** How far a key moves the box or one of its sides, as a fraction of the picture; ten times that with Ctrl. */
const keyStep = 0.004;

const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const corners: readonly Corner[] = ["nw", "ne", "sw", "se"];

/** The picture's place and size in its frame, in CSS pixels. */
export interface ShownPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxStyle = (picture: ShownPicture, box: ScreenBox) => ({
  width: box.width * picture.width,
  height: box.height * picture.height,
  transform: `translate(${picture.x + box.x * picture.width}px, ${picture.y + box.y * picture.height}px)`,
});

/** A box on a picture: dragged, sized at its corners, and both with the arrow keys. */
export const BoxLayer = (props: {
  picture: ShownPicture;
  box: ScreenBox;
  name: string;
  /** The box of a step, or an area that is covered. */
  kind: "shot-box" | "shot-cover";
  drawn?: boolean;
  onChange: (box: ScreenBox | null) => void;
  /** The pointer was let go. */
  onRest: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { picture, box } = props;
  const drag = useDrag(props);
  const told = useToldPlace();
  const onKeyDown = (event: KeyboardEvent) => {
    const gone = event.key === "Delete" || event.key === "Backspace";
    const way = directions[event.key];
    if (event.altKey || (!gone && way === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (way === undefined) return props.onChange(null);
    const far = event.ctrlKey || event.metaKey ? keyStep * 10 : keyStep;
    const by = { x: way.x * far, y: way.y * far };
    const next = event.shiftKey ? resizedBox(box, "se", by) : movedBox(box, by);
    props.onChange(next);
    told.tell(next);
  };
  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and sized by keys
        tabIndex={0}
        aria-label={props.name}
        aria-describedby={`${id}-keys`}
        className={props.kind}
        data-drawn={props.drawn || undefined}
        style={boxStyle(picture, box)}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {corners.map((corner) => (
          <span key={corner} aria-hidden="true" data-corner={corner} className="shot-corner" />
        ))}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t("guideScreen.boxKeys")}
      </p>
      <p aria-live="polite" className="sr-only">
        {told.words}
      </p>
    </>
  );
};

const cornerOf = (target: EventTarget): Corner | null => {
  const named = target instanceof HTMLElement ? target.dataset.corner : undefined;
  return corners.find((corner) => corner === named) ?? null;
};

/** Moves the whole box, or the corner that was pressed. */
const useDrag = (props: Parameters<typeof BoxLayer>[0]) => {
  const held = useRef<{ box: ScreenBox; corner: Corner | null; x: number; y: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    held.current = { box: props.box, corner: cornerOf(event.target), x, y };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (held.current === null) return;
    event.stopPropagation();
    const { box, corner, x, y } = held.current;
    const by = {
      x: (event.clientX - x) / props.picture.width,
      y: (event.clientY - y) / props.picture.height,
    };
    props.onChange(corner === null ? movedBox(box, by) : resizedBox(box, corner, by));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (held.current === null) return;
    event.stopPropagation();
    held.current = null;
    props.onRest();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
};

/** Milliseconds of rest after a key before the new place is told. */
const restMs = 600;

const useToldPlace = () => {
  const t = useTexts();
  const number = useNumbers();
  const [words, setWords] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const percent = (fraction: number) =>
    number(fraction, { style: "percent", maximumFractionDigits: 0 });
  const tell = (box: ScreenBox) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const place = { left: percent(box.x), top: percent(box.y) };
      const size = { width: percent(box.width), height: percent(box.height) };
      setWords(t("guideScreen.boxAt", { ...place, ...size }));
    }, restMs);
  };
  return { words, tell };
};
