const shared =
  "inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap select-none transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:min-w-11 disabled:opacity-55 aria-disabled:opacity-55";

const kinds = {
  /** The one obvious thing to do on a screen. */
  primary: "bg-accent text-on-accent hover:bg-accent-strong px-5 min-h-11 text-sm",
  secondary:
    "border border-rule-strong/60 bg-surface text-ink hover:border-ink-soft px-4 min-h-11 text-sm",
  quiet: "text-ink-soft hover:text-ink hover:bg-surface-2 px-3 min-h-9 text-sm",
  danger: "bg-loss text-paper hover:opacity-90 px-5 min-h-11 text-sm",
} as const;

export type ButtonKind = keyof typeof kinds;

/** The look of a button, for buttons and for links that act as one. */
export const buttonStyle = (kind: ButtonKind, more = ""): string =>
  `${shared} ${kinds[kind]} ${more}`.trim();
