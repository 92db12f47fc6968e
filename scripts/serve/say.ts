/** A line for the person at the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A problem, for the person at the terminal. */
export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
