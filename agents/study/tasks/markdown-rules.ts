/** Longest text that one answer may hold, in UTF-16 units; a longer one is a model in a loop. */
export const longestMaterial = 400_000;

/** How every text of a study document is written, for the instructions of a prompt. */
export const markdownRules = `Form: Markdown. One "#" heading with the name of the topic, "##" for sections, "###" below them. Formulas in LaTeX, \`$…$\` in a line and \`$$\` on lines of their own for displays; code in fences that name the language; tables where things are compared. No HTML, no images, no links to pages. No greeting, no remark about the task, no closing words: the text is the document itself. In JSON every backslash of LaTeX is written twice.`;
