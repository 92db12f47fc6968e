/** How many cards come back on each of the next days, as columns; the numbers are read out with them. */
export const ForecastChart = (props: { days: readonly number[]; label: string }) => {
  const most = Math.max(1, ...props.days);
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="caption">{props.label}</figcaption>
      <ol className="flex h-28 items-end gap-0.5 border-b border-rule">
        {props.days.map((count, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have nothing but their place
          <li key={day} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            <span
              className={
                count > 0 ? "caption text-center tabular-nums max-sm:text-[0.6rem]" : "sr-only"
              }
            >
              {count}
            </span>
            <span
              aria-hidden="true"
              className="rounded-t-xs bg-accent"
              style={{ height: `${Math.round((count / most) * 75)}%` }}
            />
          </li>
        ))}
      </ol>
    </figure>
  );
};
