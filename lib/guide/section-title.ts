/** A section by its title and the one above, but for the manual's own: "Crop › Options", as there are many options. */
export const titleWithParent = (section: {
  readonly title: string;
  readonly headingPath: readonly string[];
}): string => [...section.headingPath.slice(1).slice(-1), section.title].join(" › ");

/** A section's title with those above it, but for the manual's own. */
export const sectionTitle = (section: {
  readonly title: string;
  readonly headingPath: readonly string[];
}): string => [...section.headingPath.slice(1), section.title].join(" › ");
