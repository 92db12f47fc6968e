import { segment, segments } from "#components/ui/form-fields.tsx";

/** A setting as a row of buttons, of which one holds; saved by the server at once. */
export const ChoiceForm = (props: {
  legend: string;
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  save: (form: FormData) => Promise<void>;
}) => (
  <form action={props.save}>
    <fieldset>
      <legend className="caption mb-2">{props.legend}</legend>
      <div className={segments}>
        {props.options.map((option) => (
          <button
            key={option.value}
            type="submit"
            name={props.name}
            value={option.value}
            lang={option.lang}
            aria-pressed={option.value === props.value}
            className={segment}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  </form>
);
