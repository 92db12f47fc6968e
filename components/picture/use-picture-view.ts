"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Box, bounded, type Frame, showing, type View } from "./picture-view.ts";
import type { ChangeView } from "./use-picture-gestures.ts";

/** What of a picture is in its frame: what `first` says at the beginning, and always within its bounds. */
export const usePictureView = (
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
