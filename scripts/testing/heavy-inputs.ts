import { setTimeout as sleep } from "node:timers/promises";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { autonomousStages } from "#lib/schemas/stage-presets.ts";

/** How long requests waited while others were at work. */
export interface Waits {
  readonly worstMs: number;
  readonly answers: number;
}

const betweenMs = 20;

/** Asks a server for its health again and again until the work is done. @throws when an answer takes longer than this */
export const watchHealth = async (
  address: string,
  work: Promise<unknown>,
  longestMs: number,
): Promise<Waits> => {
  let atWork = true;
  const end = work.finally(() => {
    atWork = false;
  });
  end.catch(() => undefined);
  let worstMs = 0;
  let answers = 0;
  while (atWork) {
    const asked = performance.now();
    const response = await fetch(`${address}/api/health`, {
      signal: AbortSignal.timeout(longestMs),
    });
    await response.arrayBuffer();
    worstMs = Math.max(worstMs, performance.now() - asked);
    if (!response.ok) throw new Error(`Health answered ${response.status}`);
    answers += 1;
    await sleep(betweenMs);
  }
  await end;
  return { worstMs, answers };
};

const call = async (url: string, body: unknown, method = "POST") => {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** The thread's status once no run moves it any more. */
const settled = async (address: string, id: string): Promise<string> => {
  for (;;) {
    const { status } = await (await fetch(`${address}/api/threads/${id}`)).json();
    if (status !== "running") return status;
    await sleep(200);
  }
};

const long = (part: string, length = 900_000): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts of 900,000 characters: an ordinary one, and such as a careless parser is slow with. */
export const longTexts = {
  "an ordinary note": long(`${sampleNote("en")}\n\n`),
  "one list": long("- An item is a thing that stands in a list.\n"),
  // In words of its own: a quiz asks nothing twice, whichever note it was asked of.
  "a list in an item": `- first\n${long("  - A twig is a branch that grows on another one.\n")}`,
  "CR line ends": long("A line is a thing that ends with a CR.\r"),
  "link definitions": long("[label]: https://lectern.example/page\n"),
} as const;

export const makeQuiz = async (address: string, text: string): Promise<string> => {
  const { id } = await call(`${address}/api/threads`, { kind: "quiz", text });
  return settled(address, id);
};

const newStudy = async (address: string, text: string): Promise<{ id: string; status: string }> => {
  const settings = { stages: autonomousStages };
  const study = { kind: "study", topic: "Data structures", text, settings };
  const { id } = await call(`${address}/api/threads`, study);
  return { id, status: await settled(address, id) };
};

export const makeStudy = async (address: string, text: string): Promise<string> =>
  (await newStudy(address, text)).status;

/** An edit of a line that holds thousands of formulas' brackets. */
export const makeHostileEdit = async (address: string): Promise<string> => {
  const text = `A queue keeps the order. ${"\\(".repeat(4_000)}\n`;
  const { id } = await newStudy(address, text);
  await call(`${address}/api/edit/${id}`, { request: 'replace "keeps" with "holds"' });
  return settled(address, id);
};

/** A Markdown manual of many sections. */
export const importManual = async (address: string): Promise<string> => {
  const { id } = await call(`${address}/api/library`, { product: "Manual" });
  const manual = Array.from(
    { length: 2_000 },
    (_, page) => `## Page ${page}\n\n1. Open the window ${page}.\n2. Press the button ${page}.\n`,
  ).join("\n");
  const sources = `${address}/api/library/${id}/sources?name=manual.md`;
  const response = await fetch(sources, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", origin: address },
    body: manual,
  });
  if (!response.ok) throw new Error(`The import answered ${response.status}`);
  for (;;) {
    const { packs } = await (await fetch(`${address}/api/library`)).json();
    const pack = packs.find((one: { id: string }) => one.id === id);
    const status: string | undefined = pack?.sources[0]?.status;
    if (status !== undefined && ["ready", "failed"].includes(status)) return status;
    await sleep(200);
  }
};
