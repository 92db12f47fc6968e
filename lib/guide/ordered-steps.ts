/** An ordered list of a Markdown text, and what stands before it. */
export interface OrderedList {
  /** The items word for word, without their numbers. */
  readonly items: readonly string[];
  /** The paragraph or heading right above; "" for none. */
  readonly intro: string;
}

interface OpenList {
  items: string[];
  intro: string;
}

const item = /^ {0,3}\d{1,9}[.)](?:\s+(\S.*)?)?$/;

/**
 * The ordered lists of a Markdown text, at its top level. What is indented under an item belongs to it, and so do its
 * notes and pictures.
 */
export const orderedLists = (markdown: string): OrderedList[] => {
  const lists: OpenList[] = [];
  let open: OpenList | null = null;
  let before = { intro: "", isBlank: true };
  for (const { line, isCode } of codeAndText(markdown)) {
    const isBlank = line.trim() === "";
    const first = isCode ? null : item.exec(line);
    if (first) {
      open ??= begin(lists, before.intro);
      open.items.push(first[1] ?? "");
    } else if (open && (isBlank || /^\s{2,}/.test(line) || !before.isBlank)) {
      open.items.push(`${open.items.pop() ?? ""}\n${line.replace(/^\s{1,4}/, "")}`);
    } else {
      open = null;
    }
    const intro = isBlank || open ? before.intro : line.replace(/^#+\s*/, "").trim();
    before = { intro, isBlank };
  }
  return lists
    .map((list) => ({ ...list, items: list.items.map((text) => text.trim()).filter(Boolean) }))
    .filter(({ items }) => items.length > 0);
};

/** The lines, and which of them stand in fenced code. */
const codeAndText = (markdown: string): { line: string; isCode: boolean }[] => {
  let isCode = false;
  return markdown.split(/\r\n|\n|\r/).map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return { line, isCode };
  });
};

const begin = (lists: OpenList[], intro: string): OpenList => {
  const list = { items: [], intro };
  lists.push(list);
  return list;
};
