import { rm } from "node:fs/promises";
import {
  test as base,
  type ConsoleMessage,
  devices,
  type Page,
  type Response,
} from "@playwright/test";
import { testLanguageFiles } from "#lib/pictures/testing/test-language-files.ts";
import { Product } from "./crash/product.ts";
import { judgeAnswers } from "./judge-answers.ts";
import { type ModelServer, startModelServer } from "./model-server/start-model-server.ts";
import { newDataFolder } from "./new-data-folder.ts";

interface WorkerFixtures {
  /** Where the text reader's language files are; null when this machine has none and cannot fetch them. */
  languageFiles: string | null;
  /** The product as `npm start` runs it with nothing configured. */
  offlineProduct: Product;
  model: ModelServer;
  /** The product with the test server as its model. */
  connectedProduct: Product;
}

/** Runs the product on a data folder of its own until `use` is done. */
export const serve = async (
  { modelUrl, settings }: { modelUrl: string | null; settings: Record<string, string> },
  use: (product: Product) => Promise<void>,
): Promise<void> => {
  const dataDir = newDataFolder();
  const product = new Product({ dataDir, modelUrl, settings });
  try {
    await product.start();
    await use(product);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

/** For `test.use`: a phone. No project of its own, whose workers would start products of their own. */
export const phone = {
  ...{ userAgent, deviceScaleFactor, isMobile, hasTouch },
  viewport: { width: 390, height: 844 },
};

/** The first start may build the pages. */
export const longestStartMs = 600_000;

/** The recorder asks for a picture's bytes a second time, from no script of the page, when they are gone by then. */
const isOfRecorder = (message: ConsoleMessage): boolean =>
  message.location().url === "" && message.text().startsWith("Connecting to 'blob:");

/**
 * Opens pages awake: whoever looks at a page takes longer to act than its code to come, a test does not. One that wants
 * the time before says `waitUntil: "commit"`.
 */
const opensAwake = (page: Page): Page => {
  const awake = async (response: Response | null): Promise<Response | null> => {
    const isPage = response?.headers()["content-type"]?.startsWith("text/html");
    if (isPage) await page.locator("html[data-awake]").waitFor({ state: "attached" });
    return response;
  };
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    return options?.waitUntil === "commit" ? response : awake(response);
  };
  page.reload = async (options) => awake(await reload.call(page, options));
  return page;
};

interface TestFixtures {
  quietConsole: undefined;
  expected: RegExp[];
  asDescribed: undefined;
}

const withProducts = base.extend<TestFixtures, WorkerFixtures>({
  languageFiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
    async ({}, use) => use(await testLanguageFiles().catch(() => null)),
    { scope: "worker", timeout: longestStartMs },
  ],
  offlineProduct: [
    async ({ languageFiles }, use) =>
      serve(
        {
          modelUrl: null,
          settings: {
            ...{ FETCH_LOOPBACK: "on" },
            ...(languageFiles === null ? {} : { TESSDATA_DIR: languageFiles }),
          },
        },
        use,
      ),
    { scope: "worker", timeout: longestStartMs },
  ],
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  connectedProduct: [
    async ({ model }, use) => serve({ modelUrl: model.url, settings: {} }, use),
    { scope: "worker", timeout: longestStartMs },
  ],
  page: ({ page }, use) => use(opensAwake(page)),
  /** What a page may write into its console in this test, such as a refused request that it provokes. */
  expected: [[], { option: true }],
  quietConsole: [
    async ({ page, expected }, use) => {
      const loud: string[] = [];
      const hear = (text: string, where = "") => {
        if (!expected.some((pattern) => pattern.test(text))) loud.push(`${text} ${where}`.trim());
      };
      page.on("pageerror", (error) => hear(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isOfRecorder(message))
          hear(message.text(), message.location().url);
      });
      await use(undefined);
      if (loud.length > 0) throw new Error(`The page complained: ${loud.join("\n")}`);
    },
    { auto: true },
  ],
  /** What the API answers in a test is what it is described as. */
  asDescribed: [
    async ({ page }, use) => {
      const misfits = judgeAnswers(page);
      await use(undefined);
      const told = await misfits();
      if (told.length > 0) throw new Error(`Not as described: ${told.join("\n")}`);
    },
    { auto: true },
  ],
});

/** Tests of the product without a model. */
export const offlineTest = withProducts.extend({
  baseURL: ({ offlineProduct }, use) => use(offlineProduct.address),
});

/** Tests of the product with a model; its server behaves well at the start of each. */
export const connectedTest = withProducts.extend<{ goodModel: undefined }>({
  baseURL: ({ connectedProduct }, use) => use(connectedProduct.address),
  goodModel: [
    async ({ model }, use) => {
      model.reset();
      await use(undefined);
      model.reset();
    },
    { auto: true },
  ],
});
