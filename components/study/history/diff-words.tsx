import type { EditDiff } from "#lib/schemas/study.ts";

/** A citation as the document shows it: its address says nothing to a reader. */
const readable = (text: string): string => text.replace(/\[\[(\d+)\]\]\(#note-L\d+\)/g, "[$1]");

/** Words that went, came and stayed, in one line of text. */
export const DiffWords = (props: { parts: EditDiff["parts"] }) =>
  props.parts.map(({ kind, text }, place) => {
    const key = `${place}-${kind}`;
    const words = readable(text);
    if (kind === "removed") return <del key={key}>{words}</del>;
    return kind === "added" ? <ins key={key}>{words}</ins> : <span key={key}>{words}</span>;
  });
