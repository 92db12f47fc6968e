"use client";

import { type LucideIcon, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { type Frame, type View, wholePage, zoomedAt } from "#components/picture/picture-view.ts";
import { type ChangeView, middleOf, zoomStep } from "#components/picture/use-picture-gestures.ts";
import { useTexts } from "#components/ui/texts.tsx";

/** What can be done with the picture, and with what is on it. */
export const ShotTools = (props: { change: ChangeView; children: ReactNode }) => {
  const t = useTexts();
  const { change } = props;
  const resize = (factor: number) => () => change(resizeBy(factor));
  return (
    <div className="shot-tools" role="toolbar" aria-label={t("guideScreen.size")}>
      <Tool label={t("guideScreen.smaller")} icon={ZoomOut} onClick={resize(1 / zoomStep)} />
      <Tool label={t("guideScreen.larger")} icon={ZoomIn} onClick={resize(zoomStep)} />
      <Tool label={t("guideScreen.whole")} icon={Maximize} onClick={() => change(wholePage)} />
      {props.children}
    </div>
  );
};

export const Tool = (props: {
  label: string;
  icon: LucideIcon;
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
      className="shot-tool"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </button>
  );
};

const resizeBy = (factor: number) => (frame: Frame, view: View) =>
  zoomedAt(frame, view, factor, middleOf(frame));
