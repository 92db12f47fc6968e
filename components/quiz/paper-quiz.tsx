import "../ui/paper.css";
import { translator } from "#lib/i18n/translator.ts";
import {
  choicesOnPaper,
  type ExportedQuiz,
  keyOnPaper,
  letterOf,
} from "#lib/questions/export-quiz.ts";
import { proofLine } from "#lib/questions/proof-words.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { RichText } from "../ui/rich-text.tsx";

/** A quiz in the language of its questions, with room to write; the answers begin a page. */
export const PaperQuiz = (props: { quiz: ExportedQuiz; withAnswers: boolean }) => {
  const { title, language, questions } = props.quiz;
  const t = translator(language, "quizFiles");
  return (
    <article lang={language} className="paper">
      <header>
        <h1>{title}</h1>
        <p className="paper-names">
          <span>{t("paper.name")}</span>
          <span>{t("paper.date")}</span>
        </p>
      </header>
      <ol>
        {questions.map((question) => (
          <li key={question.id}>
            <RichText markdown={question.stem} />
            {question.code !== null && (
              <CodeBlock code={question.code} language={question.codeLanguage} />
            )}
            <Room question={question} language={language} />
          </li>
        ))}
      </ol>
      {props.withAnswers && (
        <section className="paper-answers">
          <h2>{t("answers")}</h2>
          <ol>
            {questions.map((question) => (
              <li key={question.id}>
                {keyOnPaper(question, language).map((line) => (
                  <RichText key={line} markdown={line} />
                ))}
                <div className="paper-why">
                  <RichText markdown={question.explanation} />
                  {question.proof && <p>{proofLine(question.proof, language, "text")}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
};

/** Lines to write on, by what is asked for. */
const lines = { fill_in: 1, open: 5, free_recall: 5 } as const;

/** What is chosen from, and where the answer goes. */
const Room = (props: { question: Question; language: Language }) => {
  const { question, language } = props;
  const t = translator(language, "quizFiles");
  const { terms, lettered } = choicesOnPaper(question);
  switch (question.type) {
    case "multiple_choice":
      return <Lettered texts={lettered} />;
    case "true_false": {
      const player = translator(language, "player");
      return (
        <ul className="paper-boxes">
          <li>{player("true")}</li>
          <li>{player("false")}</li>
        </ul>
      );
    }
    case "ordering":
      return (
        <>
          <Lettered texts={lettered} />
          <p className="paper-line">{t("paper.order")}</p>
        </>
      );
    case "matching":
      return (
        <>
          <div className="paper-pairs">
            <ol>
              {terms.map((term) => (
                <li key={term}>
                  <RichText markdown={term} inline />
                </li>
              ))}
            </ol>
            <Lettered texts={lettered} />
          </div>
          <p className="paper-line">{t("paper.pairs")}</p>
        </>
      );
    case "naming":
      return <Lines count={question.answer.split("\n").length} />;
    default:
      return <Lines count={lines[question.type]} />;
  }
};

const Lettered = (props: { texts: readonly string[] }) => (
  <ul className="paper-letters">
    {props.texts.map((text, index) => (
      <li key={text}>
        <span>{letterOf(index)}</span>
        <RichText markdown={text} inline />
      </li>
    ))}
  </ul>
);

const Lines = (props: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: props.count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
      <p key={line} className="paper-line" />
    ))}
  </div>
);
