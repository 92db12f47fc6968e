"use client";

import {
  BookOpen,
  FilePlus2,
  Footprints,
  GalleryVerticalEnd,
  House,
  Keyboard,
  Languages,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  NotebookText,
  Repeat2,
  Search,
  Settings,
  SunMoon,
  X,
} from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useTransition,
} from "react";
import { localeNames } from "#lib/i18n/locale.ts";
import { language } from "#lib/schemas/language.ts";
import { type FoundPassage, longestQuery, type SearchResults } from "#lib/schemas/search.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useLatest } from "../hooks/use-latest.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { dialogGround, useOpenDialog } from "../ui/dialog.tsx";
import { FoundPieces } from "../ui/found-pieces.tsx";
import { useLocale, useTexts } from "../ui/texts.tsx";
import { askedQuery, shownQuery } from "./asked-query.ts";
import { openKeys } from "./key-lists.ts";
import type { EarlyTyping } from "./search-button.tsx";
import { switchTheme } from "./theme-switch.tsx";

/** Something that can be chosen in the list. */
interface Option {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly label: React.ReactNode;
  /** What stands below it; null for nothing. */
  readonly about: string | null;
  readonly act: () => void;
}

interface Group {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** Milliseconds of rest in typing before it is searched. */
const restMs = 120;

/** What the server found for what is typed; what was found before stays until then. */
const useFound = (query: string) => {
  const [found, setFound] = useState<SearchResults | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useLatest(useTexts());
  const isEmpty = query.trim() === "";
  useEffect(() => {
    if (isEmpty) return setFound(null);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const url = `/api/search?q=${encodeURIComponent(query)}`;
      const sent = await sendJson<SearchResults>("GET", url, undefined, controller.signal);
      if (controller.signal.aborted) return;
      setProblem(sent.ok ? null : (sent.message ?? latest.current("shell.unreachable")));
      // What was found for another query tells nothing of this one.
      setFound(sent.ok ? sent.value : null);
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isEmpty]);
  return { found: isEmpty ? null : found, problem: isEmpty ? null : problem };
};

/** Leads to a passage, on this page, too, where the browser would tell nobody that the address is the same. */
const useGo = () => {
  const router = useRouter();
  return (href: string) => {
    const { pathname, hash } = new URL(href, location.href);
    if (hash === "" || pathname !== location.pathname) return router.push(href);
    if (location.hash === hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = hash;
  };
};

const icons: Readonly<Record<FoundPassage["kind"], LucideIcon>> = {
  study: BookOpen,
  quiz: ListChecks,
  guide: Footprints,
  source: NotebookText,
};

/** What can be done from anywhere. */
const useCommands = (
  props: Saves,
  go: (href: string) => void,
): readonly (Option & { label: string })[] => {
  const t = useTexts();
  const locale = useLocale();
  const [, start] = useTransition();
  const pages = [
    { key: "study", icon: FilePlus2, href: "/study/new" },
    { key: "quiz", icon: ListChecks, href: "/quiz/new" },
    { key: "guide", icon: MessageCircleQuestion, href: "/guide/new" },
    { key: "review", icon: Repeat2, href: "/review" },
    { key: "cards", icon: GalleryVerticalEnd, href: "/cards" },
    { key: "home", icon: House, href: "/" },
    { key: "library", icon: LibraryBig, href: "/library" },
    { key: "settings", icon: Settings, href: "/settings" },
  ] as const;
  const others = language.options.filter((one) => one !== locale);
  return [
    ...pages.map(({ key, icon, href }) => ({
      ...{ key, icon, label: t(`search.commands.${key}`), about: null, act: () => go(href) },
    })),
    {
      ...{ key: "keys", icon: Keyboard, label: t("keys.title"), about: null },
      act: openKeys,
    },
    {
      ...{ key: "theme", icon: SunMoon, label: t("search.commands.theme"), about: null },
      act: () => start(() => switchTheme(props.saveTheme)),
    },
    ...others.map((other) => ({
      ...{ key: other, icon: Languages, about: null },
      label: t("search.commands.language", { language: localeNames[other] }),
      act: () => {
        const form = new FormData();
        form.set("locale", other);
        start(() => props.saveLocale(form));
      },
    })),
  ];
};

interface Saves {
  readonly saveLocale: (form: FormData) => Promise<void>;
  readonly saveTheme: (form: FormData) => Promise<void>;
}

/** Commands with a word that begins as each typed one does. */
const fitting = <Command extends { readonly label: string }>(
  commands: readonly Command[],
  query: string,
): Command[] => {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const asked = words(query);
  if (asked.length === 0) return [...commands];
  return commands.filter(({ label }) =>
    asked.every((word) => words(label).some((one) => one.startsWith(word))),
  );
};

const useGroups = (props: Saves, query: string, go: (href: string) => void) => {
  const t = useTexts();
  const { found, problem } = useFound(query);
  const commands = fitting(useCommands(props, go), query);
  const passages = (found?.groups ?? []).map(
    ({ kind, passages: some }): Group => ({
      name: kind,
      label: t(`search.groups.${kind}`),
      options: some.map((passage, place) => ({
        key: `${kind} ${place}`,
        icon: icons[passage.kind],
        label: <FoundPieces pieces={passage.pieces} />,
        about: kind === "titles" ? t(`search.kinds.${passage.kind}`) : passage.title,
        act: () => go(passage.href),
      })),
    }),
  );
  const groups: Group[] = [
    ...(commands.length === 0
      ? []
      : [{ name: "commands", label: t("search.groups.commands"), options: commands }]),
    ...passages,
  ];
  return { groups, found, problem };
};

/** More results than fit are reached by keys also where they are only to be read. */
const scrollable = { tabIndex: 0 };

/** The search through everything: titles and passages by kind, and what can be done from anywhere. */
export const SearchPalette = (
  props: Saves & { readonly early: RefObject<EarlyTyping>; readonly onClose: () => void },
) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const ids = useId();
  const [query, setQuery] = useState("");
  const asked = askedQuery(query);
  const { groups, found, problem } = useGroups(props, asked, useGo());
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, options.length - 1);
  const choose = (next: number) => setChosen((next + options.length) % Math.max(1, options.length));
  const idOf = (place: number) => `${ids}-${place}`;
  const act = (option: Option | undefined) => {
    if (!option) return;
    dialog.current?.close();
    option.act();
  };
  const isEmpty = asked.trim() === "";
  /** Whether what is listed is of what is typed, as commands always are; until then Enter waits. */
  const commands = groups.find(({ name }) => name === "commands")?.options.length ?? 0;
  const isListed = isEmpty || (at >= 0 && at < commands) || found?.query === asked;
  const [entered, setEntered] = useState(false);
  const enter = useLatest(() => act(options[at]));
  useEffect(() => {
    if (!entered || !isListed) return;
    setEntered(false);
    enter.current();
  }, [entered, isListed]);
  const { early } = props;
  useLayoutEffect(() => {
    const { text, entered: wasEntered } = early.current;
    early.current = { text: "", entered: false };
    if (text === "") return;
    setQuery(text);
    setEntered(wasEntered);
  }, [early]);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") choose(at + 1);
    else if (event.key === "ArrowUp") choose(at - 1);
    else if (event.key === "Enter") setEntered(true);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(`${ids}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [ids, at]);
  const hits = (found?.groups ?? []).reduce((sum, { passages }) => sum + passages.length, 0);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: who presses beside the dialog has a pointer; Escape closes it, too
    <dialog
      ref={dialog}
      aria-label={t("search.title")}
      onClose={props.onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className={`${dialogGround} mt-[min(12vh,6rem)]! w-[min(44rem,calc(100vw-2.5rem))] overflow-hidden p-0 max-sm:mt-2! max-sm:max-h-none max-sm:w-[calc(100vw-1rem)] max-sm:max-w-none`}
    >
      <div className="grid max-h-[min(36rem,calc(100dvh-8rem))] grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] max-sm:max-h-[calc(100dvh-1rem)]">
        <div className="flex items-center gap-3 border-b border-rule pr-2 pl-5">
          <Search aria-hidden="true" className="size-5 flex-none text-ink-faint" />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-label={t("search.title")}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? `${ids}-list` : undefined}
            aria-activedescendant={options.length > 0 ? idOf(at) : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestQuery}
            placeholder={t("search.placeholder")}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setEntered(false);
              setChosen(0);
            }}
            onKeyDown={onKey}
            className="min-h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint"
          />
          <button
            type="button"
            aria-label={t("shell.close")}
            onClick={() => dialog.current?.close()}
            className={buttonStyle("quiet", "px-2!")}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain p-2" {...scrollable}>
          <p role="alert" className="px-3 py-2 text-sm text-loss empty:hidden">
            {problem}
          </p>
          {found?.corrected != null && hits > 0 && (
            <p className="caption px-3 py-2 wrap-anywhere">
              {t("search.corrected", { query: shownQuery(found.corrected) })}
            </p>
          )}
          {!isEmpty && found !== null && hits === 0 && (
            <div className="px-3 py-3">
              <p className="wrap-anywhere">
                {t("search.nothing", { query: shownQuery(found.query) })}
              </p>
              <p className="caption">{t("search.tryOther")}</p>
            </div>
          )}
          {options.length > 0 && <Options {...{ groups, at, ids, idOf, act }} onPoint={choose} />}
          {(found?.groups ?? []).some(({ more }) => more) && (
            <p className="caption px-3 py-2">{t("search.more")}</p>
          )}
        </div>
        <Foot isEmpty={isEmpty} />
        <p role="status" className="sr-only">
          {!isEmpty && found !== null && hits > 0 && t("search.found", { count: hits })}
        </p>
      </div>
    </dialog>
  );
};

const Options = (props: {
  groups: readonly Group[];
  at: number;
  ids: string;
  idOf: (place: number) => string;
  act: (option: Option) => void;
  onPoint: (place: number) => void;
}) => {
  const t = useTexts();
  const { ids, idOf } = props;
  let place = -1;
  return (
    <div role="listbox" id={`${ids}-list`} aria-label={t("search.results")}>
      {props.groups.map(({ name, label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, no set of fields
        <div key={name} role="group" aria-labelledby={`${ids}-${name}`} className="pb-2">
          <p id={`${ids}-${name}`} className="caption px-3 pt-2 pb-1">
            {label}
          </p>
          {options.map((option) => {
            place += 1;
            const own = place;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={option.key}
                id={idOf(own)}
                role="option"
                aria-selected={own === props.at}
                onClick={() => props.act(option)}
                onPointerMove={() => own !== props.at && props.onPoint(own)}
                className="flex cursor-pointer items-start gap-3 rounded-lg px-3 py-2 aria-selected:bg-surface-2 pointer-coarse:min-h-11"
              >
                <option.icon
                  aria-hidden="true"
                  className="mt-1 size-4 flex-none text-ink-faint"
                  strokeWidth={1.75}
                />
                <span className="grid min-w-0 text-sm">
                  <span className="wrap-anywhere">{option.label}</span>
                  {option.about !== null && (
                    <span className="caption truncate">{option.about}</span>
                  )}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};

/** What is searched while nothing is typed, and the keys of the list. */
const Foot = ({ isEmpty }: { isEmpty: boolean }) => {
  const t = useTexts();
  const keys = [
    { names: ["↑", "↓"], meaning: t("search.keys.choose") },
    { names: ["Enter"], meaning: t("search.keys.open") },
    { names: ["Esc"], meaning: t("search.keys.close") },
  ];
  return (
    <div
      className={`caption grid grid-cols-1 gap-2 border-t border-rule px-5 py-3 ${isEmpty ? "" : "pointer-coarse:hidden max-sm:hidden"}`}
    >
      {isEmpty && <p>{t("search.hint")}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1 pointer-coarse:hidden max-sm:hidden">
        {keys.map(({ names, meaning }) => (
          <span key={meaning} className="inline-flex items-center gap-1.5">
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
            {meaning}
          </span>
        ))}
      </p>
    </div>
  );
};
