import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Signs of Markdown step back, words stay; colours come from the page's theme. */
const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "650", fontSize: "1.125em" },
  { tag: tags.strong, fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: tags.quote, color: "var(--ink-soft)" },
  { tag: tags.monospace, fontFamily: "var(--font-mono)", fontSize: "0.875em" },
  {
    tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName],
    color: "var(--ink-faint)",
  },
  { tag: [tags.link, tags.url], color: "var(--accent)" },
]);

const look = EditorView.theme({
  "&": { fontFamily: "var(--font-serif)", fontSize: "1.0625rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.65", overflow: "visible" },
  ".cm-content": { padding: "0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
});

/** How the document looks where it is typed into: the house's serif on its paper, by day and by night. */
export const sourceLook: Extension = [look, syntaxHighlighting(highlight)];
