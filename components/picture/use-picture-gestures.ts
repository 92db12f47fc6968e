"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import {
  type Frame,
  fullWidth,
  movedBy,
  type Point,
  type View,
  wholePage,
  zoomedAt,
} from "./picture-view.ts";

const keyStep = 60;
export const zoomStep = 1.25;

/** @returns whether the view became another */
export type ChangeView = (act: (frame: Frame, view: View) => View) => boolean;

/** One finger or the mouse moves the picture, two fingers or the wheel with Ctrl size it, and so do keys. */
export const usePictureGestures = (place: RefObject<HTMLDivElement | null>, change: ChangeView) => {
  const pointers = useRef(new Map<number, Point>());
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      const point = inElement(element, event);
      const factor = Math.exp(-event.deltaY / 300);
      const by = { x: -event.deltaX, y: -event.deltaY };
      const sizes = event.ctrlKey || event.metaKey;
      const changed = latest.current((frame, view) =>
        sizes ? zoomedAt(frame, view, factor, point) : movedBy(frame, view, by),
      );
      // At the edge of the picture the page goes on scrolling.
      if (sizes || changed) event.preventDefault();
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [place]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, inElement(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = inElement(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other === undefined) {
      change((frame, view) => movedBy(frame, view, by));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const half = { x: by.x / 2, y: by.y / 2 };
    change((frame, view) => movedBy(frame, zoomedAt(frame, view, factor, middle), half));
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.delete(event.pointerId);
  };
  const onDoubleClick = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    const point = inElement(event.currentTarget, event);
    change((frame, view) => {
      const width = fullWidth(frame);
      return view.zoom > width.zoom * 1.01 ? width : zoomedAt(frame, view, 2.5, point);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : byKey[event.key];
    if (act === undefined) return;
    event.preventDefault();
    change(act);
  };
  return {
    ...{ onPointerDown, onPointerMove, onDoubleClick, onKeyDown },
    onPointerUp: release,
    onPointerCancel: release,
  };
};

const inElement = (element: Element, event: { clientX: number; clientY: number }): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middleOf = (frame: Frame): Point => ({ x: frame.width / 2, y: frame.height / 2 });

const move = (x: number, y: number) => (frame: Frame, view: View) => movedBy(frame, view, { x, y });

const resize = (factor: number) => (frame: Frame, view: View) =>
  zoomedAt(frame, view, factor, middleOf(frame));

const byKey: Readonly<Record<string, (frame: Frame, view: View) => View>> = {
  ArrowLeft: move(keyStep, 0),
  ArrowRight: move(-keyStep, 0),
  ArrowUp: move(0, keyStep),
  ArrowDown: move(0, -keyStep),
  "+": resize(zoomStep),
  "=": resize(zoomStep),
  "-": resize(1 / zoomStep),
  "0": wholePage,
};
