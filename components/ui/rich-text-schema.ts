import type { Options } from "rehype-sanitize";

/**
 * What may be in a rendered text before formulas are set: a list of what Markdown makes and no more.
 * No id, name, style or event can pass, and no address but these three kinds.
 */
export const blockSchema: Options = {
  tagNames: [
    "a",
    "blockquote",
    "br",
    "code",
    "del",
    "em",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "input",
    "li",
    "ol",
    "p",
    "pre",
    "strong",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
  ],
  attributes: {
    a: ["href"],
    code: [["className", /^language-[\w+#.-]{1,40}$/, "math-inline", "math-display"]],
    input: [["disabled", true], ["type", "checkbox"], "checked"],
    ol: ["start"],
    td: [["align", "left", "center", "right"]],
    th: [["align", "left", "center", "right"]],
  },
  ancestors: {
    tbody: ["table"],
    td: ["table"],
    th: ["table"],
    thead: ["table"],
    tr: ["table"],
  },
  required: { input: { disabled: true, type: "checkbox" } },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style"],
};

/** Inside a sentence or a button: no blocks, and nothing that takes the focus. Their words stay. */
export const inlineSchema: Options = {
  ...blockSchema,
  tagNames: ["br", "code", "del", "em", "strong"],
  attributes: { code: [["className", /^language-[\w+#.-]{1,40}$/, "math-inline"]] },
};

/** A study document: the marks of edits besides. Markdown cannot make one, as HTML in it is text. */
export const studySchema: Options = {
  ...blockSchema,
  tagNames: [...(blockSchema.tagNames ?? []), "mark"],
  attributes: {
    ...blockSchema.attributes,
    mark: [
      ["dataEdit", /^\d{1,9}$/],
      ["className", "mark-block"],
    ],
  },
};

/** A text before or after a correction: what went or came besides. Markdown has `del` of its own, and no `ins`. */
export const changedSchema: Options = {
  ...blockSchema,
  tagNames: [...(blockSchema.tagNames ?? []), "ins"],
  attributes: {
    ...blockSchema.attributes,
    del: [["className", "mark-block"]],
    ins: [["className", "mark-block"]],
  },
};
