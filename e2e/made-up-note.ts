import { sha256 } from "#lib/ids.ts";

const syllables = [
  "ba",
  "ce",
  "di",
  "fo",
  "gu",
  "ka",
  "le",
  "mi",
  "no",
  "pu",
  "ra",
  "se",
  "ti",
  "vo",
  "zu",
  "na",
];

/** A word of three syllables that no language has, the same for the same seed. */
const word = (seed: string): string =>
  [0, 1, 2]
    .map((place) => syllables[Number.parseInt(sha256(seed).charAt(place), 16)] ?? "")
    .join("");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A note of its own for every seed, so that no test's questions repeat another's:
 * the product remembers what it has asked.
 */
export const madeUpNote = (seed: string): { title: string; text: string } => {
  const title = `On ${word(`${seed} title`)} and ${word(`${seed} subject`)}`;
  const definitions = Array.from({ length: 6 }, (_, number) => {
    const [term, ...rest] = [0, 1, 2, 3, 4, 5].map((place) => word(`${seed} ${number} ${place}`));
    const [a, b, c, d, e] = rest;
    return `**${capital(term ?? "")}** is a ${a} that ${b}s every ${c} of the ${d} with its ${e}.`;
  });
  return { title, text: [`# ${title}`, ...definitions].join("\n\n") };
};
