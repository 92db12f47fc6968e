/** A reason not to start that one sentence explains; no stack helps. */
export class Refusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "Refusal";
  }
}

/** A line for the person at the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A problem, for the person at the terminal. */
export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
