"use client";

import { useTexts } from "#components/ui/texts.tsx";
import type { ControlCandidate } from "#lib/screen/located-control.ts";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import { boxStyle, type ShownPicture } from "./box-layer.tsx";
import { isSameBox } from "./edit-box.ts";

/** Other places that may be meant, faint and numbered; a press on one makes it the box. */
export const CandidateLayer = (props: {
  picture: ShownPicture;
  candidates: readonly ControlCandidate[];
  box: ScreenBox | null;
  onChoose: (box: ScreenBox) => void;
}) => {
  const t = useTexts();
  return props.candidates
    .filter((candidate) => !isSameBox(candidate.box, props.box))
    .map(({ number, label, box }) => (
      <button
        key={number}
        type="button"
        aria-label={t("guideScreen.candidate", { number, label })}
        title={t("guideScreen.candidate", { number, label })}
        className="shot-candidate"
        style={boxStyle(props.picture, box)}
        // Else the picture takes the press as the beginning of a drag.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => props.onChoose(box)}
      >
        <span>{number}</span>
      </button>
    ));
};
