import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "#lib/env.ts";
import { noteTitle } from "#lib/notes/note-title.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { composeMaterial } from "#lib/rules/compose-material.ts";
import { definedTerms } from "#lib/rules/document/material-parts.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { makeQuiz } from "../factcheck/make-quiz.ts";
import { openDatabase } from "../fresh-database.ts";
import { type JudgedNote, refusalTable, writeNote } from "./judged-note.ts";
import { refusalsOf } from "./refusals.ts";
import { sayYield, yieldOf, yieldTable } from "./yield.ts";

/** The document that is composed of a note without a model, and the terms that it takes for key terms. */
const writeDocument = async (
  text: string,
): Promise<{ document: string; keyTerms: readonly string[] }> => {
  const topic = noteTitle(text);
  const language = noteLanguage(text);
  const document = await composeMaterial({ topic, language, notes: text });
  const terms = await definedTerms(readNote(text, language));
  return { document, keyTerms: terms.map(({ term }) => term) };
};

/** The most that a student can ask for: a quiz without a model ends where the note bears no more. */
const allThatIsBorne = 100;

const usage = `Usage: npm run eval:offline -- FOLDER [--out FILE]

Takes every .md and .txt file of FOLDER through the product as it is without a model, and writes the questions with
their keys, the document and its key terms, and what the rules refused into one Markdown file for a reader: FILE, or
FOLDER.offline.md beside the folder. Prints the yield: keyed questions for 1,000 words, dense notes and plain prose
apart, and how many of the facts that the authors set off became keyed questions.`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const evaluate = async (folder: string, out: string): Promise<void> => {
  const files = readdirSync(folder)
    .filter((file) => /\.(?:md|txt)$/i.test(file))
    .toSorted();
  if (files.length === 0) throw new Error(`${folder} holds no .md or .txt file.`);
  const env = readEnv({});
  const { db, close } = await openDatabase(undefined);
  const notes: JudgedNote[] = [];
  try {
    for (const file of files) {
      const text = readFileSync(join(folder, file), "utf8");
      const { questions, failure } = await makeQuiz(db, env, text, allThatIsBorne);
      const note = {
        ...{ file, text, failure },
        questions: questions.map(({ question }) => question),
        refusals: refusalsOf(text),
        ...(await writeDocument(text)),
      };
      notes.push(note);
      print(`${file}: ${sayYield(yieldOf([note]))}, ${note.keyTerms.length} key terms`);
    }
  } finally {
    await close();
  }
  const tables = `${yieldTable(notes)}\n\n${refusalTable(notes)}`;
  writeFileSync(out, [...notes.map(writeNote), tables].join("\n\n"));
  print(`\n${tables}\n\nWritten: ${out}`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" } },
});
const [folder] = positionals;
if (folder === undefined) {
  print(usage);
  process.exitCode = 1;
} else {
  const beside = join(resolve(folder), "..", `${basename(resolve(folder))}.offline.md`);
  await evaluate(folder, values.out ?? beside).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
