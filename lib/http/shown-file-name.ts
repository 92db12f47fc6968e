const longestName = 255;

/** A sent file's name without folders, fit to be stored and shown; it is never opened. Null when nothing is left. */
export const shownFileName = (name: string): string | null => {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replaceAll(/\p{C}/gu, "").toWellFormed().slice(-longestName).toWellFormed() || null;
};
