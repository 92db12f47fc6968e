import { type Strength, strengths } from "#lib/cards/standing.ts";

/** The stronger, the darker on paper and the brighter at night. */
const tones: Readonly<Record<Strength, { readonly fill: string; readonly swatch: string }>> = {
  new: { fill: "fill-rule-strong/35", swatch: "bg-rule-strong/35" },
  days: { fill: "fill-accent/30", swatch: "bg-accent/30" },
  weeks: { fill: "fill-accent/50", swatch: "bg-accent/50" },
  months: { fill: "fill-accent/75", swatch: "bg-accent/75" },
  longer: { fill: "fill-accent", swatch: "bg-accent" },
};

/** Wide enough to be seen, in percent of the picture. */
const leastWidth = 1;

/** Cards by how long they will be remembered, as one band; the words below it say the same. */
export const StrengthPicture = (props: {
  counts: Readonly<Record<Strength, number>>;
  label: string;
  names: Readonly<Record<Strength, string>>;
  /** A number as the reader writes it. */
  inWords: (count: number) => string;
}) => {
  const { counts, names } = props;
  const shown = strengths.filter((strength) => counts[strength] > 0);
  const all = shown.reduce((sum, strength) => sum + counts[strength], 0);
  const widths = shown.map((strength) => Math.max(leastWidth, (100 * counts[strength]) / all));
  const scale = 100 / widths.reduce((sum, width) => sum + width, 0);
  const begins = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return (
    <figure className="grid grid-cols-1 content-start gap-3">
      <figcaption className="caption">{props.label}</figcaption>
      <svg role="img" className="h-5 w-full overflow-hidden rounded-sm">
        <title>{props.label}</title>
        {shown.map((strength, at) => (
          <rect
            key={strength}
            x={`${(begins[at] ?? 0) * scale}%`}
            width={`${(widths[at] ?? 0) * scale}%`}
            height="100%"
            className={tones[strength].fill}
          />
        ))}
        {begins.slice(1).map((begin) => {
          const x = `${begin * scale}%`;
          return <line key={x} x1={x} x2={x} y2="100%" strokeWidth={2} className="stroke-paper" />;
        })}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {shown.map((strength) => (
          <li key={strength} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-xs ${tones[strength].swatch}`} />
            <span>
              {names[strength]}:{" "}
              <span className="font-medium text-ink tabular-nums">
                {props.inWords(counts[strength])}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
};
