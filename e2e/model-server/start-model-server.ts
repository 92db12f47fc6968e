import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { hashWords } from "#lib/ai/hash-words.ts";
import { sha256 } from "#lib/ids.ts";
import {
  type Behaviour,
  type ControlRequest,
  controlRequest,
  createBehaviours,
  type ScriptRequest,
  scriptRequest,
} from "./behaviour.ts";
import { type ChatRequest, chatRequest, embeddingRequest, taskOf } from "./chat-request.ts";
import { goodReply } from "./good-reply.ts";
import { answerOllama, ollamaModels } from "./ollama-api.ts";
import { sendFailure, sendJson } from "./send-failure.ts";
import { sendReply } from "./send-reply.ts";
import { spoilReply } from "./spoil-reply.ts";

/** One request to a model, as `GET /__log` shows it. */
export interface LoggedRequest {
  readonly path: string;
  readonly authorization: string;
  readonly body: unknown;
  /** The same for the same body. */
  readonly bodySha256: string;
  readonly model: string;
  /** The schema's name; null for embeddings and free text. */
  readonly task: string | null;
  readonly mode: Behaviour["mode"];
  /** What was wrong with the request, when it was answered with 400 or 422. */
  error: string | null;
  /** `answered` once the last byte was sent; `broken` when client or server broke off. */
  state: "open" | "answered" | "broken";
}

export interface ModelServer {
  /** Base URL for COMPATIBLE_BASE_URL, `http://127.0.0.1:…/v1`. */
  readonly url: string;
  readonly log: readonly LoggedRequest[];
  /** Sets how requests are treated from now on; an earlier rule for the same task is replaced. */
  readonly control: (control: ControlRequest) => void;
  /**
   * Puts answers in the queue of a task; over HTTP `POST /__script`. Each is sent once, in order, in the mode that
   * holds; with an empty queue answers are computed again.
   */
  readonly script: (script: ScriptRequest) => void;
  /** Lets all held requests go on. */
  readonly release: () => void;
  /** Forgets log, rules and scripts, and releases what is held. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** The script of this name holds answers to requests for vectors, each a list of them. */
const embeddings = "embeddings";

interface State {
  readonly log: LoggedRequest[];
  readonly behaviours: ReturnType<typeof createBehaviours>;
  /** Scripted answers by task. */
  readonly scripts: Map<string, unknown[]>;
  held: (() => void)[];
  /** What Ollama's own interface offers, by name. */
  readonly ollama: Map<string, string[]>;
}

/** Starts the test server on this port of 127.0.0.1; 0 takes a free one. */
export const startModelServer = async ({ port = 0 } = {}): Promise<ModelServer> => {
  const state: State = {
    log: [],
    behaviours: createBehaviours(),
    scripts: new Map(),
    held: [],
    ollama: ollamaModels(),
  };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { message: `test server: ${error}` } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    log: state.log,
    control: state.behaviours.set,
    script: (script) => addScript(state, script),
    release: () => release(state),
    reset: () => reset(state),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
};

const release = (state: State): void => {
  for (const go of state.held.splice(0)) go();
};

const reset = (state: State): void => {
  state.log.length = 0;
  state.behaviours.clear();
  state.scripts.clear();
  release(state);
};

const addScript = ({ scripts }: State, { task, replies }: ScriptRequest): void => {
  scripts.set(task, [...(scripts.get(task) ?? []), ...replies]);
};

const handle = async (
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const route = `${request.method} ${request.url}`;
  switch (route) {
    case "GET /__log":
      return sendJson(response, 200, state.log);
    case "DELETE /__log":
      state.log.length = 0;
      return sendJson(response, 200, {});
    case "POST /__control":
      return control(state, await readJson(request), response);
    case "POST /__script":
      return script(state, await readJson(request), response);
    case "POST /__release":
      release(state);
      return sendJson(response, 200, {});
    case "POST /__reset":
      reset(state);
      return sendJson(response, 200, {});
    case "GET /v1/models":
      return sendJson(response, 200, { object: "list", data: [{ id: "good", object: "model" }] });
    case "POST /v1/chat/completions":
      return complete(state, request, response);
    case "POST /v1/embeddings":
      return embed(state, request, response);
    default:
      if (
        await answerOllama(
          state.ollama,
          route,
          () => readJson(request),
          response,
          () => pullStep(state),
        )
      )
        return;
      return sendJson(response, 404, { error: { message: `no route ${route}` } });
  }
};

const control = (state: State, body: unknown, response: ServerResponse): void => {
  const parsed = controlRequest.safeParse(body);
  if (parsed.success) state.behaviours.set(parsed.data);
  sendParsed(response, parsed.error);
};

const script = (state: State, body: unknown, response: ServerResponse): void => {
  const parsed = scriptRequest.safeParse(body);
  if (parsed.success) addScript(state, parsed.data);
  sendParsed(response, parsed.error);
};

const sendParsed = (response: ServerResponse, error: Error | undefined): void =>
  sendJson(response, error ? 400 : 200, error ? { error: { message: error.message } } : {});

const complete = async (
  state: State,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const parsed = chatRequest.safeParse(await readJson(incoming));
  if (!parsed.success) return sendJson(response, 400, { error: { message: parsed.error.message } });
  const request = parsed.data;
  const behaviour = state.behaviours.next(taskOf(request), request.model);
  const entry = logRequest(state, incoming, response, { body: request, behaviour });
  if (sendFailure(response, behaviour, entry.authorization)) return;
  // Held from the moment it stands in the log: whoever sees it there may release it at once.
  const released = behaviour.mode === "hold" ? held(state) : null;
  const scripted = state.scripts.get(entry.task ?? "")?.shift();
  const good =
    scripted === undefined
      ? await goodReply(request, behaviour.quotes).catch((error: unknown) => {
          entry.error = error instanceof Error ? error.message : String(error);
          return null;
        })
      : JSON.stringify(scripted);
  if (good === null) {
    const message = `${entry.task}: ${entry.error}`;
    return sendJson(response, 422, { error: { message, type: "bad_prompt", code: "bad_prompt" } });
  }
  await released;
  await sendReply(response, request, textOf(good, behaviour), behaviour);
};

const textOf = (good: string, { mode }: Behaviour): string =>
  mode === "huge"
    ? `{"text":"${"All work and no play. ".repeat(100_000)}"}`
    : spoilReply(mode, good);

const embed = async (
  state: State,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const parsed = embeddingRequest.safeParse(await readJson(incoming));
  if (!parsed.success) return sendJson(response, 400, { error: { message: parsed.error.message } });
  const { model, input } = parsed.data;
  const behaviour = state.behaviours.next(null, model);
  const entry = logRequest(state, incoming, response, { body: parsed.data, behaviour });
  if (sendFailure(response, behaviour, entry.authorization)) return;
  if (behaviour.mode === "hold") await held(state);
  const texts = [input].flat();
  const vectors = state.scripts.get(embeddings)?.shift() ?? texts.map((text) => hashWords(text));
  const data = [vectors].flat().map((embedding, index) => ({
    object: "embedding",
    index,
    embedding,
  }));
  const prompt_tokens = Math.ceil(texts.join("").length / 4);
  const usage = { prompt_tokens, total_tokens: prompt_tokens };
  sendJson(response, 200, { object: "list", model, data, usage });
};

const held = (state: State): Promise<void> =>
  new Promise((resolve) => {
    state.held.push(resolve);
  });

const logRequest = (
  state: State,
  incoming: IncomingMessage,
  response: ServerResponse,
  about: { body: ChatRequest | { model: string }; behaviour: Behaviour },
): LoggedRequest => {
  const chat = chatRequest.safeParse(about.body);
  const entry: LoggedRequest = {
    path: incoming.url ?? "",
    authorization: incoming.headers.authorization ?? "",
    body: about.body,
    bodySha256: sha256(JSON.stringify(about.body)),
    model: about.body.model,
    task: chat.success ? taskOf(chat.data) : null,
    mode: about.behaviour.mode,
    error: null,
    state: "open",
  };
  state.log.push(entry);
  response.once("close", () => {
    entry.state = response.writableFinished ? "answered" : "broken";
  });
  return entry;
};

/** A model that is fetched while requests are held waits at each step. */
const pullStep = async (state: State): Promise<void> => {
  if (state.behaviours.next("pull", "ollama").mode === "hold") await held(state);
};

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  let text = "";
  request.setEncoding("utf8");
  for await (const piece of request) text += piece;
  try {
    return JSON.parse(text);
  } catch {
    // Answered with 400 by the schema.
    return null;
  }
};
