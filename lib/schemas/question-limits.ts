/** Bounds of what a question is made of. Apart from the schemas, as the form that asks for it runs without them. */

/** Options of a choice that a student writes; models and rules give it four. */
export const ownOptions = { fewest: 2, most: 6 };

/** Steps that an ordering has: two are guessed, and more than seven nobody arranges on a phone. */
export const orderedSteps = { fewest: 3, most: 7 };

/** Pairs that a matching has: two are guessed, and more than six are not seen at once. */
export const matchedPairCount = { fewest: 3, most: 6 };

/** Items that are to be named; of a longer answer no more are read than that. */
export const namedItemCount = { fewest: 2, most: 30 };

/** Stands in the text of a fill-in for the missing words. */
export const blank = "____";

/** Longest texts of a question, in UTF-16 units; one that is longer cannot be read at a glance. */
export const longestTexts = { stem: 3000, option: 1000, answer: 2000, explanation: 3000 };

/** Other wordings of a key: each is compared with every answer. */
export const mostAccepted = 50;

/** What a student writes in place of a sentence or of code, in UTF-16 units; what is too long there is told in a sentence of its own. */
export const longestOwnWording = 100_000;
