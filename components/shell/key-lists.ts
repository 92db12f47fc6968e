/** A key, or keys that are pressed together or that each do the same, by what stands on them; "arrows" is named in words. */
interface KeyRow<Meaning extends string> {
  readonly keys: readonly string[];
  readonly meaning: Meaning;
}

const rows = <Meaning extends string>(
  ...given: readonly (readonly [keys: readonly string[], meaning: Meaning])[]
): readonly KeyRow<Meaning>[] => given.map(([keys, meaning]) => ({ keys, meaning }));

/** Every key of the product by the page that hears it, in the order of the pages; meanings are keys of the catalogue's `keys`. */
export const keyLists = {
  everywhere: rows(
    [["Ctrl", "K"], "search"],
    [["?"], "help"],
    [["Ctrl", "Enter"], "send"],
    [["Esc"], "close"],
  ),
  quiz: rows(
    [["1", "…", "6"], "choose"],
    [["T", "F"], "trueFalse"],
    [["1", "2", "3"], "grade"],
    [["↑", "↓"], "upDown"],
    [["Space", "↑", "↓"], "order"],
    [["Space"], "pairs"],
    [["Enter"], "enter"],
    [["←", "→"], "sides"],
    [["L"], "flag"],
    [["K", "R"], "stale"],
  ),
  review: rows(
    [["Space"], "turn"],
    [["H"], "hint"],
    [["1", "2", "3", "4"], "rate"],
    [["U"], "undoRating"],
    [["K", "R"], "stale"],
  ),
  cards: rows(
    [["Space"], "select"],
    [["Shift", "Space"], "selectTo"],
    [["Ctrl", "A"], "selectAll"],
    [["Esc"], "selectNone"],
  ),
  study: rows([["Ctrl", "Z"], "undo"], [["Ctrl", "Shift", "Z"], "redo"], [["Enter"], "sendLine"]),
  guide: rows(
    [["1", "2", "3", "4"], "buttons"],
    [["Ctrl", "V"], "paste"],
    [["arrows"], "box"],
    [["Shift", "arrows"], "size"],
    [["Delete"], "remove"],
    [["+", "−", "0"], "zoom"],
    [["Enter"], "sendLine"],
  ),
} as const;

export type KeysPage = keyof typeof keyLists;

/** The lists with that of the page at this address first, then what every page has. */
export const keysAt = (pathname: string): readonly KeysPage[] => {
  const room = pathname.split("/")[1] ?? "";
  const pages = Object.keys(keyLists) as KeysPage[];
  const here = pages.find((page) => page === room);
  return here === undefined ? pages : [here, ...pages.filter((page) => page !== here)];
};

const opened = "lectern-keys";

/** Opens the list of all keys. */
export const openKeys = (): void => {
  document.dispatchEvent(new Event(opened));
};

/** Hears of it. @returns what ends the hearing */
export const onOpenKeys = (open: () => void): (() => void) => {
  document.addEventListener(opened, open);
  return () => document.removeEventListener(opened, open);
};
