import { Command, MemorySaver } from "@langchain/langgraph";
import { hashEmbedder, hashWords } from "#lib/ai/hash-words.ts";
import { AppError } from "#lib/errors.ts";
import { stableId } from "#lib/ids.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import { bytesSha256, isKeptPicture } from "#lib/pictures/encode-picture.ts";
import { questionVectorText } from "#lib/questions/near-questions.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { TakenSubject } from "#lib/schemas/subject.ts";
import {
  type ArchiveTexts,
  archiveFormat,
  archiveTooLarge,
  brokenArchive,
  maxArchiveBytes,
  maxPictures,
} from "#lib/subjects/archive/archive-file.ts";
import type {
  ArchivedPicture,
  ArchivedRow,
  ArchivedTables,
  ArchivedThread,
  ArchiveStore,
} from "#lib/subjects/archive/archive-store.ts";
import { carryOverIds } from "#lib/subjects/archive/carry-over-ids.ts";
import type { EnqueueRun } from "#lib/threads/thread-store.ts";
import type { Checkpointer } from "../engine/checkpointer.ts";
import type { ThreadGraph, ThreadGraphs } from "../engine/run-job.ts";
import { asksToEdit } from "../study/nodes/edit-material.ts";
import { questionAt, type StudyStateValue } from "../study/state.ts";
import { type subjectCommands, subjectName } from "./subjects.ts";

interface ArchivePorts {
  readonly store: ArchiveStore;
  readonly subjects: Pick<ReturnType<typeof subjectCommands>["read"], "getSubject">;
  readonly graphsOf: (ownerId: string) => Promise<ThreadGraphs>;
  readonly checkpointer: Pick<Checkpointer, "saver" | "keep">;
  readonly enqueue: EnqueueRun;
  /** Makes the manuals that come with the product, where they are not there yet. */
  readonly ensureSamples: (ownerId: string) => Promise<void>;
}

/** A piece that holds the embedded database for some hundredths of a second. */
const questionsAtOnce = 20;

type State = ArchiveTexts["states"][number];

/** Graphs are asked and told where they stand, and none of their nodes runs. */
const silent = { stage: async () => {}, step: async () => {}, notice: async () => {} };

/** What is answered in parallel has no place of its own to go on from: the document is done without it. */
const nodeToGoOn = (name: string): string => (name === "answer_question" ? "finish" : name);

/** Where the graph of a thread goes on; null where it has ended or was never begun. */
const stateOf = async (
  graph: ThreadGraph,
  { saver }: ArchivePorts["checkpointer"],
  threadId: string,
): Promise<State | null> => {
  const thread = { configurable: { thread_id: threadId } };
  const { tasks, values: all } = await graph.compile(silent, saver).getState(thread);
  const { ownerId: _ownerId, threadId: _threadId, ...values } = all;
  const nodes = [...new Set(tasks.map(({ name }) => nodeToGoOn(name)))];
  return nodes.length === 0 ? null : { threadId, nodes, values };
};

/** Whether a thread can be taken along: what is at work is nothing whole, and neither is a quiz that was never finished. */
const isWhole = ({ kind, status }: ArchivedThread): boolean =>
  kind === "quiz" ? status === "done" : status !== "running";

/** Nodes of guides that ask the student: where one waits nothing is done, and paid, without an answer. */
const askingInGuides = new Set([
  ...["wait_for_version_choice", "wait_for_user_step_choice", "wait_user_action"],
  ...["final_confirmation", "fallback_review_steps", "rest"],
]);

/** Nodes of documents decide when they are entered whether they ask, unless the state says that it is decided. */
const asksInStudy = (node: string, values: StudyStateValue): boolean => {
  switch (node) {
    case "await_notes":
    case "review_notes":
    case "await_questions":
      return questionAt(node, values).asks;
    case "edit_material":
      return asksToEdit(values);
    default:
      return node === "rest";
  }
};

/** Whether the graph surely asks, by the rule of its nodes. Its schema checks the values when the checkpoint is made. */
const asks = (kind: string, { nodes, values }: State): boolean => {
  const [node, ...more] = nodes;
  if (node === undefined || more.length > 0) return false;
  if (kind === "guide") return askingInGuides.has(node);
  return kind === "study" && asksInStudy(node, values as StudyStateValue);
};

const picturesOf = async (
  { store }: ArchivePorts,
  ownerId: string,
  tables: ArchivedTables,
): Promise<ArchivedPicture[]> => {
  const pictures = new Map<string, ArchivedPicture>();
  for (const table of ["uploads", "screenshots", "cardPictures"] as const) {
    for (const row of tables[table] ?? []) {
      const sha256 = String(row.sha256);
      if (pictures.has(sha256)) continue;
      const bytes = await store.picture(ownerId, table, String(row.id ?? sha256));
      // Its thread or card was deleted since.
      if (!bytes) throw new AppError("internal", `The picture ${row.id ?? sha256} is gone`);
      pictures.set(sha256, { sha256, bytes });
    }
  }
  return [...pictures.values()];
};

/** One picture may stand in several rows: its bytes are kept in each, but decoded once. @throws AppError archive_broken */
const checkPictures = async (
  tables: ArchivedTables,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  const { uploads = [], screenshots = [], cardPictures = [] } = tables;
  const rows = [...uploads, ...screenshots, ...cardPictures];
  const size = rows.reduce((sum, row) => sum + (pictures.get(String(row.sha256))?.length ?? 0), 0);
  if (rows.length > maxPictures || size > maxArchiveBytes) {
    throw brokenArchive("its pictures are too many");
  }
  const known = new Map<string, ArchivedRow>();
  for (const row of rows) {
    const { mediaType, width, height } = row;
    const sha256 = String(row.sha256);
    const bytes = pictures.get(sha256);
    if (bytes === undefined) throw brokenArchive("a picture is missing");
    const before = known.get(sha256);
    known.set(sha256, row);
    const isPicture = before
      ? before.mediaType === mediaType && before.width === width && before.height === height
      : await isKeptPicture(bytes, { mediaType, width, height });
    if (!isPicture) throw brokenArchive("a picture is none");
  }
};

/** @throws AppError archive_broken where a graph would work by itself */
const checkStates = (tables: ArchivedTables, states: ReadonlyMap<string, State>): void => {
  for (const { id, kind, status } of tables.threads ?? []) {
    const state = states.get(String(id));
    const isOpen = status === "waiting" || (status === "done" && state !== undefined);
    if (status === "running" || (isOpen && !(state && asks(String(kind), state)))) {
      throw brokenArchive("a thread is at work");
    }
  }
};

/** Subjects as files, for other installations and for safe keeping. */
export const archiveCommands = (ports: ArchivePorts) => {
  const { store, subjects, graphsOf, checkpointer } = ports;

  /** The threads of a subject, looked at before anything is loaded. @throws AppError not_found, archive_too_large */
  const fittingThreads = async (ownerId: string, subjectId: string): Promise<ArchivedThread[]> => {
    const standing = await store.threads(ownerId, subjectId);
    const bytes = await store.pictureBytes(ownerId, subjectId);
    if (bytes > maxArchiveBytes) throw archiveTooLarge(bytes);
    return standing;
  };

  /** Threads that can be taken along, and where the graphs of them stand. */
  const wholeThreads = async (ownerId: string, standing: readonly ArchivedThread[]) => {
    const graphs = await graphsOf(ownerId);
    const states: State[] = [];
    const whole: ArchivedThread[] = [];
    for (const thread of standing.filter(isWhole)) {
      const graph = thread.kind === "quiz" ? undefined : graphs[thread.kind];
      const state = graph ? await stateOf(graph, checkpointer, thread.id) : null;
      if (thread.status === "waiting" && state === null) continue;
      if (state) states.push(state);
      whole.push(thread);
    }
    return { states, whole };
  };

  /**
   * The subject as it is written down, but for its pictures. What would keep another Lectern from reading the file stays
   * behind, and is named. @throws AppError not_found, archive_too_large
   */
  const contentsOf = async (ownerId: string, subjectId: string) => {
    const standing = await fittingThreads(ownerId, subjectId);
    const { states, whole } = await wholeThreads(ownerId, standing);
    const all = await store.read(ownerId, subjectId, whole);
    const broken = await store.broken(all.tables);
    const fitting = whole.filter(({ id }) => !broken.has(id));
    const { tables, manuals } =
      broken.size === 0 ? all : await store.read(ownerId, subjectId, fitting);
    const there = new Set(tables.threads?.map(({ id }) => id));
    const leftOut = standing.flatMap(({ id, kind, title }) => {
      const reason = broken.has(id) ? ("broken" as const) : ("unfinished" as const);
      return there.has(id) ? [] : [{ kind, title, reason }];
    });
    const texts: ArchiveTexts = {
      ...{ lectern: "subject", format: archiveFormat, tables, manuals: [...manuals] as never },
      states: states.filter(({ threadId }) => there.has(threadId)),
      leftOut,
    };
    return { texts, tables };
  };

  /**
   * Has the questions of a subject compared with new ones by their words. Afterwards, in small pieces, as it is slow and
   * nothing waits for it: what is broken off goes on when the same file comes again.
   */
  const likenQuestions = async (ownerId: string, subjectId: string): Promise<void> => {
    const { modelId } = hashEmbedder;
    for (;;) {
      const open = await store.unlikened(ownerId, subjectId, modelId, questionsAtOnce);
      if (open.length === 0) return;
      const vectors = open.map((question) => ({
        questionId: question.id,
        embedding: hashWords(questionVectorText(question)),
      }));
      await store.keepVectors(ownerId, modelId, vectors);
    }
  };

  /** Makes the checkpoint from which a thread goes on. @throws AppError archive_broken */
  const checkpointOf = async (graph: ThreadGraph, { nodes, values }: State, threadId: string) => {
    const saver = new MemorySaver();
    const thread = { configurable: { thread_id: threadId } };
    const [first = ""] = nodes;
    try {
      const update = new Command({ goto: nodes, update: values });
      await graph.compile(silent, saver).updateState(thread, update, first);
    } catch (cause) {
      throw brokenArchive("a thread stands nowhere", cause);
    }
    const made = await saver.getTuple(thread);
    if (!made) throw new AppError("internal", "No checkpoint was made");
    return made;
  };

  return {
    read: {
      /** What a file of the subject would not hold. @throws AppError not_found, archive_too_large */
      archiveContents: async (
        ownerId: string,
        subjectId: string,
      ): Promise<Pick<TakenSubject, "leftOut">> => {
        const { texts } = await contentsOf(ownerId, subjectId);
        return { leftOut: texts.leftOut };
      },

      /**
       * A subject with all that it holds, as one file.
       * @throws AppError not_found, archive_too_large
       */
      archiveSubject: async (
        ownerId: string,
        subjectId: string,
      ): Promise<Uint8Array<ArrayBuffer>> => {
        const { texts, tables } = await contentsOf(ownerId, subjectId);
        return offloadForPage("packArchive", texts, await picturesOf(ports, ownerId, tables));
      },
    },
    write: {
      /**
       * Makes a subject of a file, and all that it holds. The same file twice is one subject.
       * @throws AppError archive_foreign, archive_broken, archive_newer, too_many_subjects
       */
      takeSubject: async (
        ownerId: string,
        file: Uint8Array,
        locale: Language,
      ): Promise<TakenSubject> => {
        const subjectId = stableId("sub", ownerId, bytesSha256(file));
        const known = async (): Promise<TakenSubject | null> => {
          try {
            const subject = await subjects.getSubject(ownerId, subjectId, locale);
            await likenQuestions(ownerId, subjectId);
            return { subject, known: true, counts: null, leftOut: [] };
          } catch (thrown) {
            if (thrown instanceof AppError && thrown.code === "not_found") return null;
            throw thrown;
          }
        };
        const unnamed = subjectName(null, locale);
        const before = await known();
        if (before) return before;
        const { texts, pictures: given } = await offloadForPage("openArchive", file);
        const tables = await store.check(texts.tables);
        const pictures = new Map(given.map(({ sha256, bytes }) => [sha256, bytes]));
        await checkPictures(tables, pictures);
        const states = new Map(texts.states.map((state) => [state.threadId, state]));
        checkStates(tables, states);
        const kinds = new Map(tables.threads?.map(({ id, kind }) => [String(id), String(kind)]));
        const graphs = await graphsOf(ownerId);
        if (texts.manuals.length > 0) await ports.ensureSamples(ownerId);
        const taking = store.takeIn(
          ownerId,
          {
            ...{ subjectId, unnamed, tables, pictures, manuals: texts.manuals },
            begun: new Set(states.keys()),
          },
          {
            enqueue: ports.enqueue,
            keepState: async (id, names, sql) => {
              const state = states.get(id);
              const graph = graphs[kinds.get(id) as keyof ThreadGraphs];
              const threadId = names.get(id);
              if (!state || !graph || threadId === undefined) {
                throw brokenArchive("a thread stands nowhere");
              }
              const carried = carryOverIds(state.values, names) as State["values"];
              const values = { ...carried, threadId, ownerId };
              const made = await checkpointOf(graph, { ...state, values }, threadId);
              await checkpointer.keep(made, sql);
            },
          },
        );
        try {
          const counts = await taking;
          await likenQuestions(ownerId, subjectId);
          const subject = await subjects.getSubject(ownerId, subjectId, locale);
          return { subject, known: false, counts, leftOut: texts.leftOut };
        } catch (thrown) {
          // The same file was sent twice at once.
          const meanwhile = await known();
          if (meanwhile) return meanwhile;
          throw thrown;
        }
      },
    },
  };
};
