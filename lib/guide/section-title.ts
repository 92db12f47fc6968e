/** A section's title with those above it, but for the manual's own. */
export const sectionTitle = (section: {
  readonly title: string;
  readonly headingPath: readonly string[];
}): string => [...section.headingPath.slice(1), section.title].join(" › ");
