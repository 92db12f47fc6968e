import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asc } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cardReviews, cards } from "#db/schema/cards.ts";
import { type CardMemory, schedule } from "#lib/cards/schedule.ts";
import { rating as anyRating, type CardRating } from "#lib/schemas/card.ts";
import { Product, type Victim } from "./product.ts";

const cardCount = 8;
/** Presses from one kill to the next. */
const pressesPerKill = 5;
/** Until the product has come back from a kill, on a busy machine. */
const longestMs = 120_000;
const lookMs = 100;
const victims: readonly Victim[] = ["server", "database", "server", "everything", "server"];

/** What a student does: rates a card, or takes the newest review back. */
interface Press {
  readonly key: string;
  readonly card: number;
  /** Null for taking back. */
  readonly rating: CardRating | null;
}

/** Nothing is taken back twice in a row, so that what is taken back is the press before. */
const makePresses = (count: number, random: () => number): Press[] => {
  const presses: Press[] = [];
  for (let at = 0; at < count; at += 1) {
    const before = presses.at(-1);
    const key = `press_${at}`;
    const rating = anyRating.options[Math.floor(random() * 4)] ?? "good";
    if (before?.rating && random() < 0.2) presses.push({ ...before, key, rating: null });
    else presses.push({ key, rating, card: Math.floor(random() * cardCount) });
  }
  return presses;
};

/** Whether the server did what was asked; false while it or its database is down. */
const post = async (url: string, body: unknown): Promise<boolean> => {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    assert.ok(response.status !== 409 && response.status !== 400, text);
    return response.ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const readStored = async (db: Database) => ({
  cards: await db.select().from(cards).orderBy(asc(cards.due), asc(cards.id)),
  log: await db.select().from(cardReviews).orderBy(asc(cardReviews.reviewedAt)),
});
type Stored = Awaited<ReturnType<typeof readStored>>;

/** A session of presses, each sent with its key until it is answered; some of them are killed. */
class Session {
  readonly #product: Product;
  readonly #ids: readonly string[];
  /** How often each card was reviewed, as its page would say. */
  readonly #reviews: number[] = Array.from({ length: cardCount }, () => 0);
  /** How long the last press took. */
  #tookMs = 0;

  constructor(product: Product, ids: readonly string[]) {
    this.#product = product;
    this.#ids = ids;
  }

  #send({ key, card, rating }: Press): Promise<boolean> {
    const { address } = this.#product;
    return rating === null
      ? post(`${address}/api/cards/undo`, { key })
      : post(`${address}/api/cards/${this.#ids[card]}/reviews`, {
          ...{ key, rating, reviews: this.#reviews[card] },
        });
  }

  async #untilDone(press: Press): Promise<void> {
    const deadline = Date.now() + longestMs;
    while (!(await this.#send(press))) {
      assert.ok(Date.now() < deadline, `${press.key} is not answered\n${this.#product.tail(5)}`);
      await sleep(lookMs);
    }
  }

  async press(press: Press): Promise<void> {
    const startedMs = performance.now();
    await this.#untilDone(press);
    this.#tookMs = performance.now() - startedMs;
    this.#reviews[press.card] = (this.#reviews[press.card] ?? 0) + 1;
  }

  /** Kills before, within or shortly after the press. Answers with whether it was answered then. */
  async pressAndKill(press: Press, victim: Victim, random: () => number): Promise<boolean> {
    const strike = this.#product.aim(victim);
    const sent = this.#send(press);
    await sleep(random() * 1.2 * this.#tookMs);
    await strike();
    const answered = await sent;
    await this.#untilDone(press);
    // A page that never heard of the answer sends it once more.
    await this.press(press);
    return answered;
  }
}

/** Every press is in the log once and in its order, and the cards are what a run without kills makes of it. */
const checkStored = (
  stored: Stored,
  ids: readonly string[],
  presses: readonly Press[],
  first: Stored,
) => {
  assert.deepEqual(
    stored.log.map(({ key, cardId, rating }) => ({ key, cardId, rating })),
    presses.map(({ key, card, rating }) => ({ key, cardId: ids[card], rating })),
  );
  interface State {
    readonly memory: CardMemory | null;
    readonly due: Date;
    readonly reviews: number;
  }
  const states = new Map<string, State>(first.cards.map((card) => [card.id, card]));
  const before: State[] = [];
  for (const { cardId, rating, reviewedAt } of stored.log) {
    const state = states.get(cardId);
    assert.ok(state);
    const { reviews } = state;
    const made = rating === null ? before.at(-1) : schedule(state.memory, rating, reviewedAt);
    assert.ok(made);
    before.push(state);
    states.set(cardId, { memory: made.memory, due: made.due, reviews: reviews + 1 });
  }
  const found = stored.cards.map(({ id, memory, due, reviews }) => [id, { memory, due, reviews }]);
  const wanted = [...states].map(([id, { memory, due, reviews }]) => [
    id,
    { memory, due, reviews },
  ]);
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(wanted));
};

/**
 * Reviews cards and kills the product at random moments of it; nothing that was pressed is lost or counts twice. Returns
 * the number of kills.
 */
export const checkReview = async (
  say: (line: string) => void,
  random: () => number,
  kills: number,
): Promise<number> => {
  const startedMs = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-crash-"));
  const product = new Product({ dataDir, modelUrl: null });
  try {
    await product.start();
    const sides = Array.from({ length: cardCount }, (_, at) => ({
      ...{ front: `term ${at}`, back: `meaning ${at}` },
    }));
    assert.ok(await post(`${product.address}/api/cards`, { cards: sides }));
    const first = await product.inDatabase(readStored);
    const ids = first.cards.map(({ id }) => id);
    assert.equal(ids.length, cardCount);
    const session = new Session(product, ids);
    const presses = makePresses(kills * pressesPerKill, random);
    const killed: { key: string; answered: boolean; killedMs: number }[] = [];
    for (const [at, press] of presses.entries()) {
      const victim = victims[Math.floor(at / pressesPerKill) % victims.length] ?? "server";
      if ((at + 1) % pressesPerKill === 0) {
        const answered = await session.pressAndKill(press, victim, random);
        killed.push({ key: press.key, answered, killedMs: product.killedMs });
      } else await session.press(press);
    }
    const stored = await product.inDatabase(readStored);
    checkStored(stored, ids, presses, first);
    const answered = killed.filter((one) => one.answered).length;
    const times = new Map(stored.log.map(({ key, reviewedAt }) => [key, reviewedAt.getTime()]));
    const unheard = killed.filter(
      ({ key, answered: heard, killedMs }) => !heard && (times.get(key) ?? 0) <= killedMs,
    );
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    say(
      `The review\n  the same log and cards of ${presses.length} presses after ${kills} kills: ${answered} came after the answer, ${unheard.length} between storing and answering (${seconds} s)`,
    );
    return kills;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
