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
export const bounded = (frame: Frame, view: View): View => {
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
