"use client";

import { MoveHorizontal } from "lucide-react";
import { type Box, boxInFrame, fullWidth } from "#components/ui/picture-view.ts";
import {
  PictureFrame,
  PictureTool,
  PictureTools,
  usePictureViewer,
} from "#components/ui/picture-viewer.tsx";
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
  const viewer = usePictureViewer(props, fullWidth);
  const { frame, view } = viewer;
  const outline = (box: Box) => frame && view && around(boxInFrame(frame, view, box));
  return (
    <div className="review-picture">
      <PictureFrame
        viewer={viewer}
        kind="review"
        src={props.url}
        alt={t("photos.review.alt", { page: props.page })}
        label={t("photos.review.picture", { page: props.page })}
        keys={t("photos.review.pictureKeys")}
      >
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
      </PictureFrame>
      <PictureTools
        viewer={viewer}
        kind="review"
        label={t("photos.review.size")}
        smaller={t("photos.review.smaller")}
        larger={t("photos.review.larger")}
        whole={t("photos.review.whole")}
      >
        <PictureTool
          className="review-tool"
          label={t("photos.review.width")}
          icon={MoveHorizontal}
          onClick={() => viewer.change(fullWidth)}
        />
      </PictureTools>
    </div>
  );
};

/** With air between the line and its frame. */
const around = ({ x, y, width, height }: Box) => ({
  width: width + 12,
  height: height + 8,
  transform: `translate(${x - 6}px, ${y - 4}px)`,
});
