"use client";

import Link from "next/link";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";
import { newGuideAddress } from "./new-guide-address.ts";

/** Where to go from a guide that is over: a new question to the same manual, version and edition, or home. */
export const NextLinks = (props: {
  view: Pick<RenderedGuide, "pack" | "version" | "edition">;
  /** What the new question is called. */
  again?: string;
}) => {
  const t = useTexts();
  return (
    <div className="guide-bar">
      <div className="guide-choices">
        <Link href={newGuideAddress(props.view)} className={buttonStyle("primary")}>
          {props.again ?? t("guide.done.another")}
        </Link>
        <Link href="/" className={buttonStyle("secondary")}>
          {t("guide.done.home")}
        </Link>
      </div>
    </div>
  );
};
