"use client";

import { ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";

/** A row of choices, and one of them. */
export const segments = "inline-flex flex-wrap gap-0.5 p-0.75 rounded-field bg-surface-2";
export const segment =
  "grid min-h-9 min-w-10 place-items-center px-3.5 rounded-lg text-sm leading-[1.6] text-ink-soft pointer-coarse:min-h-11 hover:text-ink aria-pressed:bg-surface aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-segment has-checked:bg-surface has-checked:font-strong has-checked:text-ink has-checked:shadow-segment has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent";

/** What is wrong with a form, and with which part of it. */
export interface FormProblem<Place extends string> {
  readonly at: Place;
  readonly text: string;
}

/** What is wrong with a field, said right under it, or with the form, said over its button. The student is taken there each time that it is said. */
export const FieldProblem = (props: {
  /** For the field's `aria-describedby`. */
  id: string;
  problem: { readonly text: string } | null;
  /** Where it can be mended; left out when no field of the form can mend it. */
  field?: RefObject<HTMLElement | null>;
}) => {
  const line = useRef<HTMLParagraphElement>(null);
  const { problem, field } = props;
  useEffect(() => {
    if (problem === null) return;
    (field ?? line).current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: "center" });
  }, [problem, field]);
  return (
    <p
      ref={line}
      id={props.id}
      role="alert"
      tabIndex={field === undefined ? -1 : undefined}
      className="text-sm text-loss outline-none empty:hidden"
    >
      {problem?.text}
    </p>
  );
};

/** A field for what will stand over the page, in the size in which it will stand there; it grows with what is written. */
export const titleField =
  "w-full pt-1 pb-2 border-b border-rule-strong font-serif text-xl bg-transparent resize-none field-sizing-content placeholder:text-ink-faint placeholder:opacity-100 focus-visible:border-accent focus-visible:outline-none focus-visible:shadow-[0_1px_0_0_var(--color-accent)] aria-invalid:border-loss-line aria-invalid:shadow-[0_1px_0_0_var(--color-loss-line)]";

/** A few choices of which one holds, side by side. */
export const Segments = (props: {
  legend: string;
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  hint?: string;
  onChange: (value: string) => void;
}) => (
  <fieldset className="min-w-0">
    <legend className="caption mb-2">{props.legend}</legend>
    <div className={segments}>
      {props.options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={props.name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
    {props.hint !== undefined && <p className="caption mt-2 max-w-[44ch]">{props.hint}</p>}
  </fieldset>
);

/** One of several by a menu of the system's own. */
export const Select = (props: {
  ref?: RefObject<HTMLSelectElement | null>;
  /** Where it is said what is wrong with the choice; null for nothing. */
  problemId?: string | null;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}) => (
  <label className="grid min-w-0 gap-2 max-sm:w-full">
    <span className="caption">{props.label}</span>
    <span className="relative grid">
      <select
        ref={props.ref}
        aria-invalid={typeof props.problemId === "string"}
        aria-describedby={props.problemId ?? undefined}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className="field w-full min-w-40 appearance-none pr-10 text-ellipsis"
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  </label>
);
