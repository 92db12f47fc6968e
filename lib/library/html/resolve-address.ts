/** Stands for the manual's folder: what leads above it stays in it, and what leads elsewhere is told by its host. */
const base = "http://manual.invalid/";

/**
 * The address inside the manual that a link on a page leads to: `folder/page.html#id`.
 * Null for a link to elsewhere.
 */
export const resolveAddress = (path: string, href: string): string | null => {
  if (href === "") return null;
  const from = `${base}${path.split("/").map(encodeURIComponent).join("/")}`;
  const url = URL.parse(href, from);
  if (url === null || !url.href.startsWith(base)) return null;
  return decode(url.pathname.slice(1)) + (url.hash === "" ? "" : `#${decode(url.hash.slice(1))}`);
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
