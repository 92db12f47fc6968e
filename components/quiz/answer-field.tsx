"use client";

import { useId } from "react";
import { sendOnKey } from "../ui/send-on-key.ts";
import { useTexts } from "../ui/texts.tsx";

/**
 * Where the student writes: a word into the gap, which Enter sends, or an answer in their own words, in which Enter
 * begins a line.
 */
export const AnswerField = (props: {
  lines: "one" | "many";
  label: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const shared = {
    id,
    value: props.value,
    readOnly: props.disabled,
    autoComplete: "off",
    className:
      "w-full rounded-lg border border-rule-strong bg-sheet px-4 py-3 font-serif text-lg read-only:border-rule read-only:bg-transparent",
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="caption flex justify-between gap-4">
        <label htmlFor={id}>{props.label}</label>
        {props.lines === "many" && !props.disabled && (
          <span id={`${id}-hint`} className="max-sm:hidden pointer-coarse:hidden">
            {t("shell.ctrlEnterSends")}
          </span>
        )}
      </div>
      {props.lines === "one" ? (
        <input
          type="text"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={sendOnKey("line", props.onEnter)}
          {...shared}
        />
      ) : (
        <textarea
          rows={5}
          aria-describedby={`${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={sendOnKey("text", props.onEnter)}
          {...shared}
        />
      )}
    </div>
  );
};
