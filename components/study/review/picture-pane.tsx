"use client";

import { Maximize, MoveHorizontal, ZoomIn, ZoomOut } from "lucide-react";
import { useRef } from "react";
import {
  type Box,
  boxInFrame,
  type Frame,
  fullWidth,
  shownSize,
  type View,
  wholePage,
  zoomedAt,
} from "#components/picture/picture-view.ts";
import {
  middleOf,
  usePictureGestures,
  zoomStep,
} from "#components/picture/use-picture-gestures.ts";
import { usePictureView } from "#components/picture/use-picture-view.ts";
import { useTexts } from "#components/ui/texts.tsx";

/**
 * The photo of a page, to be moved and enlarged; `box` is the place that is read at the moment, `boxes` are those of
 * all lines that are still doubtful.
 */
export const PicturePane = (props: {
  url: string;
  page: number;
  width: number;
  height: number;
  box: Box | null;
  boxes: readonly Box[];
}) => {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { frame, view, change } = usePictureView(place, props, fullWidth);
  const gestures = usePictureGestures(place, change);
  const size = frame && view ? shownSize(frame, view.zoom) : null;
  const outline = (box: Box) => frame && view && around(boxInFrame(frame, view, box));
  const tools = [
    { icon: ZoomOut, key: "smaller", act: resizeBy(1 / zoomStep) },
    { icon: ZoomIn, key: "larger", act: resizeBy(zoomStep) },
    { icon: MoveHorizontal, key: "width", act: fullWidth },
    { icon: Maximize, key: "whole", act: wholePage },
  ] as const;
  return (
    <div className="review-picture">
      <div
        ref={place}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and enlarged by keys
        tabIndex={0}
        aria-label={t("photos.review.picture", { page: props.page })}
        aria-describedby="review-picture-keys"
        className="review-frame"
        {...gestures}
      >
        {view && size && (
          // biome-ignore lint/performance/noImgElement: it is enlarged, and served in the one size that is kept
          <img
            src={props.url}
            alt={t("photos.review.alt", { page: props.page })}
            draggable={false}
            className="review-image"
            style={{ ...size, transform: `translate(${view.x}px, ${view.y}px)` }}
          />
        )}
        {props.boxes.map((box) => (
          <div
            key={`${box.x} ${box.y}`}
            aria-hidden="true"
            className="review-doubt"
            style={outline(box) ?? undefined}
          />
        ))}
        {props.box && (
          <div aria-hidden="true" className="review-box" style={outline(props.box) ?? undefined} />
        )}
      </div>
      <p id="review-picture-keys" className="sr-only">
        {t("photos.review.pictureKeys")}
      </p>
      <div className="review-zoom" role="toolbar" aria-label={t("photos.review.size")}>
        {tools.map(({ icon: Icon, key, act }) => (
          <button
            key={key}
            type="button"
            aria-label={t(`photos.review.${key}`)}
            title={t(`photos.review.${key}`)}
            onClick={() => change(act)}
            className="review-tool"
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        ))}
      </div>
    </div>
  );
};

/** With air between the line and its frame. */
const around = ({ x, y, width, height }: Box) => ({
  width: width + 12,
  height: height + 8,
  transform: `translate(${x - 6}px, ${y - 4}px)`,
});

const resizeBy = (factor: number) => (frame: Frame, view: View) =>
  zoomedAt(frame, view, factor, middleOf(frame));
