const syllables = [
  "ba",
  "ce",
  "di",
  "fo",
  "gu",
  "ha",
  "je",
  "ki",
  "lo",
  "mu",
  "na",
  "pe",
  "ri",
  "so",
  "tu",
];

/** A pronounceable word for a number; different numbers have different words. */
const word = (number: number): string => {
  let rest = number;
  let letters = "";
  do {
    letters += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return `${letters}r`;
};

/**
 * A note with this many concepts whose definitions share few words, so that the cost of a quiz can
 * be measured without its questions looking like repeats of each other.
 */
export const madeNote = (concepts: number, seed: number): string => {
  const lines = Array.from({ length: concepts }, (_, index) => {
    const base = 1000 + seed * 100_000 + index * 7;
    const [term, first, second, third, fourth] = [0, 1, 2, 3, 4].map((step) => word(base + step));
    const name = `${term?.charAt(0).toUpperCase()}${term?.slice(1)}`;
    return `**${name}** is a ${first} that joins the ${second} with a ${third} of ${fourth}.`;
  });
  return `# Made-up words\n\n${lines.join("\n\n")}\n`;
};
