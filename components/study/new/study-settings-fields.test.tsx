import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { translator } from "#lib/i18n/translator.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { StudySettingsFields } from "./study-settings-fields.tsx";

const t = translator("en", "studyNew");

const fields = (offline: boolean): string =>
  renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["studyNew"])}>
      <StudySettingsFields
        settings={studySettings.parse({})}
        topic=""
        offline={offline}
        onChange={() => {}}
      >
        {null}
      </StudySettingsFields>
    </TextsProvider>,
  );

const ofModels = ["level", "style", "depth", "audience", "subject", "instructions"] as const;

test("with a model everything is offered", () => {
  for (const key of ofModels) expect(fields(false)).toContain(`>${t(key)}<`);
  expect(fields(false)).not.toContain(t("needsModel"));
});

test("without a model nothing is offered that rules do not follow, and a sentence says so", () => {
  for (const key of ofModels) expect(fields(true)).not.toContain(`>${t(key)}<`);
  expect(fields(true)).not.toContain(t("folded.audiences.self"));
  expect(fields(true)).toContain(t("needsModel"));
  expect(fields(true)).toContain(t("language"));
  expect(fields(true)).toContain(t("stages"));
});
