"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { StudyView } from "#lib/schemas/study.ts";

/** The questions with their answers, below the document on paper; on a screen they stand beside it. */
export const PrintedQuestions = (props: {
  questions: StudyView["questions"];
  htmlOf: (block: string) => string | null;
}) => {
  const t = useTexts();
  const printing = usePrinting();
  const { questions, htmlOf } = props;
  if (!printing || questions.length === 0) return null;
  return (
    <section className="printed-questions">
      <h2>{t("study.questions.title")}</h2>
      <ol>
        {questions.map(({ id, text, textBlock, answer, answerBlock }) => (
          <li key={id}>
            <RenderedText html={htmlOf(textBlock)} text={text} />
            {answer !== null && (
              <RenderedText
                html={answerBlock === null ? null : htmlOf(answerBlock)}
                text={answer}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Whether the page is being put on paper. It has to be complete when the browser's own event has been dealt with. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia("print");
    const onChange = () => flushSync(() => setPrinting(print.matches));
    print.addEventListener("change", onChange);
    return () => print.removeEventListener("change", onChange);
  }, []);
  return printing;
};
