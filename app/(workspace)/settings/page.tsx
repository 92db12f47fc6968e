import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { saveLocale, saveTheme } from "#app/preferences.ts";
import { requestLocale, texts } from "#app/texts.ts";
import { ChoiceForm } from "#components/settings/choice-form.tsx";
import { localeNames } from "#lib/i18n/locale.ts";
import { language } from "#lib/schemas/language.ts";
import { theme, themeCookie } from "#lib/theme.ts";
import { ModelSettings } from "./model-settings.tsx";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("settings"))("title"),
});

const SettingsPage = async () => {
  const t = await texts("settings");
  return (
    <div className="page grid gap-14 pt-6 pb-24 sm:pt-12">
      <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
      <Section title={t("appearance")}>
        <Appearance />
      </Section>
      <Section title={t("models.title")}>
        <ModelSettings />
      </Section>
      <Section title={t("data.title")}>
        <p className="max-w-[62ch]">{t("data.where")}</p>
        <p className="max-w-[62ch]">{t("data.delete")}</p>
        <p className="max-w-[62ch]">{t("data.backup")}</p>
        <pre className="w-fit max-w-full overflow-x-auto py-2.5 px-3.5 rounded-field bg-surface-2 text-ink font-mono text-[0.875rem] leading-[1.6]">
          npm run backup
        </pre>
      </Section>
    </div>
  );
};

const Section = (props: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,44rem)]">
    <h2 className="font-serif text-xl font-medium">{props.title}</h2>
    <div className="grid min-w-0 gap-5">{props.children}</div>
  </section>
);

const Appearance = async () => {
  const [t, locale, jar] = await Promise.all([texts("shell"), requestLocale(), cookies()]);
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-5">
      <ChoiceForm
        legend={t("language")}
        name="locale"
        value={locale}
        options={language.options.map((one) => ({
          value: one,
          label: localeNames[one],
          lang: one,
        }))}
        save={saveLocale}
      />
      <ChoiceForm
        legend={t("theme.label")}
        name="theme"
        value={theme.catch("system").parse(jar.get(themeCookie)?.value)}
        options={theme.options.map((one) => ({ value: one, label: t(`theme.${one}`) }))}
        save={saveTheme}
      />
    </div>
  );
};

export default SettingsPage;
