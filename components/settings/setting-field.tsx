"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { FieldProblem, type FormProblem } from "#components/ui/form-fields.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** One thing to type and its button; what is wrong with it stands right under it. */
export const SettingField = (props: {
  label: string;
  value?: string;
  hint?: string;
  placeholder?: string;
  /** Shown as dots, and kept by no browser. */
  secret?: boolean;
  action: string;
  kind?: "primary" | "secondary";
  /** @returns what is wrong with it, else null */
  check: (value: string) => string | null;
  /** @returns a sentence when it was refused, else null */
  save: (value: string) => Promise<string | null>;
}) => {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(props.value ?? "");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem<"field"> | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = value.trim();
    let wrong = props.check(typed);
    if (wrong === null) {
      setBusy(true);
      wrong = await props.save(typed);
      setBusy(false);
    }
    setProblem(wrong === null ? null : { at: "field", text: wrong });
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-1.5" noValidate>
      <label htmlFor={id} className="caption">
        {props.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          {...{ id, ref: input, value }}
          type={props.secret ? "password" : "text"}
          autoComplete={props.secret ? "new-password" : "off"}
          autoCapitalize="off"
          spellCheck={false}
          placeholder={props.placeholder}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem${props.hint ? ` ${id}-hint` : ""}`}
          onChange={(event) => setValue(event.target.value)}
          className="field min-w-0 grow basis-56 font-mono text-sm"
        />
        <button type="submit" disabled={busy} className={buttonStyle(props.kind ?? "secondary")}>
          {busy ? t("settings.connect.saving") : props.action}
        </button>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} field={input} />
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className="caption max-w-[60ch]">
          {props.hint}
        </p>
      )}
    </form>
  );
};
