/** Signs of one side of a card at most. Apart from the schemas, as the forms that ask for them run without them. */
export const maxSideCharacters = 10_000;

/** So much of the page's words tells where a marked passage begins or ends, in characters. */
export const longestMarkedEnd = 400;
