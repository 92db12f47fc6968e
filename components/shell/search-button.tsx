"use client";

import { Search } from "lucide-react";
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useCommandKey } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

/** What a page does not need until somebody searches. */
const SearchPalette = lazy(async () => ({
  default: (await import("./search-palette.tsx")).SearchPalette,
}));

/** Ctrl or ⌘ and K, by its place, so that it works on Cyrillic keyboards. */
const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === "KeyK";

/** What was typed before the search was there to take it. */
export interface EarlyTyping {
  readonly text: string;
  /** Whether Enter ended it. */
  readonly entered: boolean;
}

/** What is typed after one more key; null when that types nothing. */
const typedOn = ({ text }: EarlyTyping, key: string): EarlyTyping | null => {
  if (key === "Enter") return { text, entered: true };
  if (key === "Backspace") return { text: text.slice(0, -1), entered: false };
  return key.length === 1 ? { text: text + key, entered: false } : null;
};

/** Stands where the search will be: whoever knows its key types at once, and the page would take it for keys of its own. */
const KeepTyping = (props: { early: RefObject<EarlyTyping>; onClose: () => void }) => {
  const { early, onClose } = props;
  // At once, as is its end: between two effects there are keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const typed = typedOn(early.current, event.key);
      if (event.key === "Escape") onClose();
      else if (typed === null) return;
      else early.current = typed;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [early, onClose]);
  return null;
};

/** Opens the search through everything; so does its key, wherever the focus is, unless a dialog is open. */
export const SearchButton = (props: {
  saveLocale: (form: FormData) => Promise<void>;
  saveTheme: (form: FormData) => Promise<void>;
}) => {
  const t = useTexts();
  const command = useCommandKey();
  const [open, setOpen] = useState(false);
  const early = useRef<EarlyTyping>({ text: "", entered: false });
  const [close] = useState(() => () => {
    early.current = { text: "", entered: false };
    setOpen(false);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.isComposing) return;
      // The browser's own search would open.
      event.preventDefault();
      if (document.querySelector("dialog[open]") === null) setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        title={t("search.title")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-md px-2 text-sm text-ink-soft hover:bg-surface-2 hover:text-ink"
      >
        <Search aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{t("search.open")}</span>
        <span aria-hidden="true" className="pointer-coarse:hidden max-lg:hidden">
          <kbd>{command} K</kbd>
        </span>
      </button>
      {open && (
        <Suspense fallback={<KeepTyping early={early} onClose={close} />}>
          <SearchPalette {...props} early={early} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
