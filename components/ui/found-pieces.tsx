import type { FoundPassage } from "#lib/schemas/search.ts";

/** A passage that was found, its words marked. */
export const FoundPieces = ({ pieces }: Pick<FoundPassage, "pieces">) => (
  <>
    {pieces.map(({ text, marked }, place) =>
      marked ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
        <mark key={place} className="bg-transparent font-strong text-accent">
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </>
);
