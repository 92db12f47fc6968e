import { afterAll, afterEach, beforeAll } from "vitest";
import type { EditingSettings } from "#agents/ports.ts";
import type { EditAction } from "#agents/study/tasks/edit-step.ts";
import type { Database } from "#db/client.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import {
  commutative,
  edits,
  type ModelEdit,
  modelEdit,
  request,
  scriptActions,
  twice,
} from "./edit-dialogue.ts";
import { type EditFixtureOptions, editFixture } from "./edit-fixture.ts";

/** The test server of a file: it runs while the tests do, and forgets after each what it was told. */
export const testModelServer = (): ModelServer => {
  let started: ModelServer | undefined;
  const server = (): ModelServer => {
    if (started === undefined) throw new Error("The test server runs only while a test does.");
    return started;
  };
  beforeAll(async () => {
    started = await startModelServer();
  });
  afterEach(() => started?.reset());
  afterAll(() => started?.close());
  return {
    get url() {
      return server().url;
    },
    get log() {
      return server().log;
    },
    control: (control) => server().control(control),
    script: (script) => server().script(script),
    release: () => server().release(),
    reset: () => server().reset(),
    close: () => server().close(),
  };
};

/** Dialogues with a model that takes its actions in this many steps. */
export const modelDialogue = (
  db: Database,
  server: ModelServer,
  steps: EditingSettings["steps"],
) => {
  const bench = (options: Partial<EditFixtureOptions> = {}) =>
    editFixture(db, {
      modelUrl: server.url,
      document: commutative,
      language: "ru",
      ...options,
      editing: { steps, ...options.editing },
    });
  const script = (...actions: EditAction[]) => scriptActions(server, steps, actions);
  return {
    bench,
    script,
    /** Asked for a change whose quote stands in two places, twice, so that the student is asked. */
    chooseBench: async (others: ModelEdit[] = []) => {
      const b = await bench({ document: twice, language: "en" });
      await b.begin();
      const step = edits(modelEdit("The stack grows.", "The stack shrinks."), ...others);
      script(step, step);
      await b.say(request("The stack shrinks"));
      return b;
    },
  };
};
