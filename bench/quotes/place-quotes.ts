import { Random } from "#evals/quotes/random.ts";
import { placeQuote } from "#lib/quotes/place-quote.ts";
import { referenceSearch } from "./reference-search.ts";
import { repetitiveTexts, studyText } from "./texts.ts";

const ROUNDS = 12;
const sizes = [5_000, 50_000, 200_000];
const lengths = [20, 100, 400, 1_000, 2_000];
const random = new Random(7);

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Processor time of this thread: other work on the machine does not count. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const milliseconds = (run: () => unknown): number => {
  const start = processorTime();
  run();
  return processorTime() - start;
};

const spoiled = (quote: string, rate: number): string => {
  const letters = [...quote];
  for (let slips = Math.ceil(quote.length * rate); slips > 0; slips--)
    letters[random.below(letters.length)] = "ж";
  return letters.join("");
};

const quoteOf = {
  present: (text: string) => text,
  "with errors": (text: string) => spoiled(text, 0.06),
  absent: (text: string) => text,
} as const;
type Kind = keyof typeof quoteOf;

const summary = (times: readonly number[]): string => {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return `${mean.toFixed(2).padStart(7)} /${Math.max(...times)
    .toFixed(1)
    .padStart(7)}`;
};

const compare = (document: string, foreign: string, length: number, kind: Kind): number[] => {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const source = kind === "absent" ? foreign : document;
    const start = random.below(source.length - length);
    const quote = quoteOf[kind](source.slice(start, start + length));
    ours.push(milliseconds(() => placeQuote(document, quote)));
    theirs.push(milliseconds(() => referenceSearch(document, quote)));
  }
  print(
    `${String(document.length).padStart(7)} ${String(length).padStart(6)}  ${kind.padEnd(12)} ${summary(ours)}   ${summary(theirs)}`,
  );
  return ours;
};

const speed = (): void => {
  print("   text  quote  kind           ours, mean / worst ms    reference");
  const short: number[] = [];
  for (const size of sizes) {
    const document = studyText(size, random);
    const foreign = studyText(size, random);
    for (let round = 0; round < 10; round++)
      placeQuote(document, spoiled(foreign.slice(round * 50, round * 50 + 150), 0.1));
    for (const length of lengths.filter((value) => value < size / 2)) {
      for (const kind of Object.keys(quoteOf) as Kind[]) {
        const times = compare(document, foreign, length, kind);
        if (length <= 400) short.push(...times);
      }
    }
  }
  print(`up to 400 characters, all texts:      ${summary(short)}   (goal: mean 5, worst 35)`);
};

/** The reference is left out: it takes from seconds to minutes here. */
const growth = (): void => {
  print("\nrepetitive text: ms at 50, 100 and 200 thousand characters");
  for (const [name, make] of Object.entries(repetitiveTexts)) {
    for (const length of [100, 1_000, 8_000]) {
      const times = [50_000, 100_000, 200_000].map((size) => {
        const document = make(size);
        const quote = spoiled(document.slice(0, length), 0.04);
        return milliseconds(() => placeQuote(document, quote))
          .toFixed(1)
          .padStart(8);
      });
      print(`${name.padEnd(14)} ${String(length).padStart(5)} ${times.join("")}`);
    }
  }
};

/** Milliseconds of placing a quote, beside a port of the reference, and growth on repetitive text. */
export const benchQuotes = (): Promise<void> => {
  speed();
  growth();
  return Promise.resolve();
};
