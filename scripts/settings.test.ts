import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { environmentWith } from "#lib/env.ts";
import { root } from "./checks/tool.ts";

/** The project by links, so that it can have a `.env` of its own. */
const project = mkdtempSync(join(tmpdir(), "lectern-settings-"));
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  for (const name of readdirSync(root).filter((entry) => !entry.startsWith("."))) {
    symlinkSync(join(root, name), join(project, name));
  }
  const lines = ["MODEL=compatible:from-file", `COMPATIBLE_BASE_URL=${server.url}`];
  // The doctor need not look for the text reader's language files.
  const others = ["REPEAT_THRESHOLD=0.77", "TESSDATA_DIR=/nowhere"];
  writeFileSync(join(project, ".env"), [...lines, ...others, ""].join("\n"));
});
afterAll(async () => {
  rmSync(project, { recursive: true, force: true });
  await server.close();
});

const run = promisify(execFile);
const inProject = async (args: readonly string[], environment: Record<string, string> = {}) => {
  const links = ["--preserve-symlinks", "--preserve-symlinks-main"];
  const { stdout } = await run(process.execPath, [...links, ...args], {
    cwd: project,
    env: environmentWith(environment),
  });
  return stdout;
};

const planted = "evals/factcheck/fixtures/planted.json";

test("the evaluation asks the model that .env names", async () => {
  const said = await inProject([join(project, "evals/factcheck/main.ts"), planted]);
  expect(said).toContain("writer compatible:from-file, judge compatible:from-file");
  expect(server.log.length).toBeGreaterThan(0);
  expect(new Set(server.log.map(({ model }) => model))).toEqual(new Set(["from-file"]));
  // It starts a database of its own, beside a build and a browser.
}, 240_000);

test("the doctor tries the model that .env names", async () => {
  const said = await inProject([join(project, "scripts/doctor.ts"), "--lang", "en"]);
  expect(said).toContain("compatible:from-file");
});

test("the environment comes before .env", async () => {
  const said = await inProject([join(project, "scripts/doctor.ts"), "--lang", "en"], {
    MODEL: "compatible:from-environment",
  });
  expect(said).toContain("compatible:from-environment");
});

test("the benchmark takes the settings of .env, but never its models", async () => {
  const program = `
    import { benchSettings } from ${JSON.stringify(join(project, "bench/bench-settings.ts"))};
    console.log(JSON.stringify(benchSettings("http://127.0.0.1:9/v1")));`;
  const env = JSON.parse(await inProject(["--input-type=module", "-e", program]));
  expect(env).toMatchObject({
    REPEAT_THRESHOLD: 0.77,
    MODEL: "compatible:good",
    COMPATIBLE_BASE_URL: "http://127.0.0.1:9/v1",
  });
});
