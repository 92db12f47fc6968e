import { type TypePiece, typeText } from "#lib/http/openapi/type-text.ts";

type Schema = Parameters<typeof typeText>[0];

/** Reached by keyboard, so that it can be scrolled by it. */
const scrollable = { tabIndex: 0 };

/** A JSON schema as a type; its names lead to where they stand on the page. */
export const TypeBlock = ({ schema }: { schema: Schema }) => (
  <pre
    {...scrollable}
    className="max-w-full overflow-x-auto py-2.5 px-3.5 rounded-field bg-surface-2 text-ink font-mono text-[0.8125rem] leading-[1.6]"
  >
    <code translate="no">
      <TypePieces schema={schema} />
    </code>
  </pre>
);

/** The same within a line. */
export const TypePieces = ({ schema }: { schema: Schema }) =>
  typeText(schema).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a type never move
    <Piece key={index} piece={piece} />
  ));

const Piece = ({ piece }: { piece: TypePiece }) =>
  typeof piece === "string" ? (
    piece
  ) : (
    <a href={`#type-${piece.name}`} className="link">
      {piece.name}
    </a>
  );
