"use client";

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
    <div className="inline-flex flex-wrap gap-0.5 p-0.75 rounded-field bg-sunk">
      {props.options.map((option) => (
        <label key={option.value} className="segment">
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
