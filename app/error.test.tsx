import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { language } from "#lib/schemas/language.ts";
import BrokenPage from "./error.tsx";

const pageOf = (locale: "en" | "ru", digest: string): string =>
  renderToStaticMarkup(
    <TextsProvider locale={locale} messages={compiledMessages(locale, ["trouble"])}>
      <BrokenPage error={Object.assign(new Error("hidden"), { digest })} retry={() => {}} />
    </TextsProvider>,
  );

test.each(language.options)(
  "in %s a page names the database's trouble, and no code for the log",
  (locale) => {
    const { errors, trouble } = messagesIn(locale);
    for (const code of [
      ...([
        "disk_full",
        "database_unavailable",
        "database_restarting",
        "database_crowded",
      ] as const),
    ]) {
      const page = pageOf(locale, code);
      expect(page).toContain(errors[code]);
      expect(page).toContain(trouble.broken.action);
      expect(page).not.toContain(code);
    }
  },
);

test("any other cause is a code for the log", () => {
  const page = pageOf("en", "4711");
  expect(page).toContain(messagesIn("en").trouble.broken.title);
  expect(page).toContain("4711");
});
