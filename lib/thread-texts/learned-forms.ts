/** Endings of learned English words in the plural and in the singular, from Latin and Greek. */
const endings = [
  ["a", "on"],
  ["a", "um"],
  ["i", "us"],
  ["ices", "ex"],
  ["ices", "ix"],
  ["es", "is"],
  ["ae", "a"],
  ["ata", "a"],
] as const;

/** Letters before the ending: fewer are begun by too many words. */
const shortestHead = 3;

/**
 * What the other number of a learned English word may be: "mitochondria" is of "mitochondrion" or "mitochondrium". Most of
 * these are no words: one counts only where it is written somewhere.
 */
export const learnedForms = (word: string): string[] => {
  if (!/^[a-z]+$/.test(word)) return [];
  return endings.flatMap(([plural, singular]) =>
    (
      [
        [plural, singular],
        [singular, plural],
      ] as const
    ).flatMap(([from, to]) =>
      word.endsWith(from) && word.length - from.length >= shortestHead
        ? [word.slice(0, -from.length) + to]
        : [],
    ),
  );
};
