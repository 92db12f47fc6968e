"use client";

import type { LucideIcon } from "lucide-react";
import { isPlain, numberOf, useShortcuts } from "#components/hooks/use-shortcuts.ts";
import { Alert } from "#components/ui/alert.tsx";
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

/** Buttons at the end of a page; on a phone at its lower edge, under the thumb and over the two tabs. */
export const choiceBar =
  "flex flex-wrap gap-2 max-wide:sticky max-wide:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-wide:z-25 max-wide:order-9 max-wide:mt-auto max-wide:-mx-(--workspace-air) max-wide:border-t max-wide:border-rule max-wide:bg-paper/94 max-wide:px-(--workspace-air) max-wide:py-2.5 max-wide:backdrop-blur-sm";

/** A row of them, of equal width on a phone. */
export const choiceRow =
  "flex flex-1 flex-wrap gap-2.5 max-wide:grid max-wide:auto-cols-fr max-wide:grid-flow-col max-wide:gap-2";
export const choiceLook =
  "max-wide:px-2 max-wide:leading-tight max-wide:text-balance max-wide:whitespace-normal";

/** The buttons of a step, each as wide as its words want: equal shares are too narrow for the longest. */
const stepRow =
  "flex flex-1 flex-wrap gap-2.5 max-wide:grid max-wide:grid-flow-col max-wide:gap-1.5 max-[22rem]:grid-flow-row max-[22rem]:grid-cols-2 max-wide:has-data-[choice=retry]:grid-flow-row max-wide:has-data-[choice=retry]:grid-cols-3";
const stepLook =
  "max-wide:gap-1 max-wide:px-1 max-wide:text-xs max-wide:leading-tight max-wide:tracking-[-0.01em] max-wide:text-balance max-wide:whitespace-normal";
const stackedLook = `${stepLook} max-wide:min-h-14! max-wide:flex-col`;

/** A look at a new picture has a line of its own; what ends the guide stands apart, on a phone at the end of the page. */
const stepLooks: Readonly<Record<string, string>> = {
  retry: `${stepLook} max-wide:col-span-full`,
  cancel: "ml-auto max-wide:hidden",
};

/** What the student can answer; on a phone within the thumb's reach. */
export const ChoiceBar = (props: {
  choices: readonly Choice[];
  /** Whether they are the buttons of a step: more of them, so smaller on a phone. */
  ofStep?: boolean;
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
    <div className={choiceBar}>
      <Alert className="basis-full">{props.problem}</Alert>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons has no element of its own */}
      <div
        role="group"
        aria-label={t("guide.actions.label")}
        className={props.ofStep ? stepRow : choiceRow}
      >
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
            className={buttonStyle(
              kind,
              props.ofStep ? (stepLooks[id] ?? stackedLook) : choiceLook,
            )}
          >
            {Icon && <Icon aria-hidden="true" className="size-4 flex-none" strokeWidth={2} />}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
};
