"use client";

import {
  Crosshair,
  Maximize,
  SquareDashedMousePointer,
  Trash2,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import type { ReactNode } from "react";
import { type Frame, type View, wholePage, zoomedAt } from "#components/picture/picture-view.ts";
import { type ChangeView, middleOf, zoomStep } from "#components/picture/use-picture-gestures.ts";
import { useTexts } from "#components/ui/texts.tsx";

/** What can be done with the picture and the box on it. */
export const ShotTools = (props: {
  change: ChangeView;
  drawing: boolean;
  onDraw: (byKeys: boolean) => void;
  /** Null when there is no box. */
  onToBox: (() => void) | null;
  onRemove: (() => void) | null;
}) => {
  const t = useTexts();
  const { change, drawing, onToBox, onRemove } = props;
  return (
    <div className="shot-tools" role="toolbar" aria-label={t("guideScreen.size")}>
      <Tool label={t("guideScreen.smaller")} onClick={() => change(resizeBy(1 / zoomStep))}>
        <ZoomOut {...icon} />
      </Tool>
      <Tool label={t("guideScreen.larger")} onClick={() => change(resizeBy(zoomStep))}>
        <ZoomIn {...icon} />
      </Tool>
      <Tool label={t("guideScreen.whole")} onClick={() => change(wholePage)}>
        <Maximize {...icon} />
      </Tool>
      {onToBox !== null && (
        <Tool label={t("guideScreen.toBox")} onClick={onToBox}>
          <Crosshair {...icon} />
        </Tool>
      )}
      <Tool
        label={t(drawing ? "guideScreen.drawEnd" : "guideScreen.draw")}
        pressed={drawing}
        onClick={props.onDraw}
      >
        <SquareDashedMousePointer {...icon} />
      </Tool>
      {onRemove !== null && (
        <Tool label={t("guideScreen.remove")} onClick={onRemove}>
          <Trash2 {...icon} />
        </Tool>
      )}
    </div>
  );
};

const icon = { "aria-hidden": true, className: "size-4.5", strokeWidth: 1.75 } as const;

const Tool = (props: {
  label: string;
  pressed?: boolean;
  /** True when it was pressed without a pointer. */
  onClick: (byKeys: boolean) => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.pressed}
    onClick={(event) => props.onClick(event.detail === 0)}
    className="shot-tool"
  >
    {props.children}
  </button>
);

const resizeBy = (factor: number) => (frame: Frame, view: View) =>
  zoomedAt(frame, view, factor, middleOf(frame));
