/** The letters and numbers that models put before options, each set in its order. */
const labelSets = ["ABCD", "abcd", "АБВГ", "абвг", "1234"];

export interface ReadOptions {
  readonly options: readonly string[];
  readonly answer: string;
}

/**
 * A model's options and answer as they are meant: "A) " or "1. " before all four in their order is
 * taken off, before the answer, too; a letter alone is the option it names, unless an option is
 * that letter itself. An answer that is one option but for marks, and no other, is that option.
 * Everything else stays as it is.
 */
export const readOptions = (options: readonly string[], answer: string): ReadOptions => {
  const written = options.map((option) => option.trim());
  const given = answer.trim();
  const set = labelSets.find((labels) => written.every((one, at) => label(one) === labels[at]));
  const bare = set && written.length === set.length ? written.map(withoutLabel) : written;
  const whole = written.indexOf(given);
  if (whole !== -1) return { options: bare, answer: bare[whole] ?? given };
  if (bare.includes(given)) return { options: bare, answer: given };
  if (set && label(given) !== null && bare.includes(withoutLabel(given)))
    return { options: bare, answer: withoutLabel(given) };
  const letter = /^\(?([A-Da-dАБВГабвг1-4])[).:]?$/u.exec(given)?.[1] ?? "";
  const at = letter === "" ? -1 : (set ?? "ABCD").toLowerCase().indexOf(letter.toLowerCase());
  return { options: bare, answer: bare[at] ?? onlyLike(bare, given) ?? given };
};

/** The one option that reads like the answer; null when none does, or several. */
const onlyLike = (options: readonly string[], answer: string): string | null => {
  const wanted = withoutMarks(answer);
  const [found, ...more] = options.filter((option) => withoutMarks(option) === wanted);
  return found !== undefined && wanted !== "" && more.length === 0 ? found : null;
};

/** Without what models forget when they write an option again: marks of code, formulas and bold text, a full stop, capitals. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[`$]|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "")
    .replace(/\.\s*$/, "")
    .trim()
    .toLowerCase();

const labelled = /^\(?([A-Da-dАБВГабвг1-4])[).:]\s+(?=\S)/u;

const label = (text: string): string | null => labelled.exec(text)?.[1] ?? null;

const withoutLabel = (text: string): string => text.replace(labelled, "");

const truths: Readonly<Record<string, "true" | "false">> = {
  true: "true",
  верно: "true",
  правда: "true",
  истина: "true",
  false: "false",
  неверно: "false",
  ложь: "false",
};

/** The key of a statement, in whatever language, case and signs a model gives it; anything else comes back as it is. */
export const readTruth = (answer: string): string => {
  const word = answer
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  return truths[word] ?? answer.trim();
};
