/** The number of an edit, at its note and in the history; lit while the edit is looked at. */
export const editNumber =
  "flex-none min-w-6 px-1.25 rounded-md bg-surface-2 text-[0.75rem] leading-[1.35rem] text-ink-soft text-center tabular-nums whitespace-nowrap group-data-looked:bg-accent group-data-looked:text-on-accent";
