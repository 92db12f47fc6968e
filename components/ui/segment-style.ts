/** A row of choices, and one of them. */
export const segments = "inline-flex flex-wrap gap-0.5 p-0.75 rounded-field bg-surface-2";
export const segment =
  "grid min-h-9 min-w-10 place-items-center px-3.5 rounded-lg text-sm leading-[1.6] text-ink-soft pointer-coarse:min-h-11 hover:text-ink aria-pressed:bg-surface aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-segment has-checked:bg-surface has-checked:font-strong has-checked:text-ink has-checked:shadow-segment has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent";
