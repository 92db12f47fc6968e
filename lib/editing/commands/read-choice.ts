/** What a student types who means one of these buttons. */
const spoken = {
  none: "none, none of them, none of these, neither, neither of them, no, нет, никакой, никакая, никакое, никакие, никакое из них, ни один, ни одна, ни одно, ни один из них, ни одна из них, ни одно из них, ни одного, ничего",
  all: "all, all of them, all places, everywhere, все, все сразу, все места, везде, всюду",
} as const;

type Spoken = keyof typeof spoken;

const meanings: ReadonlyMap<string, Spoken> = new Map(
  (Object.keys(spoken) as Spoken[]).flatMap((choice) =>
    spoken[choice].split(", ").map((words) => [words, choice] as const),
  ),
);

/** Longer texts are no such answer. */
const longest = 40;

/** The button that an answer to "Which place is meant?" names in words; null for any other answer. */
export const readChoice = (answer: string): Spoken | null => {
  if (answer.length > longest) return null;
  const words = answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return meanings.get(words.join(" ")) ?? null;
};
