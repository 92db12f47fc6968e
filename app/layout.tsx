import "./fonts.css";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Awake } from "#components/shell/awake.tsx";
import { awakeEvent, keepEarlyPresses } from "#components/shell/early-presses.ts";
import { Header } from "#components/shell/header.tsx";
import { TimeZoneWatch } from "#components/shell/time-zone-watch.tsx";
import { skipLink } from "#components/ui/skip-link.ts";
import { theme, themeCookie } from "#lib/theme.ts";
import { ClientTexts } from "./client-texts.tsx";
import { saveLocale, saveTheme, saveTimeZone } from "./preferences.ts";
import { requestLocale, requestTimeZone, texts } from "./texts.ts";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await texts("shell");
  return {
    title: { default: t("product"), template: `%s · ${t("product")}` },
    description: t("tagline"),
    icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/apple-touch-icon.png" },
  };
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f5ef" },
    { media: "(prefers-color-scheme: dark)", color: "#15161a" },
  ],
};

const RootLayout = async (props: { children: ReactNode }) => {
  // The nonce of the content security policy is new for every request, so nothing is prerendered.
  await connection();
  const [locale, timeZone, t, jar, asked] = await Promise.all([
    requestLocale(),
    requestTimeZone(),
    texts("shell"),
    cookies(),
    headers(),
  ]);
  const chosen = theme.catch("system").parse(jar.get(themeCookie)?.value);
  return (
    <html lang={locale} data-theme={chosen} suppressHydrationWarning>
      <body>
        <script
          nonce={asked.get("x-nonce") ?? undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of a function of the product
          dangerouslySetInnerHTML={{
            __html: `(${keepEarlyPresses})(${JSON.stringify(awakeEvent)})`,
          }}
          suppressHydrationWarning
        />
        <a href="#content" className={skipLink}>
          {t("skip")}
        </a>
        <ClientTexts namespaces={["shell", "trouble", "search", "keys"]}>
          <Header
            locale={locale}
            labels={{
              product: t("product"),
              navigation: t("navigation"),
              home: t("home"),
              library: t("library"),
              settings: t("settings"),
              language: t("language"),
              theme: t("theme.toggle"),
            }}
            saveLocale={saveLocale}
            saveTheme={saveTheme}
          />
          <main id="content" tabIndex={-1} className="outline-none">
            {props.children}
          </main>
        </ClientTexts>
        <TimeZoneWatch shown={timeZone} save={saveTimeZone} />
        <Awake />
      </body>
    </html>
  );
};

export default RootLayout;
