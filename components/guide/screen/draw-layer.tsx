"use client";

import { type PointerEvent, useRef } from "react";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import type { ShownPicture } from "./box-layer.tsx";
import { boxBetween, type Place } from "./edit-box.ts";

/** A press that went no further than this, in CSS pixels, draws nothing. */
const leastDrag = 4;

/** Lies over the picture while boxes are drawn on it. */
export const DrawLayer = (props: {
  picture: ShownPicture;
  /** What is to be done, where nothing else says so. */
  hint?: string;
  onChange: (box: ScreenBox) => void;
  onDrawn: () => void;
}) => {
  const from = useRef<{ place: Place; x: number; y: number; drawn: boolean } | null>(null);
  const placeOf = (event: PointerEvent<HTMLElement>): Place => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { picture } = props;
    return {
      x: (event.clientX - left - picture.x) / picture.width,
      y: (event.clientY - top - picture.y) / picture.height,
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A second finger would draw from its own place to that of the first.
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { place: placeOf(event), x: event.clientX, y: event.clientY, drawn: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (start === null || !event.isPrimary) return;
    event.stopPropagation();
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= leastDrag;
    if (!far && !start.drawn) return;
    start.drawn = true;
    props.onChange(boxBetween(start.place, placeOf(event)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return;
    event.stopPropagation();
    const drawn = from.current?.drawn === true;
    from.current = null;
    if (drawn) props.onDrawn();
  };
  return (
    <div
      className="absolute z-4 inset-0 cursor-crosshair touch-none"
      {...{ onPointerDown, onPointerMove, onPointerUp }}
      onPointerCancel={onPointerUp}
    >
      {props.hint !== undefined && (
        <p className="absolute top-3 left-1/2 [translate:-50%] w-max max-w-[calc(100%_-_1.5rem)] py-1.5 px-3.5 rounded-full bg-ink text-paper text-sm pointer-events-none">
          {props.hint}
        </p>
      )}
    </div>
  );
};
