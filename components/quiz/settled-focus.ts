/** What gets the focus where a correction goes from the page as it is settled: the title of the page. */
export const settledFocus = "settled-title";
