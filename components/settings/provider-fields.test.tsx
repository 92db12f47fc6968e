import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import type { ModelSettingsView } from "#lib/schemas/model-settings.ts";
import { ProviderFields } from "./provider-fields.tsx";

const withoutAddress = {
  ...{ provider: "compatible", address: null, addressFrom: null },
  ...{ addressFixed: false, takesKey: true, needsKey: false, key: "none_needed" },
  ...{ addressSetting: "COMPATIBLE_BASE_URL", keySetting: "COMPATIBLE_API_KEY" },
} satisfies ModelSettingsView["providers"][number];

const fieldsOf = (
  part: Partial<ModelSettingsView["providers"][number]>,
  keyRefused: () => boolean = () => false,
) => {
  const provider = { ...withoutAddress, ...part };
  const view: ModelSettingsView = {
    ...{ canKeepKeys: true, locked: null, providers: [provider], roles: [] },
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
      keyRefused,
      trialOf: () => null,
    },
  };
  return renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["settings", "shell"])}>
      <ProviderFields workspace={workspace} provider={provider} />
    </TextsProvider>,
  );
};

const keyLabel = "Key, if the server needs one";

test("a key is asked for once there is an address that it is entered for", () => {
  expect(fieldsOf({})).not.toContain(keyLabel);
  expect(fieldsOf({ key: "unreadable" })).not.toContain('type="password"');
  const address = "http://127.0.0.1:8000/v1";
  expect(fieldsOf({ address, addressFrom: "chosen" })).toContain(keyLabel);
  expect(fieldsOf({ address, addressFrom: "environment" })).toContain(keyLabel);
});

test("a key of the environment is told of without an address, too", () => {
  const told = fieldsOf({ key: "environment", addressFrom: "environment" });
  expect(told).toContain("COMPATIBLE_API_KEY");
  expect(told).not.toContain('type="password"');
});

test("a key that the provider refused is not called saved", () => {
  const saved = {
    address: "http://127.0.0.1:8000/v1",
    addressFrom: "chosen",
    key: "chosen",
  } as const;
  expect(fieldsOf(saved)).toContain("Key saved");
  const refused = fieldsOf(saved, () => true);
  expect(refused).toContain("Key refused");
  expect(refused).not.toContain("Key saved");
});

test("an address that was entered can be taken away, or gives way to the standard one", () => {
  const address = "http://127.0.0.1:8000/v1";
  expect(fieldsOf({ address, addressFrom: "chosen" })).toContain("Remove the address");
  expect(fieldsOf({ address, addressFrom: "environment" })).not.toContain("Remove the address");
  const ollama = { provider: "ollama", takesKey: false } as const;
  expect(fieldsOf({ ...ollama, address, addressFrom: "chosen" })).toContain("standard address");
});
