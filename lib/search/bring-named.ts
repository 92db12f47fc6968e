import { stopTerms, termsOf } from "./terms-of.ts";

/** Sections that stay before those that are called as a phrase is: several phrases agreed on them. */
const mostBefore = 3;
/** A manual may call many sections "Overview": so many of one name are brought. */
const mostOfName = 2;

/** A name by what it says, in whatever form and order of its words; chapters' numbers and words of every sentence say nothing. */
const nameOf = (text: string): string => {
  const terms = termsOf(text).filter((term) => /\p{L}/u.test(term) && !stopTerms.has(term));
  return [...new Set(terms)].toSorted().join(" ");
};

/**
 * Brings sections that are called as one of the phrases is behind the first few of those found: fused with other phrases, what
 * one alone names would stand too far behind to be read. The scores stay where they are, best first.
 */
export const bringNamed = <Section extends { readonly title: string; readonly score: number }>(
  found: readonly Section[],
  phrases: readonly string[],
): Section[] => {
  const names = [...new Set(phrases.map(nameOf))].filter(Boolean);
  const titled = found.map((section) => ({ section, name: nameOf(section.title) }));
  const first = titled.slice(0, mostBefore).map(({ section }) => section);
  const named = names.flatMap((name) =>
    titled
      .filter((one) => one.name === name)
      .slice(0, mostOfName)
      .map(({ section }) => section),
  );
  const order = new Set([...first, ...named, ...found]);
  return [...order].map((section, at) => ({ ...section, score: found[at]?.score ?? 0 }));
};
