import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import type { ModelSettingsView, ModelTrial } from "#lib/schemas/model-settings.ts";
import { RoleRow } from "./role-row.tsx";

const role = {
  ...{ role: "writer", model: "compatible:good", id: "compatible:good", from: "chosen" },
  ...{ setting: "MODEL", state: "ready", provider: "compatible" },
} satisfies ModelSettingsView["roles"][number];

const provider = {
  ...{ provider: "compatible", address: "http://127.0.0.1:8000/v1", addressFrom: "chosen" },
  ...{ addressFixed: false, takesKey: true, needsKey: false, key: "none_needed" },
  ...{ addressSetting: "COMPATIBLE_BASE_URL", keySetting: "COMPATIBLE_API_KEY" },
} satisfies ModelSettingsView["providers"][number];

const rowOf = (
  part: Partial<ModelSettingsView["providers"][number]>,
  trial: ModelTrial | null = null,
) => {
  const view: ModelSettingsView = {
    ...{ canKeepKeys: true, locked: null, providers: [{ ...provider, ...part }], roles: [role] },
    ...{ prices: {}, trials: {}, caps: { threadUsd: null, monthUsd: null } },
    ...{ monthUsd: 0, pull: null },
  };
  const refuse = async () => null;
  const workspace = {
    ...{ view, change: refuse, choose: refuse, pull: refuse, test: async () => {} },
    ...{
      testing: {},
      giveUp: () => {},
      refusals: {},
      tellKey: () => {},
      keyRefused: () => trial?.code === "model_refused_key",
      trialOf: () => trial,
    },
  };
  return renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["settings", "shell"])}>
      <RoleRow workspace={workspace} role={role} locked={false} />
    </TextsProvider>,
  );
};

test("a key that is not read any more is asked for on the model's row, where a server may do without one, too", () => {
  expect(rowOf({ key: "unreadable" })).toContain("cannot be read");
  expect(rowOf({ key: "chosen" })).not.toContain("cannot be read");
});

test("a key that the provider refused is replaced where that is said", () => {
  const refused = {
    ...{ works: false, sees: null, ms: null, code: "model_refused_key", message: "HTTP 401" },
    at: "2026-11-01T10:00:00.000Z",
  };
  expect(rowOf({ key: "chosen" }, refused)).toContain("Replace the key");
  expect(rowOf({ key: "chosen" })).not.toContain("Replace the key");
});

test("a server that wants a key is not said to refuse one that nobody entered", () => {
  const refused = {
    ...{ works: false, sees: null, ms: null, code: "model_refused_key", message: "HTTP 401" },
    at: "2026-11-01T10:00:00.000Z",
  };
  const row = rowOf({ key: "none_needed" }, refused);
  expect(row).toContain("asks for a key");
  expect(row).toContain('type="password"');
  expect(row).not.toContain("refused the key");
  expect(rowOf({ key: "chosen" }, refused)).toContain("refused the key");
});

test.each<[string, string, boolean]>([
  ["model_refused_key", "compatible:good (HTTP 401): bad key", true],
  ["model_reply_invalid", "The text holds another word than x.", true],
  ["model_timeout", "no word from the model for 2000 ms", false],
])(
  "of a test that failed with %s it is shown what was said or wrong, our words for the log not",
  (code, message, isShown) => {
    const at = "2026-11-01T10:00:00.000Z";
    const row = rowOf({}, { works: false, sees: null, ms: null, code, message, at });
    expect(row.includes(message)).toBe(isShown);
  },
);
