import { LibraryBig, Moon, Settings, Sun } from "lucide-react";
import Link from "next/link";
import { localeNames } from "#lib/i18n/locale.ts";
import type { Language } from "#lib/schemas/language.ts";
import { language } from "#lib/schemas/language.ts";
import { KeysHelp } from "./keys-help.tsx";
import { SearchButton } from "./search-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Each language under its own name; works without a script too. */
const LocaleSwitch = (props: {
  locale: Language;
  label: string;
  save: (form: FormData) => Promise<void>;
}) => (
  <form action={props.save}>
    <fieldset className="flex items-center">
      <legend className="sr-only">{props.label}</legend>
      {language.options.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={locale}
          aria-pressed={locale === props.locale}
          className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded-md px-2 min-h-9 text-xs font-medium tracking-wide uppercase text-ink-faint hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-accent aria-pressed:underline-offset-[6px]"
        >
          <span aria-hidden="true">{locale}</span>
          <span className="sr-only">{localeNames[locale]}</span>
        </button>
      ))}
    </fieldset>
  </form>
);

/** An open book on its stand. */
const Logo = () => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className="size-7 shrink-0 text-accent">
    <path
      d="M13.2 7.4C10.4 5.4 6.8 4.9 2.8 5.9v11.6c4-1 7.6-.5 10.4 1.5zM14.8 7.4c2.8-2 6.4-2.5 10.4-1.5v11.6c-4-1-7.6-.5-10.4 1.5z"
      fill="currentColor"
    />
    <path
      d="M14 20.6v3.6M9.6 24.2h8.8"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);

/** The slim head of every page: where home and the library are, and the three things that are the same everywhere. */
export const Header = (props: {
  locale: Language;
  labels: {
    product: string;
    navigation: string;
    home: string;
    library: string;
    settings: string;
    language: string;
    theme: string;
  };
  saveLocale: (form: FormData) => Promise<void>;
  saveTheme: (form: FormData) => Promise<void>;
}) => (
  <header className="page flex h-16 items-center justify-between gap-2 sm:gap-4">
    <Link
      href="/"
      aria-label={`${props.labels.product}. ${props.labels.home}`}
      className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 -ml-1 inline-flex items-center gap-2.5 rounded-md px-1 font-serif text-lg font-semibold tracking-[-0.01em]"
    >
      <Logo />
      {/* Beside six targets as large as a fingertip there is room for the picture alone. */}
      <span className="max-[28rem]:hidden">{props.labels.product}</span>
    </Link>
    <nav aria-label={props.labels.navigation} className="flex items-center sm:gap-2">
      <KeysHelp />
      <SearchButton saveLocale={props.saveLocale} saveTheme={props.saveTheme} />
      <Link
        href="/library"
        title={props.labels.library}
        className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-md px-2 text-sm text-ink-soft hover:bg-surface-2 hover:text-ink"
      >
        <LibraryBig aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{props.labels.library}</span>
      </Link>
      <LocaleSwitch locale={props.locale} label={props.labels.language} save={props.saveLocale} />
      <ThemeSwitch label={props.labels.theme} save={props.saveTheme}>
        <Sun aria-hidden="true" className="hidden size-[1.15rem] dark:block" strokeWidth={1.75} />
        <Moon aria-hidden="true" className="size-[1.15rem] dark:hidden" strokeWidth={1.75} />
      </ThemeSwitch>
      <Link
        href="/settings"
        aria-label={props.labels.settings}
        title={props.labels.settings}
        className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 grid min-h-9 min-w-9 place-items-center rounded-md text-ink-soft hover:bg-surface-2 hover:text-ink"
      >
        <Settings aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
      </Link>
    </nav>
  </header>
);
