import type { ManualSection } from "#lib/library/section-chunks.ts";

/** What was read of a packed document. */
export interface OfficeReading {
  readonly title: string;
  readonly sections: ManualSection[];
  /** The texts of footnotes as Markdown, by their signs. */
  readonly footnotes: ReadonlyMap<string, string>;
  /** Characters that a reader of the document does not see: they are left out. */
  readonly hidden: number;
  /** Pictures, of which only the description is kept. */
  readonly pictures: number;
}
