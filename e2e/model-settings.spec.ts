import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { environmentWith } from "#lib/env.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import type { SettingsChangeRequest } from "#lib/schemas/model-settings.ts";
import { Product } from "./crash/product.ts";
import { madeUpNote } from "./made-up-note.ts";
import { newDataFolder } from "./new-data-folder.ts";
import { longestStartMs, offlineTest, phone } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, waitForQuiz } from "./quiz-page.ts";

interface Newcomer {
  readonly product: Product;
  readonly dataDir: string;
}

/** A machine with nothing, whose settings are changed. */
const test = offlineTest.extend<{ goodModel: undefined }, { newcomer: Newcomer }>({
  newcomer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
    async ({}, use) => {
      const dataDir = newDataFolder();
      const settings = { MODEL_TIMEOUT_SECONDS: "2", ARTIFACTS_DIR: join(dataDir, "artifacts") };
      const product = new Product({ dataDir, modelUrl: null, settings });
      try {
        await product.start();
        await use({ product, dataDir });
      } finally {
        await product.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: longestStartMs },
  ],
  baseURL: ({ newcomer }, use) => use(newcomer.product.address),
  goodModel: [
    async ({ model }, use) => {
      model.reset();
      await use(undefined);
      model.reset();
    },
    { auto: true },
  ],
});

const key = "sk-in-clear-4711-nowhere";

/** An address that is refused on purpose. */
test.use({ expected: [/status of 422/] });

/** Opens what is known of a provider. */
const openProvider = async (page: Page, name: string) => {
  await page.getByText("Providers and servers", { exact: true }).click();
  const provider = page
    .getByRole("listitem")
    .filter({ has: page.locator("summary", { hasText: name }) });
  await provider.locator("summary").click();
  return provider;
};

const change = async (page: Page, data: SettingsChangeRequest): Promise<void> => {
  expect((await page.request.patch("/api/settings/models", { data })).status()).toBe(200);
};

/** Names a model of the list's provider by hand and waits until it was tried. */
const chooseTyped = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: /^(Change|Choose): Writing model$/ }).click();
  await page.getByLabel("Search, or type a name").fill(name);
  await page.getByRole("button", { name: `Use “${name}”` }).click();
  await expect(page.locator("dl").getByText(`compatible:${name}`, { exact: true })).toBeVisible();
};

test("on a machine with nothing a server is found, a model fetched, chosen and tried, and makes a quiz", async ({
  page,
  model,
}) => {
  await page.goto("/settings");
  await expect(page.getByText("No model server was found")).toBeVisible();
  await page.getByText("All model settings", { exact: true }).click();
  const ollama = await openProvider(page, "Ollama");
  await ollama.getByLabel("Address").fill("not an address");
  await ollama.getByRole("button", { name: "Save" }).click();
  await expect(ollama.getByText("This address cannot be used.")).toBeVisible();
  await ollama.getByLabel("Address").fill(model.url);
  await ollama.getByRole("button", { name: "Save" }).click();
  await page.getByText("All model settings", { exact: true }).click();

  const here = page.getByRole("listitem").filter({ hasText: "With a model on this computer" });
  await expect(here.getByText("Ollama is running, 2 models")).toBeVisible();
  model.control({ task: "pull", mode: "hold" });
  await here.getByLabel("Download a model to Ollama").fill("qwen3:8b");
  await here.getByRole("button", { name: "Download" }).click();
  await expect(here.getByText("Downloading qwen3:8b: 500 kB of 4 MB")).toBeVisible();
  await here.getByRole("button", { name: "Stop" }).click();
  await expect(here.getByText("Ollama keeps what is already here")).toBeVisible();
  model.reset();
  await here.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(here.getByText("qwen3:8b is ready.")).toBeVisible();

  await here.getByRole("combobox", { name: "Model" }).selectOption("qwen3:8b");
  await here.getByRole("button", { name: "Use it", exact: true }).click();
  await expect(page.locator("dl").getByText("ollama:qwen3:8b", { exact: true })).toBeVisible();
  await expect(page.getByText("keeps to the required format, sees images")).toBeVisible();
  await expect(page.getByText("can search by meaning")).toBeVisible();

  // Nothing was started again, and the page of a new quiz knows.
  await page.goto("/quiz/new");
  await page.getByRole("textbox").first().fill(sampleNote("en"));
  await expect(page.getByText(/This will take about [\d,]+ tokens\./)).toBeVisible();
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await page.waitForURL(/\/quiz\/thr_/);
  const id = page.url().split("/").at(-1) ?? "";
  await waitForQuiz(page, id);
  await expect(page.getByText("Writing: ollama:qwen3:8b").first()).toBeVisible();
  const writers = model.log.filter(({ task }) => task === "write-questions");
  expect(new Set(writers.map((request) => request.model))).toEqual(new Set(["qwen3:8b"]));
});

test("what is wrong with a model is said with what to do, and its key stands nowhere in clear", async ({
  page,
  model,
  newcomer,
}) => {
  const told: string[] = [];
  page.on("response", async (response) => {
    told.push(await response.text().catch(() => ""));
  });
  await change(page, { role: "writer", model: null });
  await change(page, { provider: "compatible", address: null });
  await page.goto("/settings");
  const way = page.getByRole("listitem").filter({ hasText: "With a provider’s key" });
  await way.getByRole("combobox", { name: "Provider" }).selectOption("compatible");
  // A key belongs to an address: it is asked for once there is one.
  const keyForm = way.locator("form", { hasText: "Key, if the server needs one" });
  await expect(keyForm).toBeHidden();
  await way.getByLabel("Address").fill(model.url);
  await way.getByRole("button", { name: "Save" }).click();
  await keyForm.locator("input").fill(key);
  await keyForm.getByRole("button", { name: "Save" }).click();
  await expect(way.getByText("Key saved")).toBeVisible();
  await way.getByRole("button", { name: "good", exact: true }).click();
  await expect(page.locator("dl").getByText("compatible:good", { exact: true })).toBeVisible();
  await expect(page.getByText("keeps to the required format, sees images")).toBeVisible();
  expect(model.log.at(-1)?.authorization).toBe(`Bearer ${key}`);
  // What a run writes into its log is looked through below.
  await makeQuiz(page, madeUpNote("a model with a key"));

  await chooseTyped(page, "401");
  await expect(page.getByText("The provider refused the key.")).toBeVisible();
  await expect(page.locator("dl").getByText("Key refused")).toBeVisible();
  await chooseTyped(page, "hang");
  await expect(page.getByText("did not answer in time")).toBeVisible();
  await chooseTyped(page, "wrong-schema");
  await expect(page.getByText("does not keep to the required format")).toBeVisible();
  model.control({ task: "doctor-colour", mode: "400" });
  await chooseTyped(page, "blind");
  await expect(page.getByText("does not see images", { exact: true })).toBeVisible();
  await expect(page.getByText("Choose one that does.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("does not see images", { exact: true })).toBeVisible();
  const { product, dataDir } = newcomer;
  await promisify(execFile)("npm", ["run", "backup"], {
    env: environmentWith({ DATA_DIR: dataDir, DATABASE_URL: "" }),
  });
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.endsWith(".tar.gz"))).not.toEqual([]);
  const written = (["utf8", "base64", "base64url", "hex"] as const).map((encoding) =>
    Buffer.from(key).toString(encoding),
  );
  const holds = (bytes: Buffer) => written.some((form) => bytes.includes(form));
  const contentOf = (file: string) => {
    const bytes = readFileSync(file);
    return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
  };
  expect(files.filter((file) => holds(contentOf(file)))).toEqual([]);
  const printed = product.tail(Number.POSITIVE_INFINITY);
  expect(printed).toContain('"level":"debug"');
  expect(holds(Buffer.from(`${printed}${told.join("")}${await page.content()}`))).toBe(false);
});

test("a server that wants a key is given one, and its address can be taken away", async ({
  page,
  model,
}) => {
  await change(page, { provider: "compatible", address: null });
  await change(page, { provider: "compatible", address: model.url });
  await change(page, { role: "writer", model: "compatible:401" });
  await page.goto("/settings");
  await page.getByRole("button", { name: "Test: Writing model" }).click();
  await expect(page.getByText("The server asks for a key, and none is saved.")).toBeVisible();
  await expect(page.locator("dl").getByLabel("Key, if the server needs one")).toBeVisible();
  const server = await openProvider(page, "Another server");
  await server.getByRole("button", { name: "Remove the address" }).click();
  await expect(server.getByText("No address")).toBeVisible();
  await expect(page.getByText("No address for", { exact: false })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("nothing is wider than the window, in both languages", async ({ page, model }) => {
    await change(page, { provider: "compatible", address: model.url });
    await change(page, { role: "writer", model: "compatible:good" });
    await page.goto("/settings");
    for (const words of ["Providers and servers", "Prices and limits"]) {
      await page.getByText(words, { exact: true }).click();
    }
    await page.getByRole("button", { name: /: Checking model$/ }).click();
    await expect(page.getByLabel("Search, or type a name")).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await page.getByRole("navigation").getByRole("button", { name: "Русский" }).click();
    await expect(page.getByText("Провайдеры и серверы", { exact: true })).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
  });
});
