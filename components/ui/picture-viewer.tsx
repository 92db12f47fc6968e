"use client";

import { type LucideIcon, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLatest } from "#components/hooks/use-latest.ts";

/** Which part of a picture a frame shows, in CSS pixels; pure, so that every gesture ends within the same bounds. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Of the picture itself, in its own pixels. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

export interface View {
  /** 1 shows the whole picture. */
  readonly zoom: number;
  /** Where the picture's corner stands in the frame. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const largestZoom = 12;
/** A line that is looked at is at least so high, and stands so far from the frame. */
const readableLine = 30;
const margin = 24;

/** Frame pixels for one of the picture at zoom 1. */
const fitScale = (frame: Frame): number =>
  Math.min(frame.width / frame.pictureWidth, frame.height / frame.pictureHeight);

/** How large the picture is in its frame. */
export const shownSize = (frame: Frame, zoom: number): { width: number; height: number } => {
  const scale = fitScale(frame) * zoom;
  return { width: frame.pictureWidth * scale, height: frame.pictureHeight * scale };
};

/** What is larger than the frame fills it; what is smaller stands in its middle. */
const within = (offset: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));

/** The nearest view that leaves no side of the frame empty without need. */
const bounded = (frame: Frame, view: View): View => {
  const zoom = Math.min(largestZoom, Math.max(1, view.zoom));
  const { width, height } = shownSize(frame, zoom);
  return {
    zoom,
    x: within(view.x, width, frame.width),
    y: within(view.y, height, frame.height),
  };
};

export const wholePage = (frame: Frame): View => bounded(frame, { zoom: 1, x: 0, y: 0 });

/** As wide as the frame, from the top: how a page is read. */
export const fullWidth = (frame: Frame): View => {
  const zoom = frame.width / shownSize(frame, 1).width;
  return bounded(frame, { zoom, x: 0, y: 0 });
};

/** Larger or smaller by a factor; what is at `point` of the frame stays there. */
export const zoomedAt = (frame: Frame, view: View, factor: number, point: Point): View => {
  const { zoom } = bounded(frame, { ...view, zoom: view.zoom * factor });
  const grown = zoom / view.zoom;
  return bounded(frame, {
    zoom,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  });
};

export const movedBy = (frame: Frame, view: View, by: Point): View =>
  bounded(frame, { ...view, x: view.x + by.x, y: view.y + by.y });

/** A box of the picture, in the frame's pixels. */
export const boxInFrame = (frame: Frame, view: View, box: Box): Box => {
  const scale = fitScale(frame) * view.zoom;
  return {
    x: view.x + box.x * scale,
    y: view.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
};

/** The view with a box in sight and large enough to be read; what is so already stays as it is. */
export const showing = (frame: Frame, view: View, box: Box): View => {
  const shown = boxInFrame(frame, view, box);
  const wanted = readableLine / shown.height;
  const possible = (frame.width - 2 * margin) / shown.width;
  const factor = Math.max(1, Math.min(wanted, possible));
  const near = zoomedAt(frame, view, factor, {
    x: shown.x + shown.width / 2,
    y: shown.y + shown.height / 2,
  });
  const { x, y, width, height } = boxInFrame(frame, near, box);
  return movedBy(frame, near, {
    x: shift(x, width, frame.width),
    y: shift(y, height, frame.height),
  });
};

/** How far a stretch has to move to stand within the frame; one that is too long shows its beginning. */
const shift = (from: number, length: number, room: number): number => {
  if (from < margin || length > room - 2 * margin) return margin - from;
  const over = from + length - (room - margin);
  return over > 0 ? -over : 0;
};

const keyStep = 60;
const zoomStep = 1.25;

/** @returns whether the view became another */
type ChangeView = (act: (frame: Frame, view: View) => View) => boolean;

/** One finger or the mouse moves the picture, two fingers or the wheel with Ctrl size it, and so do keys. */
const usePictureGestures = (place: RefObject<HTMLDivElement | null>, change: ChangeView) => {
  const pointers = useRef(new Map<number, Point>());
  const latest = useLatest(change);
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

const middleOf = (frame: Frame): Point => ({ x: frame.width / 2, y: frame.height / 2 });

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

/** What of a picture is in its frame: what `first` says at the beginning, and always within its bounds. */
const usePictureView = (
  place: RefObject<HTMLDivElement | null>,
  picture: { width: number; height: number; box: Box | null },
  first: (frame: Frame) => View,
) => {
  const [shown, setShown] = useState<{ frame: Frame; view: View } | null>(null);
  // Gestures come quicker than the page is drawn, and each goes on from the last.
  const latest = useRef(shown);
  const show = useCallback((next: { frame: Frame; view: View }) => {
    latest.current = next;
    setShown(next);
  }, []);
  const change: ChangeView = useCallback(
    (act) => {
      if (latest.current === null) return false;
      const { frame, view: before } = latest.current;
      const view = act(frame, before);
      show({ frame, view });
      return view.zoom !== before.zoom || view.x !== before.x || view.y !== before.y;
    },
    [show],
  );
  const { width: pictureWidth, height: pictureHeight, box } = picture;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const frame = { width, height, pictureWidth, pictureHeight };
      const present = latest.current?.view;
      show({ frame, view: present ? bounded(frame, present) : first(frame) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, pictureWidth, pictureHeight, show, first]);
  useEffect(() => {
    if (box !== null) change((frame, view) => showing(frame, view, box));
  }, [box, change]);
  return { frame: shown?.frame ?? null, view: shown?.view ?? null, change };
};

/** A picture in a frame, and what of it is in sight: what `first` says at the beginning, and `picture.box` as soon as there is one. */
export const usePictureViewer = (
  picture: { width: number; height: number; box: Box | null },
  first: (frame: Frame) => View,
) => {
  const place = useRef<HTMLDivElement>(null);
  const { frame, view, change } = usePictureView(place, picture, first);
  const gestures = usePictureGestures(place, change);
  /** Where the whole picture stands, in the frame's pixels; null before the frame is known. */
  const shown = frame && view && { x: view.x, y: view.y, ...shownSize(frame, view.zoom) };
  return { place, frame, view, shown, change, gestures };
};

export type Viewer = ReturnType<typeof usePictureViewer>;

/** A screenshot of a guide is as high as it is wide by its own shape; a page of notes fills its half of the page. */
export const pictureLooks = {
  shot: {
    frame:
      "relative w-full max-h-[min(76dvh,52rem)] overflow-hidden rounded-xl border border-rule bg-surface-2 cursor-grab touch-none select-none active:cursor-grabbing data-whole:cursor-default data-whole:touch-pan-y group-open/cover:max-h-[min(60dvh,44rem)]",
    image: "pointer-events-none absolute top-0 left-0 max-w-none origin-[0_0]",
    tools: "ml-auto flex gap-0.5",
    tool: "grid min-h-9 min-w-9 place-items-center rounded-lg text-ink-soft enabled:hover:bg-surface-2 enabled:hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-wash aria-pressed:text-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11",
  },
  review: {
    frame:
      "relative h-full cursor-grab touch-none overflow-hidden rounded-xl border border-rule bg-surface-2 active:cursor-grabbing",
    image: "absolute top-0 left-0 max-w-none origin-[0_0] select-none",
    tools:
      "absolute right-2.5 bottom-2.5 flex rounded-field border border-rule bg-surface/94 shadow-card",
    tool: "grid size-10 place-items-center text-ink-soft hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11",
  },
} as const;

/** The frame with its picture, to be moved and enlarged by hand and by keys; `children` lie on the picture. */
export const PictureFrame = (props: {
  viewer: Viewer;
  /** Null while the picture is not at hand. */
  src: string | null;
  alt: string;
  /** What the frame is, and its keys, for those who cannot see it. */
  label: string;
  keys: string;
  kind: "shot" | "review";
  /** Set where the frame has the shape of the picture. */
  size?: { readonly width: number; readonly height: number };
  children: ReactNode;
}) => {
  const id = useId();
  const { viewer, src, kind, size } = props;
  const { shown } = viewer;
  return (
    <>
      <div
        ref={viewer.place}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and enlarged by keys
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={id}
        className={pictureLooks[kind].frame}
        data-whole={viewer.view?.zoom === 1 || undefined}
        {...(size ? { style: { aspectRatio: `${size.width} / ${size.height}` } } : {})}
        {...viewer.gestures}
      >
        {shown && src !== null && (
          // biome-ignore lint/performance/noImgElement: it is enlarged, and served in its own pixels
          <img
            src={src}
            alt={props.alt}
            draggable={false}
            className={pictureLooks[kind].image}
            style={{
              width: shown.width,
              height: shown.height,
              transform: `translate(${shown.x}px, ${shown.y}px)`,
            }}
          />
        )}
        {shown && props.children}
      </div>
      <p id={id} className="sr-only">
        {props.keys}
      </p>
    </>
  );
};

/** What can be done with the picture, and with what is on it. */
export const PictureTools = (props: {
  viewer: Viewer;
  kind: "shot" | "review";
  label: string;
  smaller: string;
  larger: string;
  whole: string;
  children: ReactNode;
}) => {
  const { kind } = props;
  const { change } = props.viewer;
  const tool = { className: pictureLooks[kind].tool };
  return (
    <div className={pictureLooks[kind].tools} role="toolbar" aria-label={props.label}>
      <PictureTool
        {...tool}
        label={props.smaller}
        icon={ZoomOut}
        onClick={() => change(resize(1 / zoomStep))}
      />
      <PictureTool
        {...tool}
        label={props.larger}
        icon={ZoomIn}
        onClick={() => change(resize(zoomStep))}
      />
      <PictureTool
        {...tool}
        label={props.whole}
        icon={Maximize}
        onClick={() => change(wholePage)}
      />
      {props.children}
    </div>
  );
};

export const PictureTool = (props: {
  label: string;
  icon: LucideIcon;
  className: string;
  pressed?: boolean;
  /** True when it was pressed without a pointer. */
  onClick: (byKeys: boolean) => void;
}) => {
  const Icon = props.icon;
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={(event) => props.onClick(event.detail === 0)}
      className={props.className}
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </button>
  );
};
