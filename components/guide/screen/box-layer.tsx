"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import {
  PictureTool,
  PictureTools,
  pictureLooks,
  type Viewer,
} from "#components/ui/picture-viewer.tsx";
import { useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { ScreenBox } from "#lib/schemas/located-control.ts";

/** Which corner of a box is held. */
export type Corner = "nw" | "ne" | "sw" | "se";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Smallest side of a box, as a fraction of its frame: some four pixels of a small screen. */
export const smallestSide = 0.004;

const within = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), Math.max(from, to));

/** The box somewhere else, with all of it on the screen. */
export const movedBox = (box: ScreenBox, by: Place): ScreenBox => ({
  ...box,
  x: within(box.x + by.x, 0, 1 - box.width),
  y: within(box.y + by.y, 0, 1 - box.height),
});

/** The stretch between an end that stays and one that is moved, which may not pass it. */
const stretched = (fixed: number, held: number, by: number): { from: number; length: number } => {
  const to = within(held + by, 0, 1);
  const after = held > fixed;
  const end = after ? Math.max(to, fixed + smallestSide) : Math.min(to, fixed - smallestSide);
  return after ? { from: fixed, length: end - fixed } : { from: end, length: fixed - end };
};

/** The box with one of its corners somewhere else; the opposite one stays. */
export const resizedBox = (box: ScreenBox, corner: Corner, by: Place): ScreenBox => {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const west = corner.endsWith("w");
  const north = corner.startsWith("n");
  const across = stretched(west ? right : box.x, west ? box.x : right, by.x);
  const down = stretched(north ? bottom : box.y, north ? box.y : bottom, by.y);
  return fitted({ x: across.from, y: down.from, width: across.length, height: down.length });
};

/** The box between two points of the screen, in any order. */
export const boxBetween = (one: Place, other: Place): ScreenBox => {
  const x = within(Math.min(one.x, other.x), 0, 1 - smallestSide);
  const y = within(Math.min(one.y, other.y), 0, 1 - smallestSide);
  return fitted({
    ...{ x, y },
    width: Math.max(smallestSide, Math.max(one.x, other.x) - x),
    height: Math.max(smallestSide, Math.max(one.y, other.y) - y),
  });
};

/** Inside the screen, whatever the arithmetic of fractions added. */
const fitted = (box: ScreenBox): ScreenBox => {
  const width = within(box.width, smallestSide, 1);
  const height = within(box.height, smallestSide, 1);
  return {
    ...{ width, height },
    x: within(box.x, 0, 1 - width),
    y: within(box.y, 0, 1 - height),
  };
};

/** A box to begin with, in the middle. */
export const middleBox: ScreenBox = { x: 0.42, y: 0.46, width: 0.16, height: 0.08 };

export const isSameBox = (a: ScreenBox | null, b: ScreenBox | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height);

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

/** What can be done with a screenshot, and with what is on it. */
export const ShotTools = (props: { viewer: Viewer; children: ReactNode }) => {
  const t = useTexts();
  return (
    <PictureTools
      {...props}
      kind="shot"
      label={t("guideScreen.size")}
      smaller={t("guideScreen.smaller")}
      larger={t("guideScreen.larger")}
      whole={t("guideScreen.whole")}
    />
  );
};

export const Tool = (props: Omit<ComponentProps<typeof PictureTool>, "className">) => (
  <PictureTool {...props} className={pictureLooks.shot.tool} />
);
