import "../study/document/document.css";
import type { ReactNode } from "react";
import { renderBlock } from "#components/study/document/render-block.tsx";
import type { ShownPictures } from "#components/ui/rich-text.tsx";
import { createBlockMemory, type MarkedBlock, markBlocks } from "#lib/blocks/block-memory.ts";
import { type NoteOfQuiz, type NotePlace, noteAnchor } from "#lib/questions/note-places.ts";
import type { Language } from "#lib/schemas/language.ts";

/** Something that stands beside the block in which its place begins; `at` is an UTF-16 offset into the note. */
interface NoteBeside {
  readonly at: number;
  readonly note: ReactNode;
}

/** Blocks that a browser lays out at once without being slow. */
const manyBlocks = 200;

const splitNote = createBlockMemory();

/**
 * A note as it reads, its places marked, and what is said of them beside. Rendered on the server, block by block with
 * other work in between; blocks far from the screen cost the browser nothing.
 */
export const NoteText = async (props: {
  note: NoteOfQuiz;
  language: Language;
  beside: readonly NoteBeside[];
  /** What stands below that beside each block, by the part of the note that it shows. */
  gathered?: (from: number, until: number) => ReactNode;
  pictures: ShownPictures;
}) => {
  const { note, language, beside, pictures, gathered = () => null } = props;
  const marks = note.places.map(({ start, end }, index) => ({ edit: index + 1, start, end }));
  const blocks = markBlocks(await splitNote(note.text), marks);
  const named = new Set<string>();
  const rows: ReactNode[] = [];
  for (const [index, block] of blocks.entries()) {
    const until = blocks[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = index === 0 ? 0 : block.start;
    const html = withAnchors(await renderBlock(block, pictures, true), note.places, named);
    rows.push(
      <NoteRow
        // The same row, whatever the blocks above it become.
        key={index}
        block={block}
        html={html}
        // A place that no letter shows, such as an address, is where its block begins.
        unseen={note.places.filter(
          (place) => place.start >= from && place.start < until && takeName(place, named),
        )}
        beside={[
          ...beside.filter(({ at }) => at >= from && at < until).map((one) => one.note),
          gathered(from, until),
        ].filter((one) => one !== null)}
      />,
    );
  }
  return (
    <div
      className="note-text group"
      lang={language}
      data-long={blocks.length > manyBlocks ? "" : undefined}
    >
      {rows}
    </div>
  );
};

const NoteRow = (props: {
  block: MarkedBlock;
  html: string;
  unseen: readonly NotePlace[];
  beside: readonly ReactNode[];
}) => (
  <div
    className="doc-row grid grid-cols-1 gap-x-16 gap-y-8 group-data-long:[contain-intrinsic-block-size:auto_6rem] group-data-long:[content-visibility:auto] lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]"
    data-level={props.block.heading?.level}
    data-start={props.block.start}
  >
    <div className="doc min-w-0">
      {props.block.anchors.map((name) => (
        <span key={name} id={name} />
      ))}
      {props.unseen.map((place) => (
        <span key={place.start} id={noteAnchor(place)} />
      ))}
      <div
        className="rich-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on this server, see renderBlock
        dangerouslySetInnerHTML={{ __html: props.html }}
      />
    </div>
    {props.beside.length > 0 && (
      <div className="grid grid-cols-1 content-start gap-6">{props.beside}</div>
    )}
  </div>
);

/** True for the first that asks for the name of this place. */
const takeName = (place: NotePlace, named: Set<string>): boolean => {
  const name = noteAnchor(place);
  if (named.has(name)) return false;
  named.add(name);
  return true;
};

/** Names the first mark of each place, and says of all what kind they are. Only `renderBlock` itself writes such a tag. */
const withAnchors = (html: string, places: readonly NotePlace[], named: Set<string>): string =>
  html.replaceAll(/<mark data-edit="(\d{1,9})"/g, (tag, number: string) => {
    const place = places[Number(number) - 1];
    if (!place) return tag;
    const id = takeName(place, named) ? ` id="${noteAnchor(place)}"` : "";
    return `<mark${id} data-kind="${place.kind}" data-start="${place.start}"`;
  });
