/**
 * npm run dev [-- --model] [-- --data FOLDER]: serves the sources as they are now, for who changes them. Pages are made
 * anew as they are asked for and change in the open browser; the worker is a process of its own, which begins anew when
 * what it runs changes, and a new migration is applied. The database is never that of `npm start`.
 */
import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { addToEnvironment } from "#lib/env.ts";
import { Restarted } from "./develop/restarted.ts";
import { complain, Refusal } from "./serve/say.ts";
import { serveProduct } from "./serve/serve-product.ts";
import { startMigration } from "./serve/start-migration.ts";
import { choosePort } from "./serve/web-server.ts";

const root = join(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: { model: { type: "boolean" }, data: { type: "string", default: ".data-dev" } },
});
const dataDir = resolve(root, options.data);

/** What the worker is made of; the second, also what the test model server answers with. */
const ofWorker = ["agents", "db", "lib"];
const ofModelServer = ["agents", "lib", "e2e/model-server"];

/** An editor writes a file in several steps, and a change of branches many files. */
const quietMs = 150;

/**
 * Calls back when files of these folders have changed and all is quiet again, with their names from the root; tests count
 * for nothing.
 */
const whenChanged = (
  folders: readonly string[],
  react: (files: readonly string[]) => void,
): { stop(): void } => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    react([...changed]);
    changed.clear();
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || /\.test\.tsx?$|~$/.test(file)) return;
      changed.add(`${folder}/${file}`);
      clearTimeout(timer);
      timer = setTimeout(tell, quietMs);
    }),
  );
  return {
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};

/** The model server of the tests, at an address that stays: it needs no key, and its answers are made of the request. */
const serveModel = async () => {
  const port = await choosePort("127.0.0.1", 0);
  const address = `http://127.0.0.1:${port}`;
  addToEnvironment({
    ...{ MODEL: "compatible:good", JUDGE_MODEL: "", VISION_MODEL: "", EMBEDDING_MODEL: "" },
    COMPATIBLE_BASE_URL: `${address}/v1`,
  });
  const program = join(root, "e2e", "model-server", "main.ts");
  const server = new Restarted("model server", [program, "--port", `${port}`]);
  await server.restart();
  return { server, address };
};

/** Brings the tables up to date, and then whatever speaks to them. */
const followChanges = (databaseUrl: string, worker: Restarted, model: Restarted | null) => {
  const react = async (files: readonly string[]): Promise<void> => {
    const isIn = (folders: readonly string[]) =>
      files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
    if (isIn(ofModelServer)) await model?.restart();
    if (!isIn(ofWorker)) return;
    if (isIn(["db/migrations"])) await startMigration(false)({ url: databaseUrl, dataDir });
    await worker.restart();
  };
  return whenChanged([...new Set([...ofWorker, ...ofModelServer])], (files) => {
    react(files).catch((error: unknown) => {
      complain(error instanceof Refusal ? error.message : `${(error as Error).stack}`);
    });
  });
};

addToEnvironment({ DATA_DIR: dataDir, DATABASE_URL: "" });
const model = options.model ? await serveModel() : null;
serveProduct({
  development: true,
  startMore: async ({ databaseUrl }) => {
    const worker = new Restarted("worker", [join(root, "scripts", "worker.ts")]);
    const changes = followChanges(databaseUrl, worker, model?.server ?? null);
    await worker.restart();
    return {
      stop: async () => {
        changes.stop();
        await Promise.all([worker.stop(), model?.server.stop()]);
      },
    };
  },
  remark: [
    ` and follows what you change; its data is in ${options.data}`,
    ...(model ? [`its model server answers at ${model.address} (/__log: what it was asked)`] : []),
  ].join(", "),
});
