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
} from "../../picture/picture-view.ts";
import { middleOf, usePictureGestures, zoomStep } from "../../picture/use-picture-gestures.ts";
import { usePictureView } from "../../picture/use-picture-view.ts";
import { useTexts } from "../../ui/texts.tsx";

/** The photo of a page, to be moved and enlarged; `box` is the place that is read at the moment. */
export const PicturePane = (props: {
  url: string;
  page: number;
  width: number;
  height: number;
  box: Box | null;
}) => {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { frame, view, change } = usePictureView(place, props, fullWidth);
  const gestures = usePictureGestures(place, change);
  const size = frame && view ? shownSize(frame, view.zoom) : null;
  const lit = frame && view && props.box ? boxInFrame(frame, view, props.box) : null;
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
        {lit && (
          <div
            aria-hidden="true"
            className="review-box"
            style={{
              width: lit.width + 12,
              height: lit.height + 8,
              transform: `translate(${lit.x - 6}px, ${lit.y - 4}px)`,
            }}
          />
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

const resizeBy = (factor: number) => (frame: Frame, view: View) =>
  zoomedAt(frame, view, factor, middleOf(frame));
