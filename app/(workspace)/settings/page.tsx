import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { saveLocale, saveTheme } from "#app/preferences.ts";
import { requestLocale, texts } from "#app/texts.ts";
import { CardFitPanel } from "#components/cards/card-fit-panel.tsx";
import { CardSettingsForm } from "#components/cards/card-settings-form.tsx";
import { ChoiceForm } from "#components/settings/choice-form.tsx";
import { ModelSettingsPanel } from "#components/settings/model-settings-panel.tsx";
import { OpenApiLink } from "#components/settings/open-api-link.tsx";
import { visibleSettings } from "#lib/http/route-settings.ts";
import { localeNames } from "#lib/i18n/locale.ts";
import { language } from "#lib/schemas/language.ts";
import { providerFacts, providers } from "#lib/schemas/model-providers.ts";
import { theme, themeCookie } from "#lib/theme.ts";

/** Lines of an environment that connect a model; names of settings are the same in every language. */
const example = "MODEL=openai:gpt-5-mini\nOPENAI_API_KEY=…";

/** As they are written in the environment; what the one without a name is, its sentence says. */
const named = providers.filter((one) => providerFacts[one].name !== null).join(", ");

/** The models, and how to connect them here; how to do that by the environment stands folded below. */
const ModelSettings = async () => {
  const [t, { principal, services }] = await Promise.all([texts("settings"), pageServices()]);
  const settings = await services.settings.read.modelSettings();
  return (
    <>
      <ClientTexts namespaces={["shell", "settings"]}>
        <ModelSettingsPanel settings={visibleSettings(principal, settings)} />
      </ClientTexts>
      <details className="fold">
        <summary>{t("models.howTitle")}</summary>
        <div className="grid pt-3 pr-0 pb-5 pl-5 gap-3 text-sm text-ink-soft">
          <p className="max-w-[62ch]">{t("models.how")}</p>
          <Command>{example}</Command>
          <p className="max-w-[62ch]">{t("models.providers", { providers: named })}</p>
          <p className="max-w-[62ch]">{t("models.doctor")}</p>
          <Command>npm run doctor</Command>
        </div>
      </details>
    </>
  );
};

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("settings"))("title"),
});

const SettingsPage = async () => {
  const [t, api] = await Promise.all([texts("settings"), texts("api")]);
  return (
    <div className="page grid gap-14 pt-6 pb-24 sm:pt-12">
      <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
      <Section title={t("appearance")}>
        <Appearance />
      </Section>
      <Section title={t("review")}>
        <ReviewSettings />
      </Section>
      <Section title={t("models.title")}>
        <ModelSettings />
      </Section>
      <Section title={t("data.title")}>
        <p className="max-w-[62ch]">{t("data.where")}</p>
        <p className="max-w-[62ch]">{t("data.delete")}</p>
        <p className="max-w-[62ch]">{t("data.backup")}</p>
        <Command>npm run backup</Command>
      </Section>
      <Section title={api("title")}>
        <p className="max-w-[62ch]">
          {api("lead")} <OpenApiLink />
        </p>
        <Link href="/settings/api" className="link w-fit">
          {api("open")}
        </Link>
      </Section>
    </div>
  );
};

const Command = (props: { children: string }) => (
  <pre className="w-fit max-w-full overflow-x-auto py-2.5 px-3.5 rounded-field bg-surface-2 text-ink font-mono text-[0.875rem] leading-[1.6]">
    {props.children}
  </pre>
);

const Section = (props: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,44rem)]">
    <h2 className="font-serif text-xl font-medium">{props.title}</h2>
    <div className="grid min-w-0 gap-5">{props.children}</div>
  </section>
);

const ReviewSettings = async () => {
  const { services } = await pageServices();
  const [settings, fit] = await Promise.all([
    services.cards.read.cardSettings(),
    services.cards.read.cardFit(),
  ]);
  return (
    <ClientTexts namespaces={["shell", "cards"]}>
      <CardSettingsForm settings={settings} />
      <CardFitPanel given={fit} />
    </ClientTexts>
  );
};

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
