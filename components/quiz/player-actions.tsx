"use client";

import { ArrowLeft, ArrowRight, Keyboard } from "lucide-react";
import type { RefObject } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** Check, then next; on a phone they stay within the thumb's reach. */
export const PlayerActions = (props: {
  answered: boolean;
  position: { first: boolean; last: boolean };
  sending: boolean;
  ready: boolean;
  refusal: string | null;
  next: RefObject<HTMLButtonElement | null>;
  onPrevious: () => void;
  onKeys: () => void;
}) => {
  const t = useTexts();
  const label = props.answered
    ? t(props.position.last ? "player.results" : "player.next")
    : t(props.sending ? "player.checking" : "player.check");
  return (
    <div className="thumb-bar">
      <p role="alert" className="basis-full text-sm text-loss empty:hidden">
        {props.refusal}
      </p>
      <button
        ref={props.next}
        type="submit"
        disabled={!props.answered && (props.sending || !props.ready)}
        className={buttonStyle("primary", "min-w-36 max-sm:flex-1")}
      >
        {label}
        {props.answered && <ArrowRight aria-hidden="true" className="size-4" />}
      </button>
      {!props.position.first && (
        <button
          type="button"
          onClick={props.onPrevious}
          className={buttonStyle("quiet", "max-sm:order-first")}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t("player.previous")}</span>
        </button>
      )}
      <button
        type="button"
        onClick={props.onKeys}
        className={buttonStyle("quiet", "ml-auto max-sm:hidden pointer-coarse:hidden")}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        {t("player.keys.open")}
        <kbd>?</kbd>
      </button>
    </div>
  );
};
