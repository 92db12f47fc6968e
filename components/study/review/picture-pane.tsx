"use client";

import { Maximize, MoveHorizontal, ZoomIn, ZoomOut } from "lucide-react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../ui/texts.tsx";
import {
  type Box,
  bounded,
  boxInFrame,
  type Frame,
  fullWidth,
  showing,
  shownSize,
  type View,
  wholePage,
  zoomedAt,
} from "./picture-view.ts";
import { type ChangeView, middleOf, usePictureGestures, zoomStep } from "./use-picture-gestures.ts";

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
  const { frame, view, change } = usePictureView(place, props);
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

/** What of the picture is in its frame; as wide as the frame at first, and always within its bounds. */
const usePictureView = (
  place: RefObject<HTMLDivElement | null>,
  picture: { width: number; height: number; box: Box | null },
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
      show({ frame, view: present ? bounded(frame, present) : fullWidth(frame) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, pictureWidth, pictureHeight, show]);
  useEffect(() => {
    if (box !== null) change((frame, view) => showing(frame, view, box));
  }, [box, change]);
  return { frame: shown?.frame ?? null, view: shown?.view ?? null, change };
};
