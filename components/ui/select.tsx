import { ChevronDown } from "lucide-react";

/** One of several by a menu of the system's own. */
export const Select = (props: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}) => (
  <label className="grid min-w-0 gap-2 max-sm:w-full">
    <span className="caption">{props.label}</span>
    <span className="relative grid">
      <select
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
