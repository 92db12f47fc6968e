import { parseArgs } from "node:util";
import { startModelServer } from "./start-model-server.ts";

/** Runs the test server alone: `node e2e/model-server/main.ts --port 4300`. */
const { values } = parseArgs({ options: { port: { type: "string", default: "0" } } });
const server = await startModelServer({ port: Number(values.port) });
process.stdout.write(`${JSON.stringify({ ready: true, url: server.url, pid: process.pid })}\n`);

const stop = () => {
  void server.close().then(() => process.exit(0));
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
// Who started it was killed.
process.once("disconnect", stop);
