import type { RenderedGuide } from "./rendered-guide.ts";

/** Where a new question is asked of the same manual, version and edition. */
export const newGuideAddress = ({
  pack,
  version,
  edition,
}: Pick<RenderedGuide, "pack" | "version" | "edition">): string => {
  const query = new URLSearchParams({
    ...(pack === null ? {} : { pack: pack.id }),
    ...(version === null ? {} : { version }),
    ...(edition === null ? {} : { edition }),
  });
  return `/guide/new?${query}`;
};
