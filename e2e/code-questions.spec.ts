import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

interface Words {
  readonly title: string;
  readonly script: string;
  readonly query: string;
}

/** A note with a block of each language; each test has one of its own, as what was asked is not asked again. */
const noteOf = ({ title, script, query }: Words, js: string, sql: string) => `# ${title}

${script}

\`\`\`js
${js}
\`\`\`

${query}

\`\`\`sql
${sql}
\`\`\`
`;

const english = {
  title: "Sorting and asking",
  script: "A list is sorted in its place.",
  query: "Books are asked for by their length.",
};
const russian = {
  title: "Сортировка и запросы",
  script: "Список сортируется на своём месте.",
  query: "Книги ищут по числу страниц.",
};

const booksNote = noteOf(
  english,
  'const books = [3, 1, 2];\nconsole.log(books.sort().join("-")); // 1-2-3',
  "CREATE TABLE books (title TEXT, pages INTEGER);\nINSERT INTO books VALUES ('Emma', 474), ('Dune', 612);\n```\n\n```sql\nSELECT title FROM books WHERE pages > 500;",
);

/** A database begins within seconds, on a busy machine within most of a minute. */
const patience = { timeout: 180_000 };

/** Opens a quiz of a note at its first question about code. */
const openCode = async (page: Page, text: string, locale: Language) => {
  const id = await makeQuiz(page, { text });
  const { questions } = await readQuiz(page, id);
  const code = questions.filter((question) => question.code !== null);
  expect(code.map(({ codeLanguage }) => codeLanguage)).toEqual(["js", "sql"]);
  // What is right is told with the answer alone.
  expect(JSON.stringify(code)).not.toMatch(/1-2-3|"proof"/);
  await page.goto(`/quiz/${id}`);
  const map = page.getByRole("navigation", { name: translator(locale, "player")("map") });
  await map
    .getByRole("button")
    .nth((code[0]?.number ?? 1) - 1)
    .click();
  return new QuizPage(page, locale);
};

test.beforeEach(() => test.setTimeout(patience.timeout));

test("what a note's code prints and its query returns is asked, with the certificate", async ({
  page,
}) => {
  const player = translator("en", "player");
  const quiz = await openCode(page, booksNote, "en");
  await expect(page.getByRole("heading", { name: /what does this code print/i })).toBeVisible();
  const main = page.locator("main");
  await expect(main.getByText("books.sort().join")).toBeVisible();
  await expect(main.getByText("// 1-2-3")).toHaveCount(0);
  await expectNoViolation(page, "a question about code");
  await quiz.field.fill("1-2-3");
  await page.keyboard.press("Enter");
  await expect(quiz.verdict).toHaveText(player("right"));
  await expect(main.getByText(`${player("proof.prints")} 1-2-3`)).toBeVisible();
  await expectNoViolation(page, "a certificate");
  await quiz.goOnButton.click();
  await expect(page.getByRole("heading", { name: /the query return/ })).toBeVisible();
  await expect(main.getByText("CREATE TABLE books")).toBeVisible();
  await quiz.field.fill("Emma");
  await page.keyboard.press("Enter");
  await expect(quiz.verdict).toHaveText(player("wrong"));
  await expect(main.getByText(`${player("proof.returns")} Dune`)).toBeVisible();
});

test("the answers on paper and in files have the certificate", async ({ page }) => {
  const id = await makeQuiz(page, {
    text: noteOf(
      english,
      'const word = "abc";\nconsole.log(word.toUpperCase() + word.length);',
      "SELECT 7 * 6;",
    ),
  });
  const line = `${translator("en", "player")("proof.prints")} `;
  const files = { answers: `${line}\`ABC3\``, csv: `${line}ABC3`, gift: "prints `ABC3`" };
  for (const [file, certificate] of Object.entries(files)) {
    const answer = await page.request.get(`/api/quiz/${id}/download/${file}`);
    expect(await answer.text()).toContain(certificate);
  }
  await page.goto(`/quiz/${id}/print?answers=1`);
  await expect(page.getByText(`${line}ABC3`)).toBeVisible();
});

test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("the certificate is read under the answer", async ({ page }) => {
    const player = translator("ru", "player");
    const quiz = await openCode(
      page,
      noteOf(
        russian,
        "let sum = 0;\nfor (let n = 1; n < 5; n += 1) sum += n;\nconsole.log(sum);",
        "SELECT upper('ok') || '!';",
      ),
      "ru",
    );
    await expect(page.getByRole("heading", { name: /что выведет этот код/i })).toBeVisible();
    await quiz.field.fill("15");
    await quiz.checkButton.click();
    await expect(quiz.verdict).toHaveText(player("wrong"));
    const certificate = page.locator("main").getByText(`${player("proof.prints")} 10`);
    await certificate.scrollIntoViewIfNeeded();
    await expect(certificate).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a certificate on a phone");
  });
});
