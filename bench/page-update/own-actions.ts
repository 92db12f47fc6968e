import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { Product } from "#e2e/crash/product.ts";
import { makeStudy, StudyPage, waitForQuestion } from "#e2e/study-page.ts";
import playwright from "../../playwright.config.ts";
import { printTable } from "../print-table.ts";

/** From the student's own press to what the page shows, where no model is needed. */
const goalMs = 300;
const times = 12;
/** Room between two of them, not in step with whoever asks every second. */
const unevenMs = (turn: number): number => 900 + ((turn * 370) % 1_000);
/** Longer is not waited for. */
const longestMs = 20_000;

/** A note of some length, in which every section can be edited once. */
const note = `# Trees\n\n${Array.from(
  { length: 40 },
  (_, index) =>
    `## Tree number ${index}\n\nA tree of kind ${index} is a graph without circles of length ${index}. It has leaves.\n`,
).join("\n")}`;

/** Elements of the page: all of a selector, or those of them with these words. */
interface Elements {
  readonly selector: string;
  readonly words: string;
}

/** Clicks `press`, if anything, and waits until there are `count` of `shown`; timed in the page itself. */
const untilShown = (
  page: Page,
  press: Elements | null,
  shown: Elements & { readonly count: number },
): Promise<number> =>
  page.evaluate(
    ({ press, shown, longestMs }) =>
      new Promise<number>((resolve, reject) => {
        const found = ({ selector, words }: Elements) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
            one.textContent.includes(words),
          );
        const from = performance.now();
        const look = () => {
          if (found(shown).length !== shown.count) return;
          observer.disconnect();
          clearTimeout(late);
          resolve(performance.now() - from);
        };
        const observer = new MutationObserver(look);
        const late = setTimeout(() => {
          observer.disconnect();
          reject(new Error(`Not shown: ${JSON.stringify(shown)}`));
        }, longestMs);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        if (press) found(press)[0]?.click();
      }),
    { press, shown, longestMs },
  );

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const button = (words: string): Elements => ({ selector: "button", words });
const send: Elements = { selector: "form:has(#request) button[type=submit]", words: "" };
const inDocument = (words: string) => ({ selector: ".doc", words, count: 1 });

const row = (name: string, of: readonly number[]): string[] => {
  const sorted = of.toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const within = of.filter((one) => one <= goalMs).length;
  return [name, `${of.length}`, middle.toFixed(0), worst.toFixed(0), `${within} of ${of.length}`];
};

/** Edits by command, each seen twice: the student's own line, and the words that it changed. */
const measureEdits = async (page: Page, study: StudyPage): Promise<string[][]> => {
  const lines: number[] = [];
  const edits: number[] = [];
  const undos: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const before = `without circles of length ${turn}.`;
    const after = `that has no circle ${turn}.`;
    const request = `Replace “${before}” with “${after}”`;
    await study.askField.fill(request);
    const [line, edit] = await Promise.all([
      untilShown(page, send, { selector: "[data-bubble]", words: request, count: 1 }),
      untilShown(page, null, inDocument(after)),
    ]);
    lines.push(line);
    edits.push(edit);
    await pause(unevenMs(turn));
    undos.push(await untilShown(page, button("Undo"), inDocument(before)));
    await pause(unevenMs(turn + 1));
  }
  return [row("own line after Send", lines), row("edit by command", edits), row("undo", undos)];
};

/** Questions: proposed, changed by a command. A thread has one such moment, so there are several threads. */
const measureQuestions = async (
  page: Page,
  open: () => Promise<StudyPage>,
): Promise<string[][]> => {
  const proposed: number[] = [];
  const refined: number[] = [];
  for (let turn = 0; turn < times / 2; turn += 1) {
    const study = await open();
    await pause(unevenMs(turn));
    const item = `section[aria-label="${study.study("questions.title")}"] > ol > li`;
    const third = { selector: `${item}:nth-child(3)`, words: "", count: 1 };
    proposed.push(await untilShown(page, button(study.study("accept")), third));
    await pause(unevenMs(turn + 1));
    const count = (await page.locator(item).count()) - 1;
    await page.getByLabel(study.study("questions.feedback")).fill("remove 1");
    const refine = button(study.study("questions.refine"));
    refined.push(await untilShown(page, refine, { selector: item, words: "", count }));
    await pause(unevenMs(turn));
  }
  return [row("review questions", proposed), row("changed list of them", refined)];
};

/** How long a student looks at the old page after what they did, where no model is needed. */
export const benchOwnActions = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const product = new Product({ dataDir, modelUrl: null });
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
  try {
    await product.start();
    const page = await browser.newPage({ baseURL: product.address });
    const open = async (): Promise<StudyPage> => {
      const id = await makeStudy(page, { topic: "Trees", text: note });
      await waitForQuestion(page, id, "study_edit");
      await page.goto(`/study/${id}`, { waitUntil: "networkidle" });
      return new StudyPage(page);
    };
    const edits = await measureEdits(page, await open());
    const questions = await measureQuestions(page, open);
    printTable(
      "From the student's press to what the page shows, without a model",
      ["", "times", "ms, median", "ms, most", `within ${goalMs} ms`],
      [...edits, ...questions],
    );
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
