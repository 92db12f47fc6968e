import type { NoteHeading, NoteItem, ReadNote } from "#lib/concepts/read-note.ts";
import { withoutEmphasis } from "#lib/rules/definitions/bare-definition.ts";

/** What stands between one heading and the next one of any depth. */
export interface NoteSection {
  /** Null for what comes before the first heading. */
  readonly heading: NoteHeading | null;
  /** The heading that this one stands under; null at the top. */
  readonly above: NoteHeading | null;
  /** Whether headings stand under this one, so that its own text is only their introduction. */
  readonly opens: boolean;
  readonly items: readonly Exclude<NoteItem, NoteHeading>[];
  /** Where the section's text ends, in UTF-16 units. */
  readonly end: number;
}

/** The note from heading to heading, in its order. */
export const readSections = (note: ReadNote): NoteSection[] => {
  const sections: (NoteSection & { items: Exclude<NoteItem, NoteHeading>[] })[] = [
    { heading: null, above: null, opens: false, items: [], end: note.text.length },
  ];
  const path: NoteHeading[] = [];
  for (const item of note.items) {
    const last = sections.at(-1);
    if (item.kind !== "heading") {
      last?.items.push(item);
      continue;
    }
    while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
    sections.push({
      heading: item,
      above: path.at(-1) ?? null,
      opens: false,
      items: [],
      end: note.text.length,
    });
    path.push(item);
  }
  return sections.map((section, index) => {
    const next = sections[index + 1]?.heading ?? null;
    const end = next ? note.text.lastIndexOf("\n", next.start) + 1 : note.text.length;
    const opens = section.heading !== null && (next?.depth ?? 0) > section.heading.depth;
    return { ...section, opens, end };
  });
};

/** A heading as it can be named in a question: without marks, links, signs and its number; "" when nothing is left. */
export const headingName = ({ text }: NoteHeading): string =>
  /[\r\n]/.test(text) ? "" : plainHeading(text);

const plainHeading = (text: string): string => {
  const name = withoutEmphasis(text)
    .replace(/<[^<>]{1,200}>|%%[^%]{0,200}%%|\{#[^{}]{1,80}\}/g, " ")
    .replace(/\p{Extended_Pictographic}|[\uFE0F\u20E3]|\*\*/gu, " ")
    .replace(/^\s*(?:§\s*)?(?:\d{1,3}[.)]){1,4}\d{0,3}(?:\s|$)|^\s*\d{1,3}\s+(?=\p{Lu})/u, "")
    .replace(
      /^\s*(?:lecture|lesson|chapter|part|step|лекция|урок|глава|часть|тема|шаг|§)\s+(?:№\s*)?(?:\d{1,3}|[ivx]{1,5})(?:\.\d{1,3})?\s*[.:)—–-]\s*/iu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<![.:\s])[.:\s]+$/, "");
  return (name.match(/\p{L}/gu)?.length ?? 0) >= 2 && name.length <= 120 ? name : "";
};
