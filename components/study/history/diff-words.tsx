import type { EditDiff } from "#lib/schemas/study.ts";

/** Words that went, came and stayed, in one line of text. */
export const DiffWords = (props: { parts: EditDiff["parts"] }) =>
  props.parts.map(({ kind, text }, place) => {
    const key = `${place}-${kind}`;
    if (kind === "removed") return <del key={key}>{text}</del>;
    return kind === "added" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
