"use client";

import type { LucideIcon } from "lucide-react";
import { isPlain, numberOf, useShortcuts } from "#components/hooks/use-shortcuts.ts";
import { type ButtonKind, buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";

/** The number on the keyboard is the button's place in the row. */
const useChoiceKeys = (choices: readonly Choice[], busy: boolean): void =>
  useShortcuts((event) => {
    const number = isPlain(event) && !event.repeat ? numberOf(event) : null;
    const choice = number === null ? undefined : choices[number - 1];
    if (choice === undefined) return false;
    if (!busy) choice.act();
    return true;
  });

/** A button of the present moment; its number on the keyboard is its place in the row. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly kind: Exclude<ButtonKind, "danger">;
  readonly act: () => void;
}

/** What the student can answer; on a phone within the thumb's reach. */
export const ChoiceBar = (props: {
  choices: readonly Choice[];
  /** True while nothing can be answered: the buttons keep the focus and do nothing. */
  busy: boolean;
  problem: string | null;
}) => {
  const t = useTexts();
  const { choices, busy } = props;
  useChoiceKeys(
    choices.filter(({ kind }) => kind !== "quiet"),
    busy,
  );
  return (
    <div className="guide-bar">
      <p role="alert" className="basis-full text-sm text-loss empty:hidden">
        {props.problem}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons has no element of its own */}
      <div role="group" aria-label={t("guide.actions.label")} className="guide-choices">
        {choices.map(({ id, label, icon: Icon, kind, act }) => (
          <button
            key={id}
            type="button"
            data-choice={id}
            data-kind={kind}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) act();
            }}
            className={buttonStyle(kind, "guide-choice")}
          >
            {Icon && <Icon aria-hidden="true" className="size-4 flex-none" strokeWidth={2} />}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
};
