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
        className="absolute top-0 left-0 z-2 rounded-[4px] border-[1.5px] border-dashed border-[rgb(47_79_208_/_75%)] bg-[rgb(255_255_255_/_22%)] shadow-[0_0_0_1px_rgb(255_255_255_/_60%)] hover:border-solid hover:bg-[rgb(47_79_208_/_14%)] focus-visible:border-solid focus-visible:bg-[rgb(47_79_208_/_14%)] [&>span]:absolute [&>span]:top-[-0.6rem] [&>span]:left-[-0.6rem] [&>span]:grid [&>span]:h-4.5 [&>span]:min-w-4.5 [&>span]:place-items-center [&>span]:rounded-full [&>span]:bg-[rgb(255_255_255_/_92%)] [&>span]:text-[0.6875rem] [&>span]:leading-none [&>span]:font-semibold [&>span]:text-[#2f4fd0] [&>span]:shadow-[0_0_0_1px_rgb(47_79_208_/_60%)]"
        style={boxStyle(props.picture, box)}
        // Else the picture takes the press as the beginning of a drag.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => props.onChoose(box)}
      >
        <span>{number}</span>
      </button>
    ));
};
