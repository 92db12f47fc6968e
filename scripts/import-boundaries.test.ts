import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

/** From a file, a module that it may not import. Each is planted alone, in a folder of its own. */
const forbidden: readonly (readonly [from: string, imported: string])[] = [
  ["lib/quotes/x.ts", "#app/texts.ts"],
  ["lib/quotes/x.ts", "#components/ui/button.tsx"],
  ["lib/quotes/x.ts", "#agents/ports.ts"],
  ["lib/quotes/x.ts", "#db/client.ts"],
  ["lib/x.ts", "../db/client.ts"],
  ["lib/x.ts", "#app/texts.ts"],
  ["lib/x.ts", "#components/ui/button.tsx"],
  ["lib/x.ts", "#agents/runtime.ts"],
  ["lib/x.ts", "#db/schema/threads.ts"],
  ["lib/x.ts", "react"],
  ["lib/x.ts", "next/headers"],
  ["lib/x.ts", "@langchain/langgraph"],
  ["lib/x.ts", "drizzle-orm"],
  ["lib/x.ts", "postgres"],
  ["lib/x.ts", "pg-boss"],
  ["lib/x.ts", "ai"],
  ["lib/questions/x.ts", "@ai-sdk/openai"],
  ["lib/x.ts", "../e2e/model-server/reply.ts"],
  ["lib/ai/x.ts", "#db/client.ts"],
  ["lib/ai/x.ts", "#agents/ports.ts"],
  ["lib/ai/x.ts", "next/headers"],
  ["lib/questions/x.ts", "#lib/rules/offline-candidates.ts"],
  ["lib/study/x.ts", "../rules/edit-commands.ts"],
  ["lib/ai/x.ts", "../rules/edit-commands.ts"],
  ["lib/offload/x.ts", "#lib/rules/recall/recall-questions.ts"],
  ["lib/rules/x.ts", "#lib/ai/ask.ts"],
  ["lib/rules/recall/x.ts", "#lib/ai/models.ts"],
  ["lib/rules/x.ts", "../ai/ask.ts"],
  ["lib/rules/x.ts", "#db/client.ts"],
  ["agents/quiz/tasks/x.ts", "#lib/rules/recall/recall-questions.ts"],
  ["agents/study/nodes/x.ts", "#lib/rules/document/read-feedback.ts"],
  ["agents/guide/tasks/x.ts", "#lib/rules/definitions/bare-definition.ts"],
  ["agents/services/x.ts", "#lib/rules/document/read-document.ts"],
  ["app/api/threads/x.ts", "#lib/rules/document/read-document.ts"],
  ["components/quiz/x.tsx", "#lib/rules/recall/recall-questions.ts"],
  ["db/queries/x.ts", "#lib/rules/questions/read-facts.ts"],
  ["db/x.ts", "../app/texts.ts"],
  ["db/queries/x.ts", "#agents/runtime.ts"],
  ["db/queries/x.ts", "#agents/ports.ts"],
  ["db/queries/x.ts", "#components/ui/button.tsx"],
  ["db/queries/x.ts", "next/cache"],
  ["db/queries/x.ts", "ai"],
  ["db/queries/x.ts", "#scripts/serve.ts"],
  ["components/x.tsx", "../app/texts.ts"],
  ["components/quiz/x.tsx", "#agents/services/quiz.ts"],
  ["components/quiz/x.tsx", "#db/schema/threads.ts"],
  ["components/quiz/x.tsx", "#agents/runtime.ts"],
  ["components/quiz/x.tsx", "#db/client.ts"],
  ["components/quiz/x.tsx", "drizzle-orm"],
  ["components/quiz/x.tsx", "ai"],
  ["components/quiz/x.tsx", "#lib/ai/ask.ts"],
  ["components/quiz/x.tsx", "#lib/env.ts"],
  ["components/quiz/x.tsx", "#e2e/xss/corpus.ts"],
  ["agents/x.ts", "../app/texts.ts"],
  ["agents/x.ts", "#components/ui/button.tsx"],
  ["agents/x.ts", "../db/client.ts"],
  ["agents/x.ts", "#db/client.ts"],
  ["agents/x.ts", "drizzle-orm/pg-core"],
  ["agents/x.ts", "next/server"],
  ["agents/x.ts", "react"],
  ["agents/x.ts", "ai"],
  ["agents/x.ts", "@ai-sdk/anthropic"],
  ["agents/runtime.ts", "../app/texts.ts"],
  ["agents/runtime.ts", "next/headers"],
  ["agents/runtime.ts", "@ai-sdk/google"],
  ["agents/runtime.ts", "#e2e/model-server/reply.ts"],
  ["agents/quiz/x.ts", "../study/graph.ts"],
  ["agents/quiz/nodes/x.ts", "#agents/guide/graph.ts"],
  ["agents/quiz/nodes/x.ts", "#agents/study/graph.ts"],
  ["agents/quiz/nodes/x.ts", "#db/client.ts"],
  ["agents/quiz/nodes/x.ts", "#app/texts.ts"],
  ["agents/quiz/nodes/x.ts", "#agents/runtime.ts"],
  ["agents/quiz/nodes/x.ts", "#agents/engine/worker.ts"],
  ["agents/study/nodes/x.ts", "#agents/services/study.ts"],
  ["agents/engine/x.ts", "#db/client.ts"],
  ["agents/services/x.ts", "#db/client.ts"],
  ["agents/quiz/nodes/x.ts", "next"],
  ["agents/quiz/nodes/x.ts", "drizzle-orm"],
  ["agents/quiz/tasks/x.ts", "ai"],
  ["agents/quiz/tasks/x.ts", "@ai-sdk/openai"],
  ["agents/quiz/tasks/x.ts", "#bench/run.ts"],
  ["agents/study/nodes/x.ts", "#agents/quiz/graph.ts"],
  ["agents/study/x.ts", "../guide/graph.ts"],
  ["agents/study/x.ts", "#db/client.ts"],
  ["agents/study/x.ts", "next"],
  ["agents/guide/x.ts", "../quiz/graph.ts"],
  ["agents/guide/x.ts", "#agents/study/graph.ts"],
  ["agents/guide/x.ts", "#db/client.ts"],
  ["agents/guide/x.ts", "ai"],
  ["app/x.ts", "../agents/engine/worker.ts"],
  ["app/api/threads/x.ts", "#agents/quiz/graph.ts"],
  ["app/api/threads/x.ts", "#agents/engine/checkpointer.ts"],
  ["app/api/threads/x.ts", "@langchain/langgraph"],
  ["app/api/threads/x.ts", "ai"],
  ["app/api/threads/x.ts", "drizzle-orm"],
  ["app/api/threads/x.ts", "postgres"],
  ["app/api/threads/x.ts", "#e2e/model-server/reply.ts"],
  ["app/api/threads/x.ts", "#lib/owner.ts"],
  ["app/(workspace)/quiz/x.tsx", "#lib/owner.ts"],
  ["proxy.ts", "./agents/engine/worker.ts"],
  ["instrumentation.ts", "./agents/quiz/graph.ts"],
  ["instrumentation.ts", "drizzle-orm"],
  // Two folders up nobody counts: the path begins at the top.
  ["agents/quiz/nodes/x.ts", "../../../lib/schemas/quiz.ts"],
  ["app/api/threads/x.ts", "../../../lib/errors.ts"],
  ["components/quiz/player/x.tsx", "../../ui/button.tsx"],
  ["db/queries/x.ts", "../../lib/errors.ts"],
  ["lib/quotes/x.ts", "../../lib/errors.ts"],
  ["lib/ai/x/y.ts", "../../errors.ts"],
];

/** Arrows that point down, and what tests and tools need. */
const allowed: typeof forbidden = [
  ["lib/quotes/x.ts", "../errors.ts"],
  ["lib/x.ts", "zod"],
  ["lib/x.ts", "node:crypto"],
  ["lib/i18n/x.ts", "use-intl/core"],
  ["lib/offload/x.ts", "#lib/rules/offline-candidates.ts"],
  ["lib/rules/x.ts", "./recall/recall-questions.ts"],
  ["lib/rules/recall/x.ts", "../definitions/bare-definition.ts"],
  ["lib/rules/x.ts", "#lib/ai/hash-words.ts"],
  ["agents/quiz/tasks/x.ts", "#lib/rules/offline-concepts.ts"],
  ["lib/ai/x.ts", "ai"],
  ["lib/ai/x.ts", "@ai-sdk/openai"],
  ["db/queries/x.ts", "drizzle-orm"],
  ["db/queries/x.ts", "../schema/threads.ts"],
  ["db/x.ts", "../lib/env.ts"],
  ["components/quiz/x.tsx", "react"],
  ["components/quiz/x.tsx", "../ui/rich-text.tsx"],
  ["components/quiz/x.tsx", "#lib/schemas/quiz.ts"],
  ["components/quiz/x.tsx", "next/link"],
  ["agents/runtime.ts", "../db/client.ts"],
  ["agents/runtime.ts", "./quiz/graph.ts"],
  ["agents/x.ts", "@langchain/langgraph"],
  ["agents/x.ts", "pg-boss"],
  ["agents/x.ts", "./quiz/graph.ts"],
  ["agents/quiz/x.ts", "@langchain/langgraph"],
  ["agents/quiz/nodes/x.ts", "#agents/ports.ts"],
  ["agents/quiz/nodes/x.ts", "#lib/schemas/quiz.ts"],
  ["agents/quiz/nodes/x.ts", "../tasks/write-questions.ts"],
  ["app/x.tsx", "#components/ui/rich-text.tsx"],
  ["app/api/threads/x.ts", "#agents/kept-runtime.ts"],
  ["app/x.ts", "#db/client.ts"],
  ["app/x.tsx", "next/headers"],
  ["instrumentation.ts", "./agents/kept-runtime.ts"],
  ["app/api/x.test.ts", "#agents/engine/worker.ts"],
  ["app/api/testing/x.ts", "#agents/testing/silent-log.ts"],
  ["lib/x.test.ts", "fast-check"],
  ["lib/x.db.test.ts", "../db/testing/x.ts"],
  ["components/x.test.tsx", "#e2e/xss/corpus.ts"],
  ["e2e/x.ts", "../db/client.ts"],
  ["scripts/x.ts", "../db/embedded/x.ts"],
  ["bench/x.ts", "../agents/quiz/graph.ts"],
  ["evals/x.ts", "../agents/runtime.ts"],
];

/** The ways in which a module can be reached; `n` keeps the names of one file apart. */
const forms: readonly ((imported: string, n: number) => string)[] = [
  (imported, n) => `import { x as x${n} } from "${imported}"; x${n}();`,
  (imported, n) => `import type { X as X${n} } from "${imported}"; export let x${n}: X${n};`,
  (imported, n) => `export { x as x${n} } from "${imported}";`,
  (imported, n) => `export const x${n} = () => import("${imported}");`,
];

/** One line of a planted file: a module reached in one way. */
const planted = [...new Map([...forbidden, ...allowed])].map(([from]) => ({
  from,
  lines: [...forbidden, ...allowed]
    .filter(([other]) => other === from)
    .flatMap(([, imported]) => forms.map((write) => ({ imported, write }))),
}));

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

const project = join(import.meta.dirname, "..");

/** The lines, one for each way to reach a module, that the linter refused, by `from imported`. */
const refusals = new Map<string, Set<number>>();
let folder: string;

const lint = (): Promise<z.infer<typeof report>> =>
  new Promise((resolve, reject) => {
    const biome = join(project, "node_modules/.bin/biome");
    const command = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
    // Biome ends with 1 when it has found something, which is what it is asked for.
    execFile(biome, command, { cwd: folder, maxBuffer: 64_000_000 }, (_, stdout, stderr) => {
      const parsed = report.safeParse(stdout ? JSON.parse(stdout) : null);
      if (parsed.success) resolve(parsed.data);
      else reject(new Error(`No report from Biome: ${parsed.error.message} ${stderr}`));
    });
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boundaries-"));
  await cp(join(project, "biome.jsonc"), join(folder, "biome.jsonc"));
  await cp(join(project, ".gitignore"), join(folder, ".gitignore"));
  for (const { from, lines } of planted) {
    await mkdir(dirname(join(folder, from)), { recursive: true });
    const text = lines.map(({ imported, write }, line) => write(imported, line));
    await writeFile(join(folder, from), text.join("\n"));
  }
  for (const { category, location } of (await lint()).diagnostics) {
    if (category !== "lint/style/noRestrictedImports") continue;
    const file = planted.find(({ from }) => from === location.path);
    const { line } = location.start;
    const key = `${location.path} ${file?.lines[line - 1]?.imported}`;
    refusals.set(key, (refusals.get(key) ?? new Set()).add(line));
  }
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

test.each(forbidden)("%s may not import %s in any way", (from, imported) => {
  expect(refusals.get(`${from} ${imported}`)?.size).toBe(forms.length);
});

test.each(allowed)("%s may import %s", (from, imported) => {
  expect(refusals.get(`${from} ${imported}`)).toBeUndefined();
});
