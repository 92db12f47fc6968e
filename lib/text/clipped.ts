/** A text of so many UTF-16 units at most; one that is longer ends with a sign of it. */
export const clipped = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text.toWellFormed();
