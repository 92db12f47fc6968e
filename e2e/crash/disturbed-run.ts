import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Database, makeDatabase } from "#db/client.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { modelCalls } from "#db/schema/threads.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import {
  type LoggedRequest,
  type ModelServer,
  startModelServer,
} from "../model-server/start-model-server.ts";
import { type Place, placeName } from "./places.ts";
import { Product } from "./product.ts";
import type { Scenario, Student } from "./scenario.ts";

export interface RunResult<Stored> {
  readonly stored: Stored;
  /** The stages in the order in which they were first entered. */
  readonly stages: readonly string[];
  /** Requests to the model, by what they asked, in the order in which they were first made. */
  readonly calls: readonly { readonly made: number; readonly answered: number }[];
  /** Seconds from each kill until the product did something for the quiz again. */
  readonly recoveries: readonly { readonly place: string; readonly seconds: number }[];
  /** Places that the run never came to, because it took another way. */
  readonly unreached: readonly string[];
}

/** With all its recoveries, on a busy machine, beside other runs and tests; it takes a seventh of that by itself. */
const longestRunMs = 600_000;
const longestStoreMs = 60_000;
/** No process starts so quickly; broken connections are noticed sooner. */
const echoMs = 400;
/** From a thread's being done to the line that says so. */
const longestEchoMs = 20_000;
/** How often the thread is looked at. */
const lookMs = 60;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const storedAnswers = (db: Database): Promise<number> =>
  db.$count(modelCalls, eq(modelCalls.status, "done"));

/** What the journal holds, a line for each call. */
const journalLines = async (db: Database): Promise<string[]> => {
  const rows = await db.select().from(modelCalls).orderBy(modelCalls.createdAt);
  return rows.map(({ task, status, requests, errorCode, createdAt }) =>
    ["stored", createdAt.toISOString(), task, status, requests, errorCode ?? ""].join(" "),
  );
};

/** One thread on a fresh installation, with kills at these places. */
class DisturbedRun {
  readonly #product: Product;
  readonly #models: ModelServer;
  readonly #left: Set<Place>;
  readonly #stages: string[] = [];
  readonly #recoveries: { place: string; seconds: number }[] = [];
  #killing: { place: string; atMs: number } | null = null;
  #failure: unknown = null;
  /** While something is being killed. */
  #busy = false;
  #threadId = "";
  /** Kills whose moment is near. */
  #planned = 0;
  /** Calls that were let go on last, and when. */
  #released: readonly LoggedRequest[] = [];
  #releasedMs = 0;
  #lastLook = 0;
  /** Since when the thread has not been running; null while it is. */
  #restingSinceMs: number | null = null;

  readonly #student: Student;

  constructor(
    installation: { readonly product: Product; readonly models: ModelServer },
    student: Student,
    places: readonly Place[],
  ) {
    this.#product = installation.product;
    this.#models = installation.models;
    this.#student = student;
    this.#left = new Set(places);
  }

  async drive(
    requestFor: Scenario<unknown>["request"],
  ): Promise<Omit<RunResult<unknown>, "stored">> {
    const request = await requestFor((path) => this.#get(path));
    this.#models.control({ mode: "hold" });
    this.#product.events.on("stage", (stage, saidMs) => this.#onStage(stage, saidMs));
    this.#threadId = await this.#createThread(request);
    const deadline = Date.now() + longestRunMs;
    for (;;) {
      if (this.#failure) throw this.#failure;
      if (Date.now() > deadline) throw new Error(`No end in sight.\n${this.#product.tail()}`);
      await this.#stepCalls();
      if (await this.#isDone()) break;
      await sleep(15);
    }
    return {
      stages: this.#stages,
      calls: this.#calls(),
      recoveries: this.#recoveries,
      unreached: [...this.#left].map(placeName),
    };
  }

  async #createThread(request: unknown): Promise<string> {
    const response = await fetch(`${this.#product.address}/api/threads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    if (response.status !== 202) throw new Error(`POST answered ${response.status}`);
    const thread = (await response.json()) as ThreadView;
    return thread.id;
  }

  /** Looks now and then; while the server is down there is no answer, which is no end. */
  async #isDone(): Promise<boolean> {
    if (Date.now() - this.#lastLook < lookMs) return false;
    const askedMs = Date.now();
    this.#lastLook = askedMs;
    const thread = await this.#getThread();
    if (!thread || thread.status === "running") {
      this.#restingSinceMs = null;
      return false;
    }
    this.#recovered(askedMs);
    this.#restingSinceMs ??= askedMs;
    if (this.#planned > 0 || this.#busy || this.#killing !== null) return false;
    if (this.#isToBeKilledAtEnd() && askedMs - this.#restingSinceMs < longestEchoMs) return false;
    return !(await this.#student.goOn(thread, (path, body) => this.#post(path, body)));
  }

  /** That a run has ended is printed after the thread tells it, on a busy machine much later. */
  #isToBeKilledAtEnd(): boolean {
    return [...this.#left].some((place) => place.at === "stage" && place.stage === "end");
  }

  /** The status of the answer; null while the server is down. */
  async #post(path: string, body: unknown): Promise<number | null> {
    try {
      const response = await fetch(this.#product.address + path, {
        method: "POST",
        ...(body instanceof FormData
          ? { body }
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  /** Null while the server is down, or its database. */
  async #getThread(): Promise<ThreadView | null> {
    const body = await this.#get(`/api/threads/${this.#threadId}`);
    return body === null ? null : (JSON.parse(body) as ThreadView);
  }

  /** The body of a good answer; null while the server is down, even in the middle of it. */
  async #get(path: string): Promise<string | null> {
    try {
      const response = await fetch(this.#product.address + path);
      const body = await response.text();
      return response.status === 200 ? body : null;
    } catch {
      return null;
    }
  }

  #onStage(stage: string, saidMs: number): void {
    this.#recovered(saidMs);
    if (!this.#stages.includes(stage)) this.#stages.push(stage);
    for (const place of this.#left) {
      if (place.at === "stage" && place.stage === stage) void this.#killSoon(place, place.delayMs);
    }
  }

  /** Waits for a kill under way: after that of the database the run goes on and may not come to this stage again. */
  async #killSoon(place: Place, delayMs: number): Promise<void> {
    this.#planned += 1;
    await sleep(delayMs);
    while (this.#left.has(place) && (this.#busy || this.#killing)) await sleep(5);
    this.#planned -= 1;
    await this.#kill(place);
  }

  /** Kills at the calls that are places, and lets the others be answered. */
  async #stepCalls(): Promise<void> {
    const open = this.#openCalls();
    if (open.length === 0 || this.#busy) return;
    this.#recovered(Date.now());
    if (this.#killing) return;
    if (this.#hasLostAnswer()) throw await this.#lostAnswer();
    const due = this.#placeIn(open, "call");
    if (due) return this.#kill(due);
    // Until a planned kill is done nothing is answered, or it might be killed before it is stored.
    if (this.#planned > 0) return;
    const next = this.#placeIn(open, "after");
    this.#released = open;
    this.#releasedMs = performance.now();
    this.#models.release();
    if (next) await this.#kill(next);
  }

  #openCalls(): LoggedRequest[] {
    return this.#models.log.filter(({ state }) => state === "open");
  }

  /** A call that is made again though it was answered: while the product lives, no paid answer may be lost. */
  #hasLostAnswer(): boolean {
    const answered = this.#models.log.filter(({ state }) => state === "answered");
    const paid = new Set(answered.map(({ bodySha256 }) => bodySha256));
    return this.#openCalls().some(({ bodySha256 }) => paid.has(bodySha256));
  }

  async #lostAnswer(): Promise<Error> {
    const stored = await this.#product.inDatabase(journalLines);
    return new Error(`An answered call is made again.\n${this.#told(stored)}`);
  }

  /** What was asked, what is stored, and the end of what the product printed. */
  #told(stored: readonly string[]): string {
    return [...this.#callLines(), ...stored, this.#product.tail(200)].join("\n");
  }

  /** The first place of this kind that one of these calls is. */
  #placeIn(open: readonly LoggedRequest[], at: "call" | "after"): Place | undefined {
    const bodies = this.#bodies();
    return [...this.#left].find(
      (place) =>
        place.at === at && open.some(({ bodySha256 }) => bodySha256 === bodies[place.call]),
    );
  }

  /**
   * A call is finished when its answer is stored; calls beside the killed one may be on their way. The thread's page
   * would not do: its cost has calls that failed, as those under way when the database was killed.
   */
  async #untilStored(): Promise<void> {
    if (performance.now() - this.#releasedMs > longestStoreMs) return;
    const deadline = Date.now() + longestStoreMs;
    await this.#product.inDatabase(async (db) => {
      for (;;) {
        const answered = this.#calls().filter((call) => call.answered > 0).length;
        const sent = this.#released.every(({ state }) => state !== "open");
        const stored = sent ? await storedAnswers(db) : 0;
        if (sent && stored >= answered) return;
        // What was lost is asked for again, and held while this waits.
        if (this.#hasLostAnswer()) throw await this.#lostAnswer();
        if (Date.now() > deadline) {
          const counts = `${answered} sent, ${stored} stored`;
          const told = this.#told(await journalLines(db));
          throw new Error(`Answers were sent and not stored: ${counts}.\n${told}`);
        }
        await sleep(2);
      }
    });
  }

  /** Two kills in calls at once are one; the call of the other is made again when the run goes on. */
  async #kill(place: Place): Promise<void> {
    if (this.#busy || this.#killing || !this.#left.has(place)) return;
    this.#busy = true;
    try {
      await this.#untilStored();
      if (place.at === "after") await sleep(place.delayMs);
      this.#left.delete(place);
      this.#killing = { place: placeName(place), atMs: performance.now() };
      await this.#product.kill(place.victim);
      await this.#untilHealthy();
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * An answer that comes while there is no database cannot be stored, and would be paid again. So would one to the dead:
   * what they asked last may be read from their connection when they are long gone, but before a new server answers.
   */
  async #untilHealthy(): Promise<void> {
    await sleep(echoMs);
    while ((await this.#get("/api/health")) === null) await sleep(lookMs / 4);
  }

  /** What was said before the kill was said by the dead. */
  #recovered(saidMs: number): void {
    if (!this.#killing || saidMs <= this.#product.killedMs) return;
    const ms = performance.now() - this.#killing.atMs;
    this.#recoveries.push({ place: this.#killing.place, seconds: ms / 1000 });
    this.#killing = null;
  }

  /** What the model was asked, a line for each request. */
  #callLines(): string[] {
    const bodies = this.#bodies();
    return this.#models.log.map(({ task, state, error, bodySha256 }) =>
      ["call", bodies.indexOf(bodySha256) + 1, task, state, error ?? ""].join(" "),
    );
  }

  #bodies(): string[] {
    return [...new Set(this.#models.log.map(({ bodySha256 }) => bodySha256))];
  }

  #calls(): RunResult<unknown>["calls"] {
    return this.#bodies().map((body) => {
      const made = this.#models.log.filter(({ bodySha256 }) => bodySha256 === body);
      return {
        made: made.length,
        answered: made.filter(({ state }) => state === "answered").length,
      };
    });
  }
}

/** Works on one thread with the whole product, which is killed at these places, and reads what was made. */
export const disturbedRun = async <Stored>(
  scenario: Scenario<Stored>,
  places: readonly Place[],
): Promise<RunResult<Stored>> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-crash-"));
  const models = await startModelServer();
  const { settings = {} } = scenario;
  const product = new Product({ dataDir, modelUrl: models.url, settings });
  try {
    await product.start();
    const run = new DisturbedRun({ product, models }, scenario.student(), places);
    const result = await run.drive(scenario.request);
    await product.stop();
    return { ...result, stored: await readStored(scenario, dataDir) };
  } finally {
    await product.stop();
    await models.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The product must have ended. */
const readStored = async <Stored>({ read }: Scenario<Stored>, dataDir: string): Promise<Stored> => {
  const database = await startEmbeddedDatabase({ dataDir });
  const { db, close } = makeDatabase(database.url);
  try {
    return await read(db);
  } finally {
    await close();
    await database.stop();
  }
};
