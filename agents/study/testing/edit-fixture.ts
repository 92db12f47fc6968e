import { Command, END, MemorySaver, START, StateGraph } from "@langchain/langgraph";
import type { EditingSettings, StudyPorts } from "#agents/ports.ts";
import type { Database } from "#db/client.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import { editMaterial } from "../nodes/edit-material.ts";
import { StudyState, type StudyStateValue } from "../state.ts";
import { newStudy, studyPorts } from "./study-fixture.ts";

/** Names no node and no state. */
type ResumeCommand = Command<unknown, Record<string, never>, never>;

export interface EditFixtureOptions {
  /** Without one the rules read requests. */
  readonly modelUrl: string | null;
  readonly document: string;
  readonly language?: Language;
  readonly editing?: Partial<EditingSettings>;
  readonly settings?: Partial<StudySettings>;
  readonly state?: Partial<StudyStateValue>;
  readonly ports?: (ports: StudyPorts) => StudyPorts;
}

/** A study thread with a document that is edited, on the real database and in a graph of this one node. */
export const editFixture = async (db: Database, options: EditFixtureOptions) => {
  const bench = studyPorts(db, options.modelUrl);
  const own = { ...bench.ports, editing: { ...bench.ports.editing, ...options.editing } };
  const ports = options.ports?.(own) ?? own;
  const { language = "en", settings = {} } = options;
  const start: StudyStateValue = {
    ...(await newStudy(db, { language, settings })),
    ...{ turn: 0, rounds: 0, failures: 0, seen: null, doubtfulQuote: null },
    ...{ needsUserInput: true, agentMessage: null, lastAction: null },
    ...{ selection: null, openChoice: null, withoutNotes: true },
    ...options.state,
  };
  const { ownerId, threadId } = start;
  await bench.ports.study.saveDocument(ownerId, threadId, "synthesised", options.document);
  await bench.ports.study.setDocumentStatus(ownerId, threadId, "editing");
  const graph = new StateGraph(StudyState)
    .addNode("edit_material", editMaterial(ports), {
      ends: ["edit_material", "propose_questions", "finish"],
    })
    .addNode("propose_questions", async () => ({}))
    .addNode("finish", async () => ({}))
    .addEdge(START, "edit_material")
    .addEdge("propose_questions", END)
    .addEdge("finish", END)
    .compile({ checkpointer: new MemorySaver() });
  const thread = { thread_id: threadId };
  const invoke = async (
    input: StudyStateValue | ResumeCommand | null,
    more: { signal?: AbortSignal; lastTry?: boolean; newRequest?: boolean } = {},
  ): Promise<void> => {
    const { signal, ...configurable } = more;
    await graph.invoke(input, {
      configurable: { ...thread, ...configurable },
      recursionLimit: 200,
      ...(signal ? { signal } : {}),
    });
  };
  const snapshot = () => graph.getState({ configurable: thread });
  return {
    ...{ ports, journal: bench.journal, said: bench.said, start, ownerId, threadId },
    /** Runs until the first question. */
    begin: () => invoke(start),
    /** Answers the open question and runs until the next one. */
    say: async (value: unknown, more?: Parameters<typeof invoke>[1]) => {
      const ids = (await snapshot()).tasks.flatMap((task) => task.interrupts.map(({ id }) => id));
      const resume = Object.fromEntries(ids.map((id) => [id ?? "", value]));
      await invoke(new Command<unknown, Record<string, never>, never>({ resume }), more);
    },
    /** Goes on from the last checkpoint, as a worker does that takes a run up again. */
    goOn: (more?: Parameters<typeof invoke>[1]) => invoke(null, more),
    state: async (): Promise<StudyStateValue> => (await snapshot()).values as StudyStateValue,
    /** What is put to the student; null when the graph has gone on to the questions. */
    question: async (): Promise<Omit<ThreadQuestion, "interruptId"> | null> =>
      (await snapshot()).tasks.flatMap((task) => task.interrupts)[0]?.value ?? null,
    text: async () => (await bench.ports.edits.document(ownerId, threadId)).text,
    edits: () => bench.ports.edits.since(ownerId, threadId, 0),
    messages: () => bench.ports.study.messages(ownerId, threadId, 500),
    study: () => bench.ports.study.get(ownerId, threadId),
  };
};
