import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "#agents/study/testing/edit-dialogue.ts";
import { editFixture } from "#agents/study/testing/edit-fixture.ts";
import { makeDatabase } from "#db/client.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";
import { chatRequest, firstText } from "#e2e/model-server/chat-request.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { fence, parseFences } from "#lib/ai/fence.ts";
import type { Language } from "#lib/schemas/language.ts";
import { madeProse, proseText } from "./made-prose.ts";
import { printTable } from "./print-table.ts";

const sizes = [5_000, 100_000];
const requests = 8;
/** Where the changes lie, as shares of the document: behind nearly all of it, in one early section, anywhere. */
const wheres = [
  { name: "at the end", from: 0.9, to: 1 },
  { name: "in an early section", from: 0.1, to: 0.12 },
  { name: "anywhere", from: 0, to: 1 },
] as const;
type Where = (typeof wheres)[number];
/** Sentences below one heading. */
const inSection = 40;
/** What two successive prompts on the longest document share from their first character on, in the mean. */
const goalPercent = 90;

type Place = Parameters<typeof editFixture>[0];

/** A sentence that holds such a word would be taken for more than itself. */
const isCommand = /everywhere|везде|всюду/i;
const proseOf = (language: Language, bytes: number): string[] =>
  madeProse(language, bytes).filter((sentence) => !isCommand.test(sentence));

/** The sentences in sections. */
const sectionsOf = (sentences: readonly string[]): string =>
  Array.from(
    { length: Math.ceil(sentences.length / inSection) },
    (_, index) =>
      `## ${index + 1}\n\n${proseText(sentences.slice(index * inSection, (index + 1) * inSection)).trim()}\n\n`,
  ).join("");

/** The prompts of so many requests, each of which changes another sentence there. */
const promptsOf = async (
  db: Place,
  server: ModelServer,
  {
    language,
    bytes,
    where,
  }: { readonly language: Language; readonly bytes: number; readonly where: Where },
): Promise<string[]> => {
  const sentences = proseOf(language, bytes);
  const others = proseOf(language, 2 * bytes).slice(sentences.length);
  const first = Math.ceil(sentences.length * where.from);
  const step = (Math.ceil(sentences.length * where.to) - first) / requests;
  const document = sectionsOf(sentences);
  const bench = await editFixture(db, { modelUrl: server.url, document, language });
  await bench.begin();
  server.reset();
  for (let index = 0; index < requests; index += 1) {
    // In no order, so that a change lies before the last one as often as behind it.
    const at = first + Math.floor(((index * 3) % requests) * step);
    const [old = "", other = ""] = [sentences[at], others[index]];
    const wish =
      language === "ru" ? `Замени «${old}» на «${other}»` : `Replace “${old}” with “${other}”`;
    sentences[at] = other;
    await bench.say(request(wish));
    if ((await bench.edits()).length !== index + 1) throw new Error(`not edited: ${wish}`);
  }
  return server.log.map(({ body }) => {
    const asked = chatRequest.parse(body);
    return `${firstText(asked, "system")}\n${firstText(asked, "user")}`;
  });
};

/** The same prompt with marks from the text of each block, which a changed document changes at its beginning. */
const withOwnMarks = (prompt: string): string =>
  parseFences(prompt).reduce((text, { label, attributes, text: inner }) => {
    const start = text.indexOf(`\n${inner}\n</${label}:`);
    const open = text.lastIndexOf("<", start);
    const end = text.indexOf(">", start + inner.length + 2) + 1;
    return text.slice(0, open) + fence(label, inner, attributes) + text.slice(end);
  }, prompt);

const sharedLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** How much of each prompt, in percent, is the beginning of the one before it. */
const sharesOf = (prompts: readonly string[]): number[] =>
  prompts
    .slice(1)
    .map((prompt, index) => (100 * sharedLength(prompt, prompts[index] ?? "")) / prompt.length);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const percent = (value: number): string => `${value.toFixed(1)} %`;

/** Characters that an edit request sends, and how much of them a provider's cache knows from the request before. */
export const benchEditPrompts = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const server = await startModelServer();
  const database = await startEmbeddedDatabase({ dataDir });
  await migrate(database.url);
  const { db, close } = makeDatabase(database.url);
  const rows: (string | number)[][] = [];
  try {
    for (const language of ["en", "ru"] as const) {
      for (const [bytes, where] of sizes.flatMap((size) =>
        wheres.map((where) => [size, where] as const),
      )) {
        const prompts = await promptsOf(db, server, { language, bytes, where });
        const shares = sharesOf(prompts);
        const isReached = mean(shares) > goalPercent ? "yes" : "no";
        const isMeant = bytes === sizes.at(-1) && where.name === "at the end";
        rows.push([
          `${bytes / 1000} kB, ${language}, ${where.name}`,
          Math.round(mean(prompts.map(({ length }) => length))),
          percent(mean(shares)),
          percent(Math.min(...shares)),
          percent(mean(sharesOf(prompts.map(withOwnMarks)))),
          isMeant ? `over ${goalPercent} %: ${isReached}` : "",
        ]);
      }
    }
  } finally {
    await close();
    await database.stop();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable(
    `Prompts of ${requests} edit requests in a row, each changing a sentence`,
    ["document", "characters", "shared, mean", "least", "mean with marks from each text", "goal"],
    rows,
  );
};
