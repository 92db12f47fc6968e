"use client";

import type { ComponentProps, ReactNode } from "react";
import {
  PictureTool,
  PictureTools,
  pictureLooks,
  type Viewer,
} from "#components/ui/picture-viewer.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** What can be done with a screenshot, and with what is on it. */
export const ShotTools = (props: { viewer: Viewer; children: ReactNode }) => {
  const t = useTexts();
  return (
    <PictureTools
      {...props}
      kind="shot"
      label={t("guideScreen.size")}
      smaller={t("guideScreen.smaller")}
      larger={t("guideScreen.larger")}
      whole={t("guideScreen.whole")}
    />
  );
};

export const Tool = (props: Omit<ComponentProps<typeof PictureTool>, "className">) => (
  <PictureTool {...props} className={pictureLooks.shot.tool} />
);
