import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Box,
  boxInFrame,
  type Frame,
  fullWidth,
  movedBy,
  showing,
  shownSize,
  type View,
  wholePage,
  zoomedAt,
} from "./picture-viewer.tsx";

const length = fc.integer({ min: 40, max: 3_000 });
const frames: fc.Arbitrary<Frame> = fc.record({
  ...{ width: length, height: length, pictureWidth: length, pictureHeight: length },
});
const steps = fc.array(
  fc.oneof(
    fc.record({
      x: fc.integer({ min: -4_000, max: 4_000 }),
      y: fc.integer({ min: -4_000, max: 4_000 }),
    }),
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
  ),
  { maxLength: 8 },
);

const middle = ({ width, height }: Frame) => ({ x: width / 2, y: height / 2 });
const gone = (frame: Frame, list: readonly ({ x: number; y: number } | { factor: number })[]) =>
  list.reduce<View>(
    (view, step) =>
      "factor" in step
        ? zoomedAt(frame, view, step.factor, middle(frame))
        : movedBy(frame, view, step),
    fullWidth(frame),
  );

describe("whatever is done to the picture", () => {
  test("it fills its frame, or stands in the middle of it", () => {
    fc.assert(
      fc.property(frames, steps, (frame, list) => {
        const view = gone(frame, list);
        const size = shownSize(frame, view.zoom);
        for (const [offset, shown, room] of [
          [view.x, size.width, frame.width],
          [view.y, size.height, frame.height],
        ] as const) {
          if (shown <= room) expect(offset).toBeCloseTo((room - shown) / 2);
          else {
            expect(offset).toBeLessThanOrEqual(0.001);
            expect(offset + shown).toBeGreaterThanOrEqual(room - 0.001);
          }
        }
      }),
    );
  });

  test("a line can be brought into sight, large enough to be read where it fits", () => {
    fc.assert(
      fc.property(
        frames,
        steps,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (frame, list, at) => {
          fc.pre(frame.width > 200 && frame.height > 200);
          const box: Box = {
            x: frame.pictureWidth * at,
            y: frame.pictureHeight * at,
            width: frame.pictureWidth / 10,
            height: frame.pictureHeight / 40,
          };
          const view = showing(frame, gone(frame, list), box);
          const shown = boxInFrame(frame, view, box);
          expect(shown.x).toBeLessThan(frame.width);
          expect(shown.x + shown.width).toBeGreaterThan(0);
          expect(shown.y).toBeGreaterThan(-1);
          expect(shown.y).toBeLessThan(frame.height);
        },
      ),
    );
  });
});

const frame: Frame = { width: 400, height: 300, pictureWidth: 1_000, pictureHeight: 2_000 };

test("the whole page is in sight at first zoom, its width at the next", () => {
  expect(wholePage(frame)).toEqual({ zoom: 1, x: 125, y: 0 });
  expect(shownSize(frame, 1)).toEqual({ width: 150, height: 300 });
  const wide = fullWidth(frame);
  expect(shownSize(frame, wide.zoom).width).toBeCloseTo(400);
  expect(wide.x).toBeCloseTo(0);
  expect(wide.y).toBe(0);
});

test("what is under the finger stays there", () => {
  const before = movedBy(frame, fullWidth(frame), { x: 0, y: -200 });
  const point = { x: 100, y: 120 };
  const after = zoomedAt(frame, before, 1.5, point);
  const of = (view: View) => (point.y - view.y) / view.zoom;
  expect(of(after)).toBeCloseTo(of(before));
  expect(after.zoom / before.zoom).toBeCloseTo(1.5);
});

test("a line in sight that can be read leaves the picture as it is", () => {
  const view = zoomedAt(frame, fullWidth(frame), 2, { x: 0, y: 0 });
  const box = { x: 50, y: 50, width: 300, height: 60 };
  expect(showing(frame, view, box)).toEqual(view);
});

test("a small line is enlarged until it can be read", () => {
  const box = { x: 100, y: 1_500, width: 400, height: 25 };
  const view = showing(frame, wholePage(frame), box);
  const shown = boxInFrame(frame, view, box);
  expect(shown.width).toBeGreaterThan(340);
  expect(shown.x).toBeGreaterThanOrEqual(0);
  expect(shown.y).toBeGreaterThanOrEqual(0);
  expect(shown.y + shown.height).toBeLessThanOrEqual(300);
});
