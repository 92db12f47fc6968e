/** A link past what stands before the place it leads to: seen by who comes to it with the keyboard. */
export const skipLink =
  "fixed top-3 left-3 z-50 rounded-lg bg-surface px-4 py-3 shadow-card not-focus:size-px not-focus:overflow-hidden not-focus:p-0 not-focus:whitespace-nowrap not-focus:[clip-path:inset(50%)] print:hidden";
