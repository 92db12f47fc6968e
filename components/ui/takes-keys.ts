/** Whether keys belong to somebody else at the moment: a field that is written in, or an open dialog. */
export const takesKeys = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.matches("input, textarea, select") || target.isContentEditable));
