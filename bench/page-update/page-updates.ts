import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { Product } from "#e2e/crash/product.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { type StudyView, studyView } from "#lib/schemas/study.ts";
import { threadView } from "#lib/schemas/thread.ts";
import playwright from "../../playwright.config.ts";
import { madeProse, proseText } from "../made-prose.ts";
import { printTable } from "../print-table.ts";
import { type Seen, type Watcher, watchPage, watchPlainly } from "./ways-to-see.ts";

const documentBytes = 100_000;
const requests = 3;
/** The agent asks the student after twelve rounds. */
const editsOfRequest = 10;
const patches = 30;
/** From the edit in the database to the words in the page. */
const goalMs = 1_500;

const second = 1_000;
/** Ten slow rounds of the agent take a quarter of it. */
const longestMs = 120_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Not in step with whoever asks every second. */
const unevenMs = (turn: number): number => 1_100 + ((turn * 370) % second);

interface Thread {
  readonly address: string;
  readonly id: string;
  readonly model: ModelServer;
  /** Sentences of the document, each of which is edited at most once. */
  readonly sentences: string[];
}

const post = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

const read = async ({ address, id }: Thread): Promise<StudyView> =>
  studyView.parse(await (await fetch(`${address}/api/study/${id}`)).json());

/** Until the thread waits for the student again, with so many edits made. */
const settled = async (thread: Thread, edits: number): Promise<StudyView> => {
  const deadline = Date.now() + longestMs;
  for (;;) {
    if (Date.now() > deadline) throw new Error("The edits are not made");
    const view = await read(thread);
    if (view.thread.question?.kind === "study_edit" && view.editCount >= edits) return view;
    if (["failed", "stopped"].includes(view.thread.status)) {
      throw new Error(`The thread is ${view.thread.status}: ${view.thread.error?.code}`);
    }
    await pause(200);
  }
};

const makeThread = async (address: string, model: ModelServer): Promise<Thread> => {
  const sentences = madeProse("en", documentBytes);
  model.script({
    task: "write-material",
    replies: [{ markdown: `# Pages\n\n${proseText(sentences)}` }],
  });
  const stages = { notes: "alone", edit: "ask", questions: "ask" };
  const made = { kind: "study", topic: "Pages that follow edits", settings: { stages } };
  const { id } = threadView.parse(await post(`${address}/api/threads`, made));
  const thread = { address, id, model, sentences };
  await settled(thread, 0);
  return thread;
};

/** Edits of the agent, one a round, while the page knows that it works. */
const editByAgent = async (thread: Thread): Promise<void> => {
  const { address, id, model, sentences } = thread;
  for (let request = 1; request <= requests; request += 1) {
    const edits = sentences.splice(0, editsOfRequest).map((oldText) => ({
      ...{ oldText, newText: `It was said anew: ${oldText}` },
      ...{ before: null, after: null, reason: "Said anew" },
    }));
    const actions = edits.map((edit) => ({
      action: { actionType: "edit", edits: [edit], continueEditing: true },
    }));
    const report = { action: { actionType: "message", content: "Done." } };
    model.control({ task: "edit-step", mode: "slow", delayMs: 1_300 });
    model.script({ task: "edit-step", replies: [...actions, report] });
    await post(`${address}/api/edit/${id}`, { request: `Say ${request} anew` });
    await settled(thread, request * editsOfRequest);
  }
};

/** Edits of another client, while the thread waits. */
const editByClient = async ({ address, id, sentences }: Thread): Promise<void> => {
  for (const [turn, old_text] of sentences.splice(0, patches).entries()) {
    const patch = { old_text, new_text: `Another said: ${old_text}`, edit_metadata: null };
    await post(`${address}/api/edit/${id}/patch`, patch);
    await pause(unevenMs(turn));
  }
};

const delays = (edits: StudyView["edits"], seen: Seen): number[] =>
  edits.map(({ number, createdAt }) => {
    const at = seen.get(number);
    if (at === undefined) throw new Error(`Edit ${number} was not seen`);
    return at - Date.parse(createdAt);
  });

const row = (name: string, of: readonly number[]): string[] => {
  const mean = of.reduce((sum, one) => sum + one, 0) / of.length;
  const worst = Math.max(...of);
  return [
    ...[name, `${of.length}`, mean.toFixed(0), worst.toFixed(0)],
    worst <= goalMs ? "yes" : "no",
  ];
};

const measure = async (thread: Thread, watchers: readonly Watcher[]): Promise<void> => {
  await editByAgent(thread);
  const byAgent = (await read(thread)).edits;
  await editByClient(thread);
  // Longer than anybody waits between two questions.
  await pause(3 * second);
  const known = new Set(byAgent.map(({ number }) => number));
  const byClient = (await read(thread)).edits.filter(({ number }) => !known.has(number));
  const [page, plain] = await Promise.all(watchers.map((watcher) => watcher.stop()));
  if (page === undefined || plain === undefined) throw new Error("There are two who watch");
  printTable(
    `From an edit in the database to who watches (document of ${documentBytes / 1000} kB, one question a second)`,
    ["edits of", "edits", "ms, mean", "ms, most", `within ${goalMs / 1000} s`],
    [
      row("the agent, in the page", delays(byAgent, page)),
      row("the agent, plain poller", delays(byAgent, plain)),
      row("a client, in the page", delays(byClient, page)),
      row("a client, plain poller", delays(byClient, plain)),
    ],
  );
};

/** How long after it was stored an edit is seen in the page, beside a poller that renders nothing. */
export const benchPageUpdates = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const model = await startModelServer();
  const product = new Product({ dataDir, modelUrl: model.url });
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
  try {
    await product.start();
    const thread = await makeThread(product.address, model);
    const page = await browser.newPage();
    const watchers = [
      await watchPage(page, `${product.address}/study/${thread.id}`),
      watchPlainly(`${product.address}/api/study/${thread.id}`),
    ];
    await measure(thread, watchers);
  } finally {
    await browser.close();
    await product.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
