/** A reason not to start that one sentence explains; no stack helps. */
export class Refusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "Refusal";
  }
}
