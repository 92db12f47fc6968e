/** What a Markdown file says of itself before its text. */
export interface FrontMatter {
  readonly title: string | null;
  /** The text without it. */
  readonly body: string;
}

const matter = /^(?:---|\+\+\+)[ \t]*\n([\s\S]*?)\n(?:---|\+\+\+|\.\.\.)[ \t]*(?:\n|$)/u;

const fieldOf = (lines: string, name: string): string | null => {
  const line = new RegExp(`^${name}[ \\t]*[:=][ \\t]*(.+)$`, "imu").exec(lines)?.[1]?.trim();
  if (line === undefined) return null;
  return line.replace(/^(["'])(.*)\1$/u, "$2").trim() || null;
};

/** Reads the title of a file's front matter, YAML or TOML, and takes it off. */
export const frontMatter = (text: string): FrontMatter => {
  const found = matter.exec(text);
  if (!found) return { title: null, body: text };
  return { title: fieldOf(found[1] ?? "", "title"), body: text.slice(found[0].length) };
};
