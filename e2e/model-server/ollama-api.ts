import type { ServerResponse } from "node:http";
import { sendJson } from "./send-failure.ts";

/** Models that Ollama "has": one that writes and sees, one that makes vectors. A pulled one is added. */
export const ollamaModels = (): Map<string, string[]> =>
  new Map([
    ["good:latest", ["completion", "vision"]],
    ["nomic-embed-text:latest", ["embedding"]],
  ]);

const layerBytes = 4_000_000;
const steps = 8;

/** Answers what Ollama's own interface asks. @returns false when the route is none of its */
export const answerOllama = async (
  models: Map<string, string[]>,
  route: string,
  readBody: () => Promise<unknown>,
  response: ServerResponse,
  pause: () => Promise<void>,
): Promise<boolean> => {
  if (route === "GET /api/tags") {
    sendJson(response, 200, { models: [...models.keys()].map((name) => ({ name })) });
    return true;
  }
  if (route !== "POST /api/show" && route !== "POST /api/pull") return false;
  const body = await readBody();
  const name =
    typeof body === "object" && body !== null && "model" in body ? String(body.model) : "";
  if (route === "POST /api/show") {
    const capabilities = models.get(name);
    sendJson(response, capabilities ? 200 : 404, capabilities ? { capabilities } : { error: "?" });
    return true;
  }
  await pull(models, name, response, pause);
  return true;
};

const pull = async (
  models: Map<string, string[]>,
  name: string,
  response: ServerResponse,
  pause: () => Promise<void>,
): Promise<void> => {
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  const say = (line: unknown) => response.write(`${JSON.stringify(line)}\n`);
  say({ status: "pulling manifest" });
  if (name.startsWith("missing")) {
    say({ error: "pull model manifest: file does not exist" });
    response.end();
    return;
  }
  for (let step = 1; step <= steps && !response.destroyed; step += 1) {
    const completed = (layerBytes * step) / steps;
    say({ status: "pulling", digest: "sha256:1", total: layerBytes, completed });
    await pause();
  }
  if (response.destroyed) return;
  models.set(name, ["completion"]);
  say({ status: "success" });
  response.end();
};
