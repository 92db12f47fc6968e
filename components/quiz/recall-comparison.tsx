"use client";

import type { RefObject } from "react";
import { useTexts } from "../ui/texts.tsx";
import type { PlayerQuestion } from "./player-question.ts";

/** What the student remembered and what the note says, side by side; on a phone one under the other. */
export const RecallComparison = (props: {
  question: PlayerQuestion;
  answer: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { question, answer } = props;
  const passage = question.key?.passage ?? null;
  return (
    <div className="recall arrive">
      {answer !== "" && (
        <section className="recall-own">
          <h3 className="caption">{t("recall.own")}</h3>
          <p className="font-serif text-lg whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </section>
      )}
      <section className="recall-note scroll-mb-40" aria-busy={passage === null}>
        <h3 ref={props.heading} tabIndex={-1} className="caption outline-none">
          {t(question.key?.isPatched ? "player.passageCorrected" : "player.passage")}
        </h3>
        {passage}
      </section>
    </div>
  );
};
