import { localeNames } from "#lib/i18n/locale.ts";
import { type Language, language } from "#lib/schemas/language.ts";

/** Each language under its own name; works without a script too. */
export const LocaleSwitch = (props: {
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
