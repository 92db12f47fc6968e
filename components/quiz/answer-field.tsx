"use client";

import { type KeyboardEvent, useId } from "react";

/** Where the student writes: a word into the gap, or an answer in their own words. */
export const AnswerField = (props: {
  kind: "fill_in" | "open";
  label: string;
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
      <label htmlFor={id} className="caption">
        {props.label}
      </label>
      {props.kind === "fill_in" ? (
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
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => send(event, true)}
          {...shared}
        />
      )}
    </div>
  );
};
