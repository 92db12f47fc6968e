import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { insertQuiz } from "#db/queries/quizzes.ts";
import { subjectForNew } from "#db/queries/subjects.ts";
import { corrections, questions, quizzes } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { newId } from "#lib/ids.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { localOwner } from "#lib/owner.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import { type Correction, defaultMix, type Question } from "#lib/schemas/quiz.ts";
import { QuizPage, readQuiz } from "./quiz-page.ts";

const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3);
const address = `https://manual.example/${"a-very-long-path/".repeat(14)}?q=${"x".repeat(120)}`;
const formula = `$a_1 + ${Array.from({ length: 40 }, (_, place) => `x_{${place}}^{2}`).join(" + ")} = 0$`;
const displayed = `$$\n\\sum_{i=0}^{n} ${"\\frac{a_i}{b_i} + ".repeat(30)} 1\n$$`;
const wideCode = `static std::unordered_map<std::string, std::vector<std::pair<int, std::string>>> ${"index_of_".repeat(20)}all = ____(${"argument, ".repeat(14)}last);`;
const wideTable = `| ${Array.from({ length: 14 }, (_, place) => `column${place}`).join(" | ")} |
|${"---|".repeat(14)}
| ${Array.from({ length: 14 }, (_, place) => `value${place}withalongtail`).join(" | ")} |`;

/** Nothing of this fits a page by itself; each part has words of its own to be corrected. */
const wideNote = `# Wide things

A queue gives back the newest element first. Its manual is at ${address} and says so, too.

The word ${longWord} has few letters.

The surface ${formula} is a circle.

${displayed}

\`\`\`cpp
${wideCode.replace("____", "make_index")}
int main() { return 0; }
\`\`\`

${wideTable}

- A stack is a list that \`pop_front(${"argument, ".repeat(20)}last)\` takes from.
- A heap keeps its least element at the end.
`;

const sentences = readNote(wideNote, "en").sentences;

const sentenceWith = (words: string) => {
  const found = sentences.find(({ text }) => text.includes(words));
  if (!found) throw new Error(`the note has no sentence with ${words}`);
  return found;
};

/** A correction of the sentence with these words. */
const corrected = (wrong: string, right: string, more: Partial<Correction>): Correction => {
  const { text, start, end } = sentenceWith(wrong);
  const patch = { start: start + text.indexOf(wrong), removed: wrong, inserted: right };
  const fixed = applyPatches(text, [{ ...patch, start: patch.start - start }]) ?? text;
  return {
    id: newId("cor"),
    conceptId: null,
    term: "",
    type: "definition_fix",
    message: `Not ${wrong}: ${longWord}`,
    original: text,
    fixed,
    span: { start, end },
    patch,
    removedCode: null,
    basis: "model",
    evidence: null,
    status: "open",
    ...more,
  };
};

/** What is corrected: the wrong words, and the right ones. */
export const wideChanges = [
  ["newest", "oldest"],
  ["few", "many"],
  ["circle", "sphere"],
  ["least", "greatest"],
  ["value3withalongtail", "value3"],
] as const;

const moreOf: Readonly<Record<string, Partial<Correction>>> = {
  newest: { term: `Queue ${longWord}` },
  few: { basis: "note", evidence: { quote: wideTable.split("\n")[2] ?? "", place: address } },
  circle: { removedCode: wideCode, type: "code_mismatch" },
};

const report = (): Correction[] =>
  wideChanges.map(([wrong, right]) => corrected(wrong, right, moreOf[wrong] ?? {}));

const quoteOf = (words: string): Question["evidence"] => {
  const { text, start, end } = sentenceWith(words);
  return { quote: text, start, end };
};

/** Sentences with something between them. */
const placesWith = (...words: readonly string[]): Question["evidence"] => {
  const places = words.map(quoteOf);
  const quote = places.map((place) => place.quote).join("\n\n");
  return { quote, start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0, places };
};

const fencedCode = (): Question["evidence"] => {
  const start = wideNote.indexOf("```cpp");
  const end = wideNote.indexOf("```", start + 3) + 3;
  return { quote: wideNote.slice(start, end), start, end };
};

type Draft = Pick<Question, "type" | "stem" | "options" | "answer" | "evidence">;

const drafts: readonly Draft[] = [
  {
    type: "multiple_choice",
    stem: `What belongs in the gap?\n\n\`\`\`cpp\n${wideCode}\n\`\`\``,
    options: ["`make_index`", `\`${"index_of_".repeat(30)}\``, longWord, address],
    answer: "`make_index`",
    evidence: fencedCode(),
  },
  {
    type: "multiple_choice",
    stem: `Which of these is ${formula}? See ${address} and ${longWord}.`,
    options: [formula, "a circle", `\`pop_front(${"argument, ".repeat(20)}last)\``, "| a | b |"],
    answer: formula,
    evidence: { ...quoteOf("circle"), quote: `${displayed}\n\n${wideTable}` },
  },
  {
    type: "true_false",
    stem: `True or false?\n\n${wideTable}\n\n${displayed}`,
    options: null,
    answer: "true",
    evidence: quoteOf("value3withalongtail"),
  },
  {
    type: "fill_in",
    stem: `A queue gives back the ____ element first. ${longWord}`,
    options: null,
    answer: longWord,
    evidence: placesWith("newest", "few"),
  },
];

const wideReason = `Because of ${address} and ${formula}.\n\n${displayed}\n\n\`\`\`cpp\n${wideCode}\n\`\`\``;

/** Stores a finished quiz that no page is wide enough for. @returns its id */
export const storeWideQuiz = async (db: Database): Promise<string> => {
  const thread = { threadId: newId("thr"), ownerId: localOwner };
  await db.transaction(async (tx) => {
    await tx.insert(threads).values({
      id: thread.threadId,
      ownerId: localOwner,
      subjectId: await subjectForNew(tx, localOwner),
      kind: "quiz",
      title: `Wide ${longWord}`,
      status: "done",
    });
    await insertQuiz(tx, {
      ...thread,
      text: wideNote,
      fileName: null,
      settings: { wanted: null, mix: defaultMix },
    });
    const unchecked = [sentenceWith("Its manual").number, sentenceWith("A stack").number];
    const { start, end, text } = sentenceWith("A stack");
    const doubt = { span: { start, end }, quote: text, reason: longWord, by: "checker" } as const;
    await tx
      .update(quizzes)
      .set({
        status: "ready",
        factCheck: "partly",
        noteCheck: { patches: [], unchecked, doubts: [doubt] },
      })
      .where(eq(quizzes.threadId, thread.threadId));
    const found = report();
    await tx
      .insert(corrections)
      .values(found.map((one, ordinal) => ({ ...one, ...thread, ordinal })));
    await tx.insert(questions).values(
      drafts.map((draft, ordinal) => ({
        ...draft,
        ...thread,
        id: newId("q"),
        ordinal,
        round: 0,
        accepted: [],
        explanation: ordinal === 0 ? wideReason : "So it is.",
        conceptId: null,
        code: null,
        codeLanguage: null,
        difficulty: "easy" as const,
        state: "kept" as const,
      })),
    );
  });
  return thread.threadId;
};

/** Answers the quiz from its first question to its results. `look` is called at every question, answer and at the end. */
export const walkWideQuiz = async (
  page: Page,
  id: string,
  { look, goOn }: { look: () => Promise<void>; goOn: (quiz: QuizPage) => Promise<void> },
): Promise<void> => {
  const total = (await readQuiz(page, id)).questions.length;
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  for (let number = 1; number <= total; number++) {
    await expect(quiz.position(number, total)).toBeVisible();
    await look();
    await quiz.answerByKeys("2");
    await expect(page.getByRole("figure").getByText("In your note")).toBeVisible();
    await look();
    await goOn(quiz);
  }
  await expect(quiz.resultsHeading).toBeVisible();
  await look();
};
