import { stripVTControlCharacters } from "node:util";

/** As much of a tool's output as names what went wrong where nothing else does. */
const mostLines = 30;
const mostCharacters = 1_500;
/** Enough for the lines that are kept, colours included. */
const keptCharacters = 16_000;

/** Keeps the end of what a tool prints. */
export class OutputTail {
  #kept = "";

  add(text: string): void {
    this.#kept = (this.#kept + text).slice(-keptCharacters);
  }

  /** The last lines without colours and empty lines. */
  text(): string {
    const lines = stripVTControlCharacters(this.#kept)
      .split("\n")
      .map((line) => line.trimEnd())
      .filter((line) => line !== "");
    return lines.slice(-mostLines).join("\n").slice(-mostCharacters);
  }
}
