import { rm } from "node:fs/promises";
import { get } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { quizView } from "#lib/schemas/quiz.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { Product } from "../crash/product.ts";
import { newDataFolder } from "../new-data-folder.ts";
import { xssTexts } from "./corpus.ts";
import { type HostileModel, startHostileModel } from "./hostile-model.ts";
import { type Watch, watchPage } from "./watch-page.ts";

/** Attacks of one line, as a sentence of a note can hold them. */
const oneLiners = xssTexts.filter((text) => !/[\n\r]/.test(text));

/** A note that is an attack in its title, its terms, its definitions, its code and around them. */
const hostileNote = [
  "# <img src=x onerror=window.__xss=1> Notes <script>window.__xss=1</script>",
  ...oneLiners.slice(0, 12).map((attack, n) => `Gadget${n} ${attack} is a thing that has parts.`),
  ...oneLiners.map((attack, n) => `The part ${n} shows ${attack} to its reader.`),
  "```html\n<script>window.__xss=1</script><img src=x onerror=window.__xss=1>\n```",
  ...xssTexts,
].join("\n\n");

let model: HostileModel;
let product: Product;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  dataDir = newDataFolder();
  model = await startHostileModel();
  product = new Product({ dataDir, modelUrl: model.url });
  await product.start();
});

test.afterAll(async () => {
  await product.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const makeQuiz = async (page: Page): Promise<string> => {
  const made = await page.request.post("/api/threads", {
    data: { kind: "quiz", text: hostileNote, wanted: 40 },
  });
  return threadView.parse(await made.json()).id;
};

const quizOf = async (page: Page, id: string) =>
  quizView.parse(await (await page.request.get(`/api/quiz/${id}`)).json());

/** Answers the question on the page, looks at what comes, and goes on. */
const answerOne = async (page: Page, watch: Watch): Promise<void> => {
  const field = page.locator("main").getByRole("textbox");
  if ((await field.count()) > 0) await field.fill('"><img src=x onerror=window.__xss=1>');
  else await page.keyboard.press("2");
  const answered = page.waitForResponse(/\/answers$/);
  await page.locator("main button[type=submit]").click();
  await answered;
  const next = page.locator("main button[type=submit]:enabled");
  await expect(next.locator("svg")).toBeVisible();
  await watch.look();
  await next.click();
};

test("attacks in a note, in terms and in a model's replies run nothing on any page", async ({
  browser,
}) => {
  // Forty questions are answered one by one: a busy machine takes minutes.
  test.setTimeout(600_000);
  const origin = product.address;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const watch = await watchPage(page, origin);

  const id = await makeQuiz(page);
  await page.goto(`/quiz/${id}`);
  await watch.look();
  await expect(async () => expect((await quizOf(page, id)).status).not.toBeNull()).toPass();
  const quiz = await quizOf(page, id);
  expect(quiz.questions.length).toBeGreaterThan(25);
  // Of twelve sentences those whose attack says again what stands around it cannot be corrected with it.
  expect(quiz.corrections.length).toBeGreaterThan(3);

  await page.goto(`/quiz/${id}`);
  for (const _ of quiz.questions) await answerOne(page, watch);
  await watch.look();
  await page.reload();
  await watch.look();

  const shown = JSON.stringify(await quizOf(page, id));
  const missing = xssTexts.filter(
    (text) => !shown.includes(JSON.stringify(text.trim()).slice(1, -1)),
  );
  expect(missing).toEqual([]);

  for (const path of [
    `/quiz/${id}/note`,
    "/",
    `/?search=${encodeURIComponent('"><script>')}`,
    "/settings",
  ]) {
    await page.goto(path);
    await watch.look();
  }
  expect(watch.seen).toEqual([]);
  await context.close();
});

test("a page that is not there runs nothing of its address", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  const watch = await watchPage(page, product.address);
  // A page takes its address as it takes any text: five attacks side by side cost one page.
  for (let first = 0; first < 20; first += 5) {
    const attacks = oneLiners.slice(first, first + 5).join(" ");
    await page.goto(`/quiz/${encodeURIComponent(attacks)}`);
    await watch.look();
  }
  // The browser itself writes into its console that the page was not found.
  expect(watch.seen.filter((what) => !/^console .*404/.test(what))).toEqual([]);
  await context.close();
});

test("the policy of every page lets no script run that is not ours", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/settings", "/quiz/new", "/nothing"]) {
    const response = await request.get(`${product.address}${path}`);
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([\w+/=-]{20,})'/.exec(policy)?.[1] ?? "";
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

test("pages are refused under a name that is not ours", async () => {
  const { hostname, port } = new URL(product.address);
  const status = await new Promise((resolve, reject) => {
    const headers = { host: `evil.example:${port}` };
    get({ hostname, port, path: "/", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", reject);
  });
  expect(status).toBe(403);
});
