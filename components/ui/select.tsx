import { ChevronDown } from "lucide-react";
import type { RefObject } from "react";

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
