import { readFileSync } from "node:fs";
import { applyPatches } from "#lib/quotes/patch.ts";
import { planCommands, planWhole } from "#lib/rules/edit-commands.ts";
import { inOwnWords } from "#lib/rules/own-words.ts";
import { type RequestReading, readRequest } from "#lib/rules/read-edit-request.ts";

const usage = `Usage: npm run eval:requests -- DOCUMENT REQUESTS [--on]

DOCUMENT is Markdown, REQUESTS one request a line. Each is played without a model against the document as it is; with --on
against what the one before it left. Printed is what changed, or what is said instead. Undo needs a thread: not here.`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const most = 160;
const shown = (text: string): string =>
  JSON.stringify(text.length > most ? `${text.slice(0, 80)} … ${text.slice(-70)}` : text);

/** What stands in both at the beginning and at the end is left out. */
const difference = (before: string, after: string): string => {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const least = Math.min(before.length, after.length) - start;
  while (end < least && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => shown(text.slice(Math.max(0, start - 12), text.length - end + 8));
  return `${part(before)} => ${part(after)}`;
};

interface Outcome {
  readonly said: string;
  /** Null where nothing changes. */
  readonly text: string | null;
}

const outcomeOf = (read: RequestReading, document: string): Outcome => {
  if (read.kind === "offers") {
    const offers = read.readings.map((one) => outcomeOf(one, document).said);
    return { said: `offered: ${offers.join(" | ")}`, text: null };
  }
  const plan =
    read.kind === "commands"
      ? planCommands({ document, selection: null, language: "en" }, read.commands)
      : read.kind === "whole" && read.command.kind !== "undo_edit"
        ? planWhole(document, read.command, "en")
        : null;
  if (plan === null) return { said: read.kind, text: null };
  if (plan.kind === "unsure") return { said: `asked which of ${plan.places.length}`, text: null };
  if (plan.kind === "failed") {
    const why = plan.failures.map((one) => {
      const near = "offers" in one ? (one.offers ?? []) : [];
      const nearest = near.map(({ span }) => shown(document.slice(span.start, span.end)));
      return `${one.kind}${nearest.length > 0 ? `, nearest: ${nearest.join(", ")}` : ""}`;
    });
    return { said: why.join("; "), text: null };
  }
  const patches = plan.edits.flatMap((edit) => edit.patches);
  const text = applyPatches(document, patches);
  return { said: text === null ? "patches do not fit" : difference(document, text), text };
};

const [documentFile, requestsFile, flag] = process.argv.slice(2);
if (documentFile === undefined || requestsFile === undefined) {
  print(usage);
  process.exitCode = 1;
} else {
  let document = readFileSync(documentFile, "utf8");
  for (const request of readFileSync(requestsFile, "utf8").split("\n")) {
    if (request.trim() === "") continue;
    const literal = readRequest(request);
    const read = literal.kind === "unclear" ? (inOwnWords(request, document) ?? literal) : literal;
    const { said, text } = outcomeOf(read, document);
    print(`${text === null ? "kept   " : "changed"} ${request}\n        ${said}`);
    if (flag === "--on" && text !== null) document = text;
  }
}
