import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import type { Language } from "#lib/schemas/language.ts";
import { libraryView } from "#lib/schemas/library.ts";
import { threadView } from "#lib/schemas/thread.ts";
import {
  GuidePage,
  longestRunMs,
  lookReply,
  readGuide,
  reply,
  waitForGuide,
} from "./guide-page.ts";
import { browserOf, photograph } from "./photograph.ts";
import { connectedTest, offlineTest } from "./product-test.ts";

interface DialogState {
  readonly format: "WAV" | "FLAC" | "Ogg";
  readonly normalise?: boolean;
  readonly report?: boolean;
}

/** A dialog with radio buttons, checkboxes and a switch, as a program draws it. */
const dialog = ({ format, normalise, report }: DialogState): string => `
  <!doctype html><meta charset="utf-8"><style>
    * { font: 16px/1.5 Arial, "DejaVu Sans", sans-serif; }
    body { margin: 0; padding: 40px; width: 1200px; height: 720px; background: #ececec; color: #111; }
    section { width: 640px; padding: 24px 32px; background: #fff; border: 1px solid #999; }
    h1 { font-size: 22px; } label { display: block; padding: 7px 0; } input { margin-right: 8px; }
    i { display: inline-block; position: relative; width: 40px; height: 22px; margin-left: 16px; border-radius: 11px; background: #8a8a8a; vertical-align: middle; }
    i::after { content: ""; position: absolute; left: 3px; top: 3px; width: 16px; height: 16px; border-radius: 8px; background: #fff; }
    i.on { background: #1a73e8; } i.on::after { left: 21px; }
    button { padding: 6px 22px; border: 1px solid #777; background: #f4f4f4; }
  </style><section><h1>Audio file</h1>
    ${["WAV", "FLAC", "Ogg"].map((name) => `<label><input type="radio" name="f" ${name === format ? "checked" : ""}>${name}</label>`).join("")}
    <label><input type="checkbox" ${normalise ? "checked" : ""}>Normalise</label>
    <label><input type="checkbox">Dither</label>
    <label>Write report<i class="${report ? "on" : ""}"></i></label>
    <p><button>Render</button> <button>Cancel</button></p></section>`;

/** What the student sees of the program. */
const screenOf = async (page: Page, state: DialogState): Promise<Buffer> => {
  const size = { width: 1_280, height: 800 };
  return (await photograph(browserOf(page), { html: dialog(state), size, scale: 1 })).picture;
};

const manuals = {
  en: {
    question: "How do I set up an audio file?",
    text: `# Setting up an audio file

An audio file is set up in its dialog before it is rendered.

1. Select **FLAC**.
2. Tick **Normalise**.
3. Turn on **Write report**.

# Rendering

Rendering takes as long as the song lasts.
`,
    chosen: "“FLAC” is already selected.",
    notYet: "“Normalise” is still not ticked.",
    lit: "“Write report” is already switched on.",
  },
  ru: {
    question: "Как настроить звуковой файл?",
    text: `# Настройка звукового файла

Звуковой файл настраивают в его окне до записи.

1. Выберите **FLAC**.
2. Установите флажок **Normalise**.
3. Включите **Write report**.

# Запись

Запись длится столько же, сколько композиция.
`,
    chosen: "Вариант «FLAC» уже выбран.",
    notYet: "Флажок «Normalise» ещё не установлен.",
    lit: "Переключатель «Write report» уже включён.",
  },
} as const;

/** A guide over a manual of its own at its first of three steps, with its page open. */
const openGuide = async (page: Page, locale: Language) => {
  const { question, text } = manuals[locale];
  const product = `Brightmix ${locale} ${Math.random()}`;
  const made = await page.request.post("/api/library", { data: { product, language: locale } });
  const { id: packId } = z.object({ id: z.string() }).parse(await made.json());
  const sent = await page.request.post(`/api/library/${packId}/sources?name=manual.md`, {
    headers: { "content-type": "text/markdown" },
    data: Buffer.from(text),
  });
  expect(sent.status()).toBe(202);
  await expect
    .poll(
      async () => {
        const library = await page.request.get("/api/library");
        const { packs } = libraryView.parse(await library.json());
        return packs.find(({ id }) => id === packId)?.ready;
      },
      { timeout: longestRunMs },
    )
    .toBe(true);
  const begun = await page.request.post("/api/threads", {
    data: { kind: "guide", packId, question },
  });
  const { id } = threadView.parse(await begun.json());
  await waitForGuide(page, id, "guide_steps");
  await reply(page, id, { type: "choice", choice: "step_by_step" });
  await waitForGuide(page, id, "guide_action");
  await page.goto(`/guide/${id}`);
  return { id, guide: new GuidePage(page, locale) };
};

for (const [locale, device, viewport] of [
  ["en", "desktop", { width: 1_280, height: 900 }],
  ["ru", "phone", { width: 390, height: 844 }],
] as const) {
  offlineTest.describe(`without a model, ${locale}, ${device}`, () => {
    offlineTest.use({ locale: locale === "en" ? "en-GB" : "ru-RU", viewport });
    offlineTest.skip(
      ({ languageFiles }) => languageFiles === null,
      "the language files of the text reader are not here and cannot be fetched",
    );

    offlineTest(
      "what is chosen already is told, and what was just chosen is checked",
      async ({ page }) => {
        offlineTest.setTimeout(4 * longestRunMs);
        const said = manuals[locale];
        const { id, guide } = await openGuide(page, locale);
        const note = page.locator('[role="status"][data-done]');

        // Chosen before anybody pressed it: told, and nothing is marked to be pressed.
        await guide.upload(await screenOf(page, { format: "FLAC" }));
        await expect(note).toContainText(guide.guide("check.already"), { timeout: longestRunMs });
        await expect(note).toContainText(said.chosen);
        await expect(guide.box).toBeHidden();
        await expect(guide.missing).toBeHidden();
        await guide.button(guide.guide("actions.next")).click();

        // The next one is marked on the same picture; not ticked is refused, ticked goes on.
        await expect(guide.step(2, 3)).toBeVisible({ timeout: longestRunMs });
        await expect(guide.box).toBeVisible({ timeout: longestRunMs });
        await guide.upload(await screenOf(page, { format: "Ogg" }));
        await expect(note).toContainText(said.notYet, { timeout: longestRunMs });
        await guide.upload(await screenOf(page, { format: "Ogg", normalise: true, report: true }));

        // The last one is switched on already.
        await expect(guide.step(3, 3)).toBeVisible({ timeout: longestRunMs });
        await expect(note).toContainText(said.lit, { timeout: longestRunMs });
        const { steps } = await readGuide(page, id);
        expect(steps[1]).toMatchObject({ state: "done", check: { done: "yes", basis: "rules" } });
      },
    );
  });
}

connectedTest.describe("with a model that sees", () => {
  connectedTest(
    "what it says of the state is told, and a place in pixels is marked where it is",
    async ({ page, model }) => {
      connectedTest.setTimeout(4 * longestRunMs);
      const explanation = manuals.en.chosen;
      const { id, guide } = await openGuide(page, "en");
      const total = (await readGuide(page, id)).steps_total;
      model.script({
        task: "look-at-screen",
        replies: [
          lookReply({ state: "already", explanation }),
          // Pixels, of a place with no words: beyond a thousand they can be nothing else.
          lookReply({ explanation, box: { x: 1_152, y: 400, width: 64, height: 40 } }),
        ],
      });
      await guide.upload(await screenOf(page, { format: "FLAC" }));
      const note = page.locator('[role="status"][data-done]');
      await expect(note).toContainText(explanation, { timeout: longestRunMs });
      await guide.button(guide.guide("actions.next")).click();
      await expect(guide.step(2, total)).toBeVisible({ timeout: longestRunMs });
      await expect(guide.box).toBeVisible({ timeout: longestRunMs });
      const shown = await guide.boxFractions();
      expect(shown.x).toBeCloseTo(0.9, 2);
      expect(shown.y).toBeCloseTo(0.5, 2);
    },
  );
});
