/** Every marked control that is seen, and the whole text of the page. */
export const controlsIn = () => {
  const seen = [...document.querySelectorAll<HTMLElement>("[data-kind]")].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    if (!inside || !top || !(element.contains(top) || top.contains(element))) return [];
    const { kind = "", name = "", in: place, path, items } = element.dataset;
    return [
      {
        kind,
        name,
        in: place ?? null,
        path: path ?? null,
        items: items ? items.split("|") : [],
        box: { x, y, width, height },
      },
    ];
  });
  return { seen, text: document.body.textContent ?? "" };
};

/** Every word that is seen, with its box. */
export const wordsIn = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top?.contains(node)) words.push({ text: match[0], box: { x, y, width, height } });
    }
  }
  return words;
};
