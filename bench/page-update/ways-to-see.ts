import type { Page } from "@playwright/test";
import { studyView } from "#lib/schemas/study.ts";

/** When edits were first seen, by their number; milliseconds of this machine's clock. */
export type Seen = ReadonlyMap<number, number>;

/** Somebody who watches a study thread; `stop` tells what they saw. */
export interface Watcher {
  readonly stop: () => Promise<Seen>;
}

/** The page itself: an edit is seen when its marked words are in the document. */
export const watchPage = async (page: Page, url: string): Promise<Watcher> => {
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluateHandle(() => {
    const times = new Map<number, number>();
    const look = () => {
      for (const mark of document.querySelectorAll<HTMLElement>("mark[data-edit]")) {
        const number = Number(mark.dataset.edit);
        if (!times.has(number)) times.set(number, Date.now());
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return times;
  });
  return { stop: async () => new Map(await seen.evaluate((times) => [...times])) };
};

const second = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a conditional question brings: the numbers of the edits, none when nothing is new. */
const askOnce = async (api: string, etag: string): Promise<{ etag: string; edits: number[] }> => {
  const answer = await fetch(api, { headers: etag === "" ? {} : { "if-none-match": etag } });
  if (answer.status !== 200) return { etag, edits: [] };
  const { edits } = studyView.parse(await answer.json());
  return { etag: answer.headers.get("etag") ?? "", edits: edits.map(({ number }) => number) };
};

/** The least that any page could do: one conditional question a second, and nothing to render. */
export const watchPlainly = (api: string): Watcher => {
  const times = new Map<number, number>();
  let stopped = false;
  const work = async () => {
    for (let etag = ""; !stopped; await pause(second)) {
      const answer = await askOnce(api, etag);
      etag = answer.etag;
      for (const edit of answer.edits) if (!times.has(edit)) times.set(edit, Date.now());
    }
  };
  const done = work();
  return {
    stop: async () => {
      stopped = true;
      await done;
      return times;
    },
  };
};
