/** A section of a manual under one heading, without its subsections: what every reader of a format makes. */
export interface ManualSection {
  /**
   * Address inside the manual: the file's path with `/`, and `#id` of the heading where it has one. The first
   * section of a file has no `#id` unless its heading bears one.
   */
  readonly address: string | null;
  /** Page of a PDF on which it begins, from 1. */
  readonly page: number | null;
  readonly title: string;
  /** Titles above it, the manual's own first. */
  readonly headingPath: readonly string[];
  /** Markdown without the heading. */
  readonly text: string;
  /** Other addresses (ids) that stand inside the section, so that links to them find it. */
  readonly innerAddresses: readonly string[];
  /** Words under which the manual's own index lists it. */
  readonly indexTerms: readonly string[];
}
