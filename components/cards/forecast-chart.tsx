/** A day of the forecast, with its date as a sentence and under the column. */
interface ForecastDay {
  readonly count: number;
  /** The number as the reader writes it. */
  readonly shown: string;
  readonly words: string;
  /** As short as a column's foot is; of some days alone, so that they stay apart. */
  readonly foot: string | null;
}

/** A number that stands upright, as one of more signs than this is wider than its column. */
const upright = "mb-0.5 rotate-180 text-[0.65rem] leading-none [writing-mode:vertical-rl]";
const mostBeside = 3;

/** How many cards come back on each of the next days, as columns; each day is read out with its date and its number. */
export const ForecastChart = (props: { days: readonly ForecastDay[]; label: string }) => {
  const most = Math.max(1, ...props.days.map(({ count }) => count));
  const isWide = props.days.some(({ shown }) => shown.length > mostBeside);
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="caption">{props.label}</figcaption>
      <ol className="flex h-32 items-stretch">
        {props.days.map(({ count, shown, words, foot }, at) => (
          <li key={words} className="flex min-w-0 flex-1 flex-col">
            <span className="sr-only">{words}</span>
            <span
              aria-hidden="true"
              className="flex flex-1 flex-col items-stretch justify-end border-b border-rule"
            >
              {count > 0 && (
                // On a phone a column is narrower than two digits beside each other.
                <span
                  className={`caption self-center tabular-nums ${isWide ? upright : "max-sm:mb-0.5 max-sm:rotate-180 max-sm:text-[0.65rem] max-sm:leading-none max-sm:[writing-mode:vertical-rl]"}`}
                >
                  {shown}
                </span>
              )}
              <span
                className="mx-px rounded-t-xs bg-accent"
                style={{ height: `${Math.round((count / most) * (isWide ? 65 : 75))}%` }}
              />
            </span>
            <span
              aria-hidden="true"
              className={`caption flex h-5 pt-0.5 whitespace-nowrap max-sm:text-[0.65rem] ${at < props.days.length - 3 ? "" : "max-sm:justify-end"}`.trimEnd()}
            >
              {foot}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
