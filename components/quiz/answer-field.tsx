"use client";

import { type KeyboardEvent, useId } from "react";

/**
 * Where the student writes: a word into the gap, which Enter sends, or an answer in their own words, in which Enter
 * begins a line.
 */
export const AnswerField = (props: {
  lines: "one" | "many";
  label: string;
  /** Which keys send it, where that is not plain. */
  hint: string | null;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}) => {
  const id = useId();
  const shared = {
    id,
    value: props.value,
    readOnly: props.disabled,
    autoComplete: "off",
    className:
      "w-full rounded-lg border border-rule-strong bg-sheet px-4 py-3 font-serif text-lg read-only:border-rule read-only:bg-transparent",
  };
  const send = (event: KeyboardEvent, withModifier: boolean) => {
    const modifier = event.ctrlKey || event.metaKey;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || (withModifier && !modifier))
      return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="caption flex justify-between gap-4">
        <label htmlFor={id}>{props.label}</label>
        {props.hint !== null && !props.disabled && (
          <span id={`${id}-hint`} className="max-sm:hidden pointer-coarse:hidden">
            {props.hint}
          </span>
        )}
      </div>
      {props.lines === "one" ? (
        <input
          type="text"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => send(event, false)}
          {...shared}
        />
      ) : (
        <textarea
          rows={5}
          aria-describedby={props.hint === null ? undefined : `${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => send(event, true)}
          {...shared}
        />
      )}
    </div>
  );
};
