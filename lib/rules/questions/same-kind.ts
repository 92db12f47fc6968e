import { isValue, namedIn } from "./pair-in.ts";

/** What an option is by its form: code, a number, a line of names, or words; two names may be either. */
type Kind = "code" | "number" | "names" | "either" | "words";

export const kindOf = (text: string): Kind => {
  if (/^`[^`]*`$/.test(text)) return "code";
  if (isValue(text)) return "number";
  const names = namedIn(text);
  return names > 2 ? "names" : names === 2 ? "either" : "words";
};

export const areAlike = (one: Kind, other: Kind): boolean =>
  one === other ||
  (one === "either" && /names|words/.test(other)) ||
  (other === "either" && /names|words/.test(one));

/** From this ratio of their lengths on, one option stands out beside another. */
const mostRatio = 2.4;
const eased = 12;

/** Whether the form of one option tells nothing that the form of the other does not. */
export const isSameKind = (one: string, other: string): boolean => {
  const [short = 0, long = 0] = [one.length, other.length].toSorted((left, right) => left - right);
  return areAlike(kindOf(one), kindOf(other)) && (long + eased) / (short + eased) <= mostRatio;
};
